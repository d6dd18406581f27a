import type { SiteMessage, SiteMessageState } from '@ag/contracts'
import { AppError, formatDay, formatTime } from '@ag/core'
import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { site_messages } from '../../../db/schema'
import { spreadsheet } from '../../../spreadsheet'
import { readPage } from '../../admin/read-page'
import { siteRules } from './site-rules'

type MessageRow = typeof site_messages.$inferSelect

interface Asked {
  cursor?: string | undefined
  limit?: number | undefined
  state?: SiteMessageState | undefined
}

/** What visitors of a company's site wrote, the latest first. */
export async function readMessages(db: Db, companyId: string, { state, ...asked }: Asked) {
  const where = and(
    eq(site_messages.company_id, companyId),
    state ? eq(site_messages.state, state) : undefined,
  )
  const page = await readPage(db, asked, {
    order: { by: site_messages.created_at, type: 'timestamptz', descending: true, id: site_messages.id },
    where,
    rows: (which: SQL | undefined, order, limit) =>
      db
        .select()
        .from(site_messages)
        .where(which)
        .orderBy(...order)
        .limit(limit),
    from: site_messages,
    placeOf: (row) => [row.created_at, row.id],
  })
  return { ...page, items: page.rows.map(describe) }
}

/** Throws NOT_FOUND for a message of nobody or of somebody else. */
export async function moveMessage(
  db: Db,
  companyId: string,
  id: string,
  state: SiteMessageState,
): Promise<SiteMessage> {
  const [row] = await db.update(site_messages).set({ state }).where(messageOf(companyId, id)).returning()
  if (!row) throw new AppError('NOT_FOUND')
  return describe(row)
}

/** Forgets a message; one that is gone is no error. */
export async function removeMessage(db: Db, companyId: string, id: string): Promise<void> {
  await db.delete(site_messages).where(messageOf(companyId, id))
}

/** All of them as a spreadsheet. */
export async function messagesFile(db: Db, companyId: string): Promise<string> {
  const rows = await db
    .select()
    .from(site_messages)
    .where(eq(site_messages.company_id, companyId))
    .orderBy(desc(site_messages.created_at), desc(site_messages.id))
    .limit(siteRules.messages)
  return spreadsheet([
    ['Data', 'Hora', 'Nome', 'Contato', 'Mensagem', 'Situação'],
    ...rows.map(({ created_at, name, contact, message, state }) => [
      formatDay(created_at),
      formatTime(created_at),
      name,
      contact,
      message,
      states[state as SiteMessageState],
    ]),
  ])
}

const states: Record<SiteMessageState, string> = {
  new: 'Nova',
  answered: 'Respondida',
  archived: 'Arquivada',
}

const messageOf = (companyId: string, id: string) =>
  and(eq(site_messages.company_id, companyId), eq(site_messages.id, id))

const describe = ({ id, name, contact, message, state, created_at }: MessageRow): SiteMessage => ({
  id,
  name,
  contact,
  message,
  state: state as SiteMessageState,
  created_at: created_at.toISOString(),
})
