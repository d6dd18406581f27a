import type { MailChoices } from '@ag/contracts'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'

type User = typeof users.$inferSelect

/** Which mails somebody wants besides those that are always sent. */
export const mailChoicesOf = ({ usage_alerts_opt_in, marketing_opt_in }: User): MailChoices => ({
  usage_alerts_opt_in,
  marketing_opt_in,
})

/** Keeps somebody's choice of mails. */
export const saveChoices =
  ({ db }: { db: Db }) =>
  async (userId: string, choices: MailChoices): Promise<MailChoices> => {
    await db.update(users).set(choices).where(eq(users.id, userId))
    return choices
  }
