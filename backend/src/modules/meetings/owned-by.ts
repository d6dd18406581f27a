import { eq, or } from 'drizzle-orm'
import type { Told } from '../../db/read-together'
import { meetings } from '../../db/schema'

/** A customer, by the two things a meeting can know of them. */
export interface Owner {
  id: string
  email_key: string
}

/** Meetings that somebody booked while signed in, or that were booked with the address they have confirmed. */
export const ownedBy = ({ id, email_key }: { [Key in keyof Owner]: Told<string> }) =>
  or(eq(meetings.user_id, id), eq(meetings.email_key, email_key))

/** The same of one that has been read. */
export const isOwnedBy = (meeting: { user_id: string | null; email_key: string }, owner: Owner) =>
  meeting.user_id === owner.id || meeting.email_key === owner.email_key
