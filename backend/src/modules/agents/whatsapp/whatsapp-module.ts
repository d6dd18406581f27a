import type { ChatResults } from '@ag/contracts'
import { and, eq, sql } from 'drizzle-orm'
import { after, days } from '../../../clock'
import type { Db } from '../../../db/database'
import { whatsapp_agents, whatsapp_conversations, whatsapp_messages } from '../../../db/schema'
import { agentModule } from '../agent-module'
import { answeredCount, handedOverCount, whatsappRepository } from './whatsapp-repository'

/** Minutes of somebody's time that an answer of the agent saves: reading, looking it up and writing. */
const minutesAnAnswer = 2

/** What the workspace, the overview and the list of services show of the customer-service agent. */
export const whatsappModule = agentModule({
  name: 'agent_whatsapp',
  queries: (db, { company_id, since }) => ({
    agents: db
      .select({
        isTaught: sql<boolean>`coalesce(jsonb_array_length(${whatsapp_agents.knowledge}->'items')
          + jsonb_array_length(${whatsapp_agents.knowledge}->'questions') > 0, false)`,
        slug: whatsapp_agents.slug,
      })
      .from(whatsapp_agents)
      .where(eq(whatsapp_agents.company_id, company_id)),
    anyConversation: db
      .select({ id: whatsapp_conversations.id })
      .from(whatsapp_conversations)
      .where(eq(whatsapp_conversations.company_id, company_id))
      .limit(1),
    counts: db
      .select({ answered: answeredCount, handed_over: handedOverCount })
      .from(whatsapp_messages)
      .where(
        and(
          eq(whatsapp_messages.company_id, company_id),
          sql`${whatsapp_messages.created_at} > ${since}::timestamptz`,
        ),
      ),
  }),

  setup({ agents: [agent], anyConversation }) {
    return [
      {
        id: 'knowledge',
        title: 'Ensine o que o agente pode responder',
        hint: 'Horários, preços e perguntas. Ele não responde nada além disso.',
        done: agent?.isTaught ?? false,
        place: 'settings',
      },
      {
        id: 'address',
        title: 'Escolha o endereço da página de conversa',
        hint: 'Um link para a bio, o cartão e o site.',
        done: Boolean(agent?.slug),
        place: 'settings',
      },
      {
        id: 'first-chat',
        title: 'Receba a primeira conversa',
        hint: 'Abra a sua página, escreva como cliente e veja a resposta.',
        done: anyConversation.length > 0,
        place: 'work',
      },
    ]
  },

  results({ counts: [{ answered, handed_over } = { answered: 0, handed_over: 0 }] }) {
    return [
      { key: 'answered', label: 'Respostas do agente', value: answered, unit: 'count', how: null },
      {
        key: 'handed_over',
        label: 'Conversas passadas para a equipe',
        value: handed_over,
        unit: 'count',
        how: null,
      },
      {
        key: 'hours_saved',
        label: 'Horas poupadas',
        value: hoursSaved(answered),
        unit: 'hours',
        how: `Respostas do agente × ${minutesAnAnswer} minutos.`,
      },
    ]
  },
})

/** Hours, with one decimal. */
const hoursSaved = (answered: number) => Math.round((answered * minutesAnAnswer) / 6) / 10

/** What the agent did in the thirty days before `now`; hours with one decimal. */
export async function readResults(db: Db, companyId: string, now: Date): Promise<ChatResults> {
  const counts = await whatsappRepository(db).results(companyId, after(now, -days(30)))
  return { ...counts, hours_saved: hoursSaved(counts.answered), minutes_an_answer: minutesAnAnswer }
}
