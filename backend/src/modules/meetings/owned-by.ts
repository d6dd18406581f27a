import { eq, or } from 'drizzle-orm'
import { meetings } from '../../db/schema'

/** A customer, by the two things a meeting can know of them. */
export interface Owner {
  id: string
  email_key: string
}

/** Meetings that somebody booked while signed in, or that were booked with the address they have confirmed. */
export const ownedBy = ({ id, email_key }: Owner) =>
  or(eq(meetings.user_id, id), eq(meetings.email_key, email_key))
