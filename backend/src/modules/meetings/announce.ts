import type { Settings } from '@ag/contracts'
import type { Db } from '../../db/database'
import { compose, sendLater } from '../outbox/mail'
import type { Happening, MeetingMails } from './meeting-mails'
import type { MeetingRow } from './meeting-repository'
import { dropReminders, planReminders } from './reminders'

/** The house that invites, as its mails and calendar entries say. */
export type House = Pick<Settings, 'company_name' | 'contact_email'>

export type Announce = ReturnType<typeof announce>

interface Needs {
  mails: MeetingMails
  /** Who answers where the house has given no address. */
  fallbackAddress: string
}

/**
 * Tells everybody what has happened to a meeting, and plans its reminders anew: in the transaction in which it happens, so
 * that neither exists without the other.
 */
export const announce =
  ({ mails, fallbackAddress }: Needs) =>
  async (db: Db, now: Date, happening: Happening, row: MeetingRow, house: House): Promise<void> => {
    const { company_name: name, contact_email } = house
    const organizer = { name, email: contact_email || fallbackAddress }
    const calendar = mails.calendar(happening, row, organizer, now)
    const receiver = row.consultant.email ?? contact_email
    const letters = [
      mails.told(happening, row),
      ...(receiver ? [mails.copied(happening, row, receiver)] : []),
    ]
    for (const letter of letters) await sendLater(db, now, compose({ ...letter, calendar }, name))
    await dropReminders(db, row.meeting)
    if (row.meeting.status === 'confirmed') await planReminders(db, now, row.meeting)
  }
