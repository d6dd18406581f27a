import type { Settings } from '@ag/contracts'
import type { Db } from '../../db/database'
import { compose, type MailContent, sendLater } from '../outbox/mail'
import type { Participant } from './calendar-file'
import type { Happening, MeetingMails } from './meeting-mails'
import type { MeetingRow } from './meeting-repository'
import { dropReminders, planReminders } from './reminders'

/** The company that invites, as its mails and calendar entries say. */
export type House = Pick<Settings, 'company_name' | 'contact_email'>

export type Announce = ReturnType<typeof announce>

interface Needs {
  mails: MeetingMails
  /** Who answers where the company has given no address. */
  fallbackAddress: string
}

/**
 * Tells everybody what has happened to a meeting, and plans its reminders anew: in the transaction in which it happens, so
 * that neither exists without the other. Whoever had it before it went to somebody else hears that it is off.
 */
export const announce =
  ({ mails, fallbackAddress }: Needs) =>
  async (
    db: Db,
    now: Date,
    happening: Happening,
    row: MeetingRow,
    house: House,
    before?: MeetingRow,
  ): Promise<void> => {
    const { company_name: name, contact_email } = house
    const organizer = { name, email: contact_email || fallbackAddress }
    const customer = { name: row.meeting.name, email: row.meeting.email }
    const tell = (what: Happening, about: MeetingRow, content: MailContent, guests: Participant[]) => {
      const calendar = mails.calendar(what, about, { organizer, guests, now })
      return sendLater(db, now, compose({ ...content, calendar }, name))
    }
    const copy = async (what: Happening, about: MeetingRow) => {
      const email = about.consultant.email ?? contact_email
      const receiver = { name: about.consultant.name, email }
      if (email) await tell(what, about, mails.copied(what, about, email), [customer, receiver])
    }

    await tell(happening, row, mails.told(happening, row), [customer])
    if (before && before.consultant.id !== row.consultant.id) {
      const { version } = row.meeting
      await copy('cancelled', { ...before, meeting: { ...before.meeting, version } })
      await copy('booked', row)
    } else {
      await copy(happening, row)
    }
    await dropReminders(db, row.meeting)
    if (row.meeting.status === 'confirmed') await planReminders(db, now, row.meeting)
  }
