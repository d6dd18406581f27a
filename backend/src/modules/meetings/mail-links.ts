import { type Clock, hours, minutes } from '../../clock'
import type { Db } from '../../db/database'
import { emailKey } from '../auth/user-repository'
import type { Limit, Limits } from '../limits/limits'
import type { Mailer } from '../outbox/mailer'
import type { MeetingMails } from './meeting-mails'
import { meetingRepository } from './meeting-repository'

const mailLinksLimits = {
  /** Asked again within it, nothing is sent twice. */
  mailsOfPerson: { name: 'meeting-links-person', most: 1, window: minutes(10) },
  mailsOfAddress: { name: 'meeting-links-address', most: 10, window: hours(1), byAddress: true },
} as const satisfies Record<string, Limit>

const mostMeetings = 3

/** Writes to an e-mail address the links of the meetings that it has before it. */
export type MailLinks = (email: string, address: string) => Promise<void>

/** Whoever asks (`address` is where from) is told nothing: neither whether there is a meeting nor whether a mail was sent. */
export const createMailLinks =
  (needs: { db: Db; clock: Clock; limits: Limits; mailer: Mailer; mails: MeetingMails }): MailLinks =>
  async (email, address) => {
    const { db, clock, limits, mailer, mails } = needs
    const key = emailKey(email)
    if (!(await limits.allows(mailLinksLimits.mailsOfAddress, address))) return
    if (!(await limits.allows(mailLinksLimits.mailsOfPerson, key))) return
    const company = await mailer.company()
    const now = clock()
    await db.transaction(async (transaction) => {
      for (const row of await meetingRepository(transaction).bookedWith(key, now, mostMeetings))
        await mailer.send(transaction, now, mails.linkAsked(row), company)
    })
  }
