import {
  checkSiteHost,
  countSiteVisits,
  getPublishedSite,
  getSite,
  getSiteHosts,
  getSiteMessages,
  getSiteMessagesFile,
  getSiteVersions,
  getSiteVisits,
  moveSiteMessage,
  publishSite,
  removeSiteMessage,
  restoreSiteVersion,
  saveSite,
  saveSiteSettings,
  sendSiteMessage,
  unpublishSite,
} from '@ag/contracts'
import { and, asc, isNotNull } from 'drizzle-orm'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { sites } from '../../../db/schema'
import type { Route } from '../../../plugins/router'
import { sendFile } from '../../../plugins/send-file'
import type { Limits } from '../../limits/limits'
import type { Mailer } from '../../outbox/mailer'
import { createFormStamps } from './form-stamp'
import { messagesFile, moveMessage, readMessages, removeMessage } from './messages'
import { readPublishedSite } from './published-site'
import { sendMessage } from './send-message'
import { createSites, type ResolveTxt } from './sites'
import { addVisits, readVisits } from './visits'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  mailer: Mailer
  secret: string
  publicUrl: string
  resolveTxt: ResolveTxt
}

/** Sites of companies: what the company does with its own, and what gateways ask for its visitors. */
export function siteRoutes(route: Route, needs: Needs): void {
  companyRoutes(route, needs)
  visitorRoutes(route, needs)
}

function companyRoutes(route: Route, needs: Needs): void {
  const { db, clock } = needs
  const tag = 'agents: site builder'
  const ofCompany = createSites(needs)

  route(getSite, {
    tag,
    who: 'user',
    summary: 'The site of the company',
    handler: async ({ caller }) => ({ site: await ofCompany.read(caller.user.company_id) }),
  })

  route(saveSite, {
    tag,
    who: 'user',
    summary: 'Keeps the page',
    handler: ({ caller, body }) => ofCompany.save(caller.user.company_id, body),
  })

  route(saveSiteSettings, {
    tag,
    who: 'user',
    summary: 'Address, domain and mails of the site',
    handler: ({ caller, body }) => ofCompany.saveSettings(caller.user.company_id, body),
  })

  route(checkSiteHost, {
    tag,
    who: 'user',
    summary: 'Looks for the TXT record of the domain',
    handler: ({ caller }) => ofCompany.checkHost(caller.user.company_id),
  })

  route(publishSite, {
    tag,
    who: 'user',
    summary: 'Shows the page to everybody',
    handler: ({ caller, body }) => ofCompany.publish(caller.user.company_id, body.version),
  })

  route(unpublishSite, {
    tag,
    who: 'user',
    summary: 'Takes the page offline',
    handler: ({ caller }) => ofCompany.unpublish(caller.user.company_id),
  })

  route(getSiteVersions, {
    tag,
    who: 'user',
    summary: 'What was published',
    handler: async ({ caller }) => ({ versions: await ofCompany.versions(caller.user.company_id) }),
  })

  route(restoreSiteVersion, {
    tag,
    who: 'user',
    summary: 'Brings back what was published',
    handler: ({ caller, params, body }) =>
      ofCompany.restore(caller.user.company_id, Number(params.number), body.version),
  })

  route(getSiteMessages, {
    tag,
    who: 'user',
    summary: 'What visitors wrote',
    handler: ({ caller, query }) => readMessages(db, caller.user.company_id, query),
  })

  route(moveSiteMessage, {
    tag,
    who: 'user',
    summary: 'Marks a message',
    handler: ({ caller, params, body }) => moveMessage(db, caller.user.company_id, params.id, body.state),
  })

  route(removeSiteMessage, {
    tag,
    who: 'user',
    summary: 'Forgets a message',
    async handler({ caller, params }) {
      await removeMessage(db, caller.user.company_id, params.id)
      return undefined
    },
  })

  route(getSiteMessagesFile, {
    tag,
    who: 'user',
    summary: 'Messages as a spreadsheet',
    async handler({ caller, reply }) {
      sendFile(reply, 'mensagens-do-site.csv', await messagesFile(db, caller.user.company_id))
      return undefined
    },
  })

  route(getSiteVisits, {
    tag,
    who: 'user',
    summary: 'Visits and messages by day',
    handler: ({ caller }) => readVisits(db, clock(), caller.user.company_id),
  })
}

function visitorRoutes(route: Route, needs: Needs): void {
  const { db, clock } = needs
  const tag = 'sites of companies, for gateways'
  const published = { ...needs, stamps: createFormStamps(needs.secret) }
  const send = sendMessage(published)

  route(getPublishedSite, {
    tag,
    who: 'anyone',
    summary: 'What visitors of an address see',
    revalidated: true,
    handler: ({ params }) => readPublishedSite(published, clock(), params.slug),
  })

  route(sendSiteMessage, {
    tag,
    who: 'anyone',
    summary: 'A message to a company',
    handler: ({ params, body, request }) => send(params.slug, body, request.ip),
  })

  route(getSiteHosts, {
    tag,
    who: 'anyone',
    summary: 'Domains of companies',
    revalidated: true,
    async handler() {
      const rows = await db
        .select({ host: sites.host, slug: sites.slug })
        .from(sites)
        .where(and(isNotNull(sites.host), isNotNull(sites.host_verified_at)))
        .orderBy(asc(sites.host))
      return { hosts: rows.flatMap(({ host, slug }) => (host ? [{ host, slug }] : [])) }
    },
  })

  route(countSiteVisits, {
    tag,
    who: 'anyone',
    summary: 'Visits that a gateway has counted',
    async handler({ body }) {
      await addVisits(db, clock(), body.visits)
      return undefined
    },
  })
}
