import type { Booking, Meeting } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { newId } from '../../ids'
import type { RequestKey } from '../../plugins/idempotency-key'
import { emailKey } from '../auth/user-repository'
import type { Limits } from '../limits/limits'
import { readSettings } from '../settings/settings-repository'
import type { Announce } from './announce'
import { findBooked, rememberBooked } from './booking-keys'
import type { Candidate } from './find-places'
import { PlaceLost } from './first-place'
import { type MeetingRow, meetingRepository } from './meeting-repository'
import { claimHold, lockConsultants, lockPerson, type Reservation, reserve } from './reservations'
import { bookingRules, meetingLimits } from './rules'

/** Who books, besides what they send. */
export interface Booker {
  /** Absent: somebody of the company, for whom neither limits nor work are meant. */
  address: string | undefined
  userId: string | undefined
  source: Meeting['source']
  assistantSession: string | undefined
  requestKey: RequestKey
  /** Written in the same transaction. */
  note?(db: Db, row: MeetingRow): Promise<void>
}

/** A booking of which everything has been looked at but whether somebody is faster. */
export interface DecidedBooking {
  booking: Booking
  booker: Booker
  candidate: Candidate
  hold: Reservation | undefined
  title: string
}

interface Needs {
  clock: Clock
  limits: Limits
  announce: Announce
}

/** Adds a meeting inside a transaction: reservation, history, mails and reminders, all of it or nothing. */
export const addMeeting =
  ({ clock, limits, announce }: Needs) =>
  async (db: Db, { booking, booker, candidate, hold, title }: DecidedBooking): Promise<MeetingRow> => {
    const meetings = meetingRepository(db)
    const { contact_info: contact } = booking
    const email_key = emailKey(contact.email)
    // Most who come too late leave here, after two statements.
    const [consultant] = await lockConsultants(db, [candidate.consultant_id])
    const now = clock()
    const reservation =
      consultant && (hold ? await claimHold(db, now, hold.id) : await reserve(db, now, candidate))
    if (!reservation) throw new PlaceLost()
    await lockPerson(db, email_key)
    // The same request, sent twice, got here first with somebody else.
    if (await findBooked(db, booker.requestKey)) throw new PlaceLost()
    const open = booker.address ? await meetings.openOf(email_key, now) : 0
    if (open >= bookingRules.openOfPerson) throw tooManyOpen()

    const meeting = await meetings.add({
      id: newId('mt'),
      reservation_id: reservation.id,
      consultant_id: consultant.id,
      start_at: reservation.start_at,
      end_at: reservation.end_at,
      until: reservation.until,
      status: candidate.isPending ? 'pending' : 'confirmed',
      channel: booking.channel,
      title,
      product_id: booking.product_id ?? null,
      user_id: booker.userId ?? null,
      name: contact.name,
      email: contact.email,
      email_key,
      phone: contact.phone,
      company: contact.company,
      notes: contact.notes,
      consented_at: now,
      source: booker.source,
      assistant_session: booker.assistantSession ?? null,
      created_at: now,
      updated_at: now,
    })
    const row = { meeting, consultant }
    const happening = candidate.isPending ? 'requested' : 'booked'
    await meetings.record(meeting, now, {
      kind: happening,
      by: booker.address ? 'customer' : 'administrator',
    })
    await rememberBooked(db, now, booker.requestKey, meeting.id)
    await announce(db, now, happening, row, await readSettings(db))
    await booker.note?.(db, row)
    if (booker.address) {
      const counting = limits.inside(db)
      await counting.count(meetingLimits.bookingsOfAddress, booker.address)
      await counting.add(meetingLimits.tracesOfAddress, booker.address)
    }
    return row
  }

const tooManyOpen = () =>
  new AppError('LIMIT_REACHED', {
    userMessage:
      'Já há três reuniões marcadas com este e-mail. Remarque ou cancele uma delas para marcar outra.',
  })
