import { createHash, randomBytes } from 'node:crypto'
import { AppError } from '@ag/core'
import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { after } from '../../clock'
import type { Db } from '../../db/database'
import { auth_tickets } from '../../db/schema'
import { lifetimes } from './rules'

export type TicketPurpose = 'second_factor' | 'passkey_registration' | 'passkey_login'
export type Ticket = typeof auth_tickets.$inferSelect

interface Ceremony {
  purpose: TicketPurpose
  /** Absent where nobody has said yet who they are. */
  userId?: string
  challenge?: string
  remember?: boolean
}

const mostAttempts = 5

/** Makes the ticket of a ceremony that begins; only its hash is kept. */
export async function openTicket(db: Db, now: Date, ceremony: Ceremony): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await db.insert(auth_tickets).values({
    hash: hashOf(ticket),
    purpose: ceremony.purpose,
    user_id: ceremony.userId ?? null,
    challenge: ceremony.challenge ?? null,
    remember: ceremony.remember ?? false,
    expires_at: after(now, lifetimes.ticket),
  })
  return ticket
}

/** Counts a try on a ticket that is good for several; undefined when it is dead or has been tried too often. */
export async function tryTicket(
  db: Db,
  now: Date,
  ticket: string,
  purpose: TicketPurpose,
): Promise<Ticket | undefined> {
  const [tried] = await db
    .update(auth_tickets)
    .set({ attempts: sql`${auth_tickets.attempts} + 1` })
    .where(and(isGood(now, ticket, purpose), lt(auth_tickets.attempts, mostAttempts)))
    .returning()
  return tried
}

/** Uses a ticket up; of any number of simultaneous uses one gets it. */
export async function takeTicket(
  db: Db,
  now: Date,
  ticket: string,
  purpose: TicketPurpose,
  userId?: string,
): Promise<Ticket | undefined> {
  const [taken] = await db
    .delete(auth_tickets)
    .where(and(isGood(now, ticket, purpose), userId ? eq(auth_tickets.user_id, userId) : undefined))
    .returning()
  return taken
}

/** One answer for a ticket that is unknown, expired, used up or meant for something else. */
export const deadTicket = (userMessage: string) =>
  new AppError('AUTH_TOKEN_INVALID', { status: 400, userMessage })

const isGood = (now: Date, ticket: string, purpose: TicketPurpose): SQL | undefined =>
  and(
    eq(auth_tickets.hash, hashOf(ticket)),
    eq(auth_tickets.purpose, purpose),
    gt(auth_tickets.expires_at, now),
  )

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex')
