import { meetingZone, type SiteContent } from '@ag/contracts'
import { and, count, eq, gt, sql } from 'drizzle-orm'
import { site_messages, site_visits, sites } from '../../../db/schema'
import { agentModule } from '../agent-module'

/** How far a company has come with its site, and what the site brought. */
export const siteAgent = agentModule({
  name: 'agent_site',
  queries: (db, { company_id, since_day }) => ({
    sites: db
      .select({
        details: sql<SiteContent['details']>`${sites.content}->'details'`,
        number: sites.number,
      })
      .from(sites)
      .where(eq(sites.company_id, company_id)),
    anyMessage: db
      .select({ id: site_messages.id })
      .from(site_messages)
      .where(eq(site_messages.company_id, company_id))
      .limit(1),
    messages: db
      .select({ count: count() })
      .from(site_messages)
      .where(
        and(
          eq(site_messages.company_id, company_id),
          sql`${site_messages.created_at} >= (${since_day}::date + 1)::timestamp at time zone ${sql.raw(`'${meetingZone}'`)}`,
        ),
      ),
    visits: db
      .select({ count: sql<number>`coalesce(sum(${site_visits.count}), 0)` })
      .from(site_visits)
      .where(and(eq(site_visits.company_id, company_id), gt(site_visits.day, since_day))),
  }),

  setup({ sites: [site], anyMessage }) {
    const { address, phone, whatsapp, instagram } = site?.details ?? {}
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
        done: anyMessage.length > 0,
        place: 'results',
      },
    ]
  },

  results({ messages: [messages], visits: [visits] }) {
    return [
      {
        key: 'messages',
        label: 'Mensagens pelo site',
        value: messages?.count ?? 0,
        unit: 'count',
        how: null,
      },
      {
        key: 'visits',
        label: 'Visitas ao site',
        value: visits?.count ?? 0,
        unit: 'count',
        how: 'Contadas sem cookies; robôs que se identificam ficam de fora.',
      },
    ]
  },
})
