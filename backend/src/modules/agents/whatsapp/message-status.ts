import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { whatsapp_messages } from '../../../db/schema'
import type { MessageStatus } from './read-event'

/** Statuses come more than once and in any order: a message only ever moves on. */
const before: Record<MessageStatus['delivery'], string[]> = {
  sent: ['waiting'],
  delivered: ['waiting', 'sent'],
  read: ['waiting', 'sent', 'delivered'],
  failed: ['waiting', 'sent'],
}

/** Notes how far a company's message has come; one that is not the company's, or has come further, stays as it is. */
export async function applyStatus(
  db: Db,
  companyId: string,
  { wamid, id, delivery, problem }: MessageStatus,
): Promise<void> {
  await db
    .update(whatsapp_messages)
    .set({ delivery, problem, wamid: sql`coalesce(${whatsapp_messages.wamid}, ${wamid})` })
    .where(
      and(
        eq(whatsapp_messages.company_id, companyId),
        or(eq(whatsapp_messages.wamid, wamid), id ? eq(whatsapp_messages.id, id) : undefined),
        inArray(whatsapp_messages.delivery, before[delivery]),
      ),
    )
}
