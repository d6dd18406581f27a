import { domainToASCII } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { type Db, prepared } from '../../db/database'
import { companies, sessions, users } from '../../db/schema'

export type User = typeof users.$inferSelect
export type Session = typeof sessions.$inferSelect

/** The form in which addresses are compared: one for each mailbox, however its letters and its domain are written. */
export function emailKey(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@') + 1
  const domain = domainToASCII(plain.slice(at))
  return domain === '' ? plain : plain.slice(0, at) + domain
}

/** Reads and locks people by their address or session. */
export const userRepository = (db: Db) => ({
  async byEmail(email: string): Promise<User | undefined> {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email_key, emailKey(email)))
    return user
  },

  async byId(id: string): Promise<User | undefined> {
    const [user] = await db.select().from(users).where(eq(users.id, id))
    return user
  },

  /** Locked until the transaction ends, so that two requests about one account follow each other. */
  async lockedByEmail(email: string): Promise<User | undefined> {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email_key, emailKey(email)))
      .for('update')
    return user
  },

  async locked(id: string): Promise<User | undefined> {
    const [user] = await db.select().from(users).where(eq(users.id, id)).for('update')
    return user
  },

  async bySession(sessionId: string) {
    const [row] = await bySession(db).execute({ sessionId })
    return row
  },
})

/** Asked at every call of somebody who is signed in. */
const bySession = prepared((db) =>
  db
    .select({ session: sessions, user: users, company: sql<string>`${companies.name}` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.user_id))
    .innerJoin(companies, eq(companies.id, users.company_id))
    .where(eq(sessions.id, sql.placeholder('sessionId')))
    .prepare('user_by_session'),
)
