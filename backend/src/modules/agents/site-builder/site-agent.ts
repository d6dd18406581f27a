import type { AgentResult, SetupStep } from '@ag/contracts'
import { count, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { site_messages, sites } from '../../../db/schema'
import type { AgentModule } from '../agent-module'
import { readVisits } from './visits'

/** How far a company has come with its site, and what the site brought. */
export const siteAgent: AgentModule = {
  async setup(db, companyId): Promise<SetupStep[]> {
    const [site] = await db.select().from(sites).where(eq(sites.company_id, companyId))
    const { address, phone, whatsapp, instagram } = site?.content.details ?? {}
    return [
      {
        id: 'page',
        title: 'Monte a sua página',
        hint: 'Diga o tipo de negócio, o nome e o que você vende. Ela nasce pronta.',
        done: site !== undefined,
        place: 'work',
      },
      {
        id: 'contact',
        title: 'Conte como falar com você',
        hint: 'Endereço, telefone, WhatsApp ou Instagram aparecem na página.',
        done: [address, phone, whatsapp, instagram].some((way) => way?.trim()),
        place: 'work',
      },
      {
        id: 'publish',
        title: 'Publique o site',
        hint: 'Um clique e ele está no ar, no endereço que você escolher.',
        done: site !== undefined && site.number > 0,
        place: 'work',
      },
      {
        id: 'message',
        title: 'Receba a primeira mensagem',
        hint: 'Escreva você mesmo pelo formulário do site para ver como ela chega.',
        done: (await messagesOf(db, companyId)) > 0,
        place: 'results',
      },
    ]
  },

  async results(db, companyId, now): Promise<AgentResult[]> {
    const { days } = await readVisits(db, now, companyId)
    const sum = (key: 'visits' | 'messages') => days.reduce((total, day) => total + day[key], 0)
    return [
      { key: 'messages', label: 'Mensagens pelo site', value: sum('messages'), unit: 'count', how: null },
      {
        key: 'visits',
        label: 'Visitas ao site',
        value: sum('visits'),
        unit: 'count',
        how: 'Contadas sem cookies; robôs que se identificam ficam de fora.',
      },
    ]
  },
}

async function messagesOf(db: Db, companyId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(site_messages)
    .where(eq(site_messages.company_id, companyId))
  return found?.count ?? 0
}
