import { sql } from 'drizzle-orm'
import { outbox } from '../../db/schema'

const field = (name: string) => sql`lower(${outbox.payload} ->> ${name})`

/** The address that a mail goes to, as addresses are compared: an index has the same words. */
export const recipientOf = field('to')

/** Mails to an address, or to somebody else about it. */
export const sentTo = (email: string) => sql`lower(${email}) in (${field('to')}, ${field('about')})`

/** Everything in the outbox that knows an address: mails, and requests that somebody made with it. */
export const speaksOf = (email: string) =>
  sql`lower(${email}) in (${field('to')}, ${field('about')}, ${field('email')}, lower(${outbox.payload} #>> '{}'))`
