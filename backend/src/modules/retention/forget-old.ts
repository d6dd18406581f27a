import { and, isNull, lt, ne, or } from 'drizzle-orm'
import { after, days, minutes } from '../../clock'
import type { Db } from '../../db/database'
import { forgetBefore } from '../../db/monthly'
import {
  admin_invitations,
  auth_events,
  auth_tickets,
  meetings,
  one_time_tokens,
  outbox,
  sessions,
  whatsapp_conversations,
} from '../../db/schema'
import { forgetSites } from '../agents/site-builder/forget-sites'
import { analyticsRepository } from '../analytics/analytics-repository'
import { forgetOldConversations } from '../assistant/forget-conversations'
import { forgetOldLabels } from '../assistant/label-questions'
import { forgetPictures } from '../catalogue/pictures'
import { latestReport } from '../usage/record-usage'

/** How long things are kept, as the privacy policy says. */
const retention = {
  mail: days(30),
  /** From the moment a session is over, by whatever end. */
  session: days(30),
  /** Links and tickets after they have expired; done requests, so that a repeat is recognised. */
  trace: days(1),
  /** Six months, the longest there are: records of access have to be kept as long (Marco Civil da Internet, art. 15). */
  authEvent: days(184),
  /** Half a year after the last word between a company and its customer. */
  chat: days(184),
  /** Five years, as long as something may be asked for by law (Código de Defesa do Consumidor, art. 27). */
  audit: days(5 * 365 + 1),
  /** Two years after their end, with their history. */
  meeting: days(730),
} as const

/** Drops what has been kept long enough. */
export async function forgetOld(db: Db, now: Date): Promise<void> {
  const before = (kind: keyof typeof retention) => after(now, -retention[kind])
  // By when it was due: a reminder may be promised two months ahead.
  await db.delete(outbox).where(lt(outbox.due_at, before('mail')))
  await db.delete(outbox).where(and(ne(outbox.kind, 'mail'), lt(outbox.done_at, before('trace'))))
  await db.delete(admin_invitations).where(lt(admin_invitations.expires_at, now))
  await db.delete(one_time_tokens).where(lt(one_time_tokens.expires_at, before('trace')))
  await db.delete(auth_tickets).where(lt(auth_tickets.expires_at, before('trace')))
  const ended = before('session')
  await db.delete(sessions).where(or(lt(sessions.absolute_end, ended), lt(sessions.revoked_at, ended)))
  await db.delete(auth_events).where(lt(auth_events.at, before('authEvent')))
  await db
    .delete(meetings)
    .where(and(lt(meetings.end_at, before('meeting')), isNull(meetings.reservation_id)))
  // Five minutes beyond the latest report: what may still be repeated is still known.
  await forgetBefore(db, 'usage_events', after(now, -latestReport - minutes(5)))
  await forgetBefore(db, 'audit_log', before('audit'))
  await forgetSites(db, now)
  await forgetPictures(db, now)
  await db.delete(whatsapp_conversations).where(lt(whatsapp_conversations.last_at, before('chat')))
  await forgetOldConversations(db, now)
  await forgetOldLabels(db, now)
  await analyticsRepository(db).forgetOld(now)
}
