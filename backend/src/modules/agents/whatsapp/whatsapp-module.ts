import type { ChatResults } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import { after, days } from '../../../clock'
import type { Db } from '../../../db/database'
import { whatsapp_conversations } from '../../../db/schema'
import type { AgentModule } from '../agent-module'
import { whatsappRepository } from './whatsapp-repository'

/** Minutes of somebody's time that an answer of the agent saves: reading, looking it up and writing. */
const minutesAnAnswer = 2

/** What the workspace, the overview and the list of services show of the customer-service agent. */
export const whatsappModule: AgentModule = {
  async setup(db, companyId) {
    const agent = await whatsappRepository(db).agent(companyId)
    const knowledge = agent?.knowledge
    return [
      {
        id: 'knowledge',
        title: 'Ensine o que o agente pode responder',
        hint: 'Horários, preços e perguntas. Ele não responde nada além disso.',
        done:
          knowledge !== null &&
          knowledge !== undefined &&
          (knowledge.items.length > 0 || knowledge.questions.length > 0),
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
        done: await hasConversation(db, companyId),
        place: 'work',
      },
    ]
  },

  async results(db, companyId, now) {
    const { answered, handed_over, hours_saved } = await readResults(db, companyId, now)
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
        value: hours_saved,
        unit: 'hours',
        how: `Respostas do agente × ${minutesAnAnswer} minutos.`,
      },
    ]
  },
}

/** What the agent did in the thirty days before `now`; hours with one decimal. */
export async function readResults(db: Db, companyId: string, now: Date): Promise<ChatResults> {
  const counts = await whatsappRepository(db).results(companyId, after(now, -days(30)))
  return {
    ...counts,
    hours_saved: Math.round((counts.answered * minutesAnAnswer) / 6) / 10,
    minutes_an_answer: minutesAnAnswer,
  }
}

async function hasConversation(db: Db, companyId: string): Promise<boolean> {
  const rows = await db
    .select({ id: whatsapp_conversations.id })
    .from(whatsapp_conversations)
    .where(eq(whatsapp_conversations.company_id, companyId))
    .limit(1)
  return rows.length > 0
}
