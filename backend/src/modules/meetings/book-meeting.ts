import type { Booking } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { products } from '../../db/schema'
import type { RequestKey } from '../../plugins/idempotency-key'
import type { Limits } from '../limits/limits'
import type { Worker } from '../outbox/worker'
import { addMeeting, type Booker } from './add-meeting'
import type { Announce } from './announce'
import { findBooked } from './booking-keys'
import type { Places } from './find-places'
import { type MeetingRow, meetingRepository } from './meeting-repository'
import type { ProofsOfWork } from './proof-of-work'
import { refused } from './refused'
import { findHold, type Reservation } from './reservations'
import { bookingRules, meetingLimits } from './rules'

export interface BookingNeeds {
  db: Db
  clock: Clock
  limits: Limits
  places: Places
  proofs: ProofsOfWork
  worker: Worker
  announce: Announce
}

/** Books a meeting, whichever route it comes by; sent again under the same key it is the same meeting. */
export const bookMeeting = (needs: BookingNeeds) => {
  const { db, clock, limits, places, worker } = needs
  const add = addMeeting(needs)

  async function book(booking: Booking, booker: Booker): Promise<MeetingRow> {
    if (booker.address) await limits.check(meetingLimits.bookingsOfAddress, booker.address)
    const hold = booking.hold_id ? await ownHold(db, clock(), booking) : undefined
    await askForWork(needs, booking, booker, hold)
    const title = await titleOf(db, booking.product_id)
    const wish = {
      start: new Date(booking.preferred_time),
      channel: booking.channel,
      consultantId: hold?.consultant_id ?? booking.consultant_id,
      ignoring: hold ? [hold.id] : [],
      since: hold?.created_at,
      outsideHours: booking.outside_hours,
    }
    const candidates = await places.find(wish)
    const booked = await places.first(candidates, (candidate) =>
      db.transaction((transaction) => add(transaction, { booking, booker, candidate, hold, title })),
    )
    if (!booked) throw hold ? new AppError('HOLD_EXPIRED') : await places.taken(wish)
    worker.kick()
    return booked
  }

  /** What the same request has booked before. */
  async function repeated(key: RequestKey): Promise<MeetingRow | undefined> {
    const id = await findBooked(db, key)
    return id ? meetingRepository(db).byId(id) : undefined
  }

  return async (booking: Booking, booker: Booker): Promise<MeetingRow> => {
    if (booking.website) throw refused('website', 'WEBSITE_INVALID', 'Deixe este campo em branco.')
    const known = await repeated(booker.requestKey)
    if (known) return known
    try {
      return await book(booking, booker)
    } catch (error) {
      // A twin of this request may have been faster; what it took is then no reason to refuse.
      const twin = await repeated(booker.requestKey)
      if (twin) return twin
      throw error
    }
  }
}

/** The hold that a booking brings, if it still runs and is for that time. */
async function ownHold(db: Db, now: Date, { hold_id = '', preferred_time }: Booking): Promise<Reservation> {
  const hold = await findHold(db, now, hold_id)
  if (hold?.start_at.getTime() !== new Date(preferred_time).getTime()) throw new AppError('HOLD_EXPIRED')
  return hold
}

/** A hold says itself whether its booking takes work; without one the address decides, and a hold brings the work. */
async function askForWork(
  { limits, proofs }: BookingNeeds,
  { proof }: Booking,
  { address }: Booker,
  hold: Reservation | undefined,
): Promise<void> {
  if (!address) return
  const traces = await limits.counted(meetingLimits.tracesOfAddress, address)
  const isNeeded = hold ? hold.needs_proof : traces + 1 >= bookingRules.busyFrom
  if (!isNeeded || (hold && proof && (await proofs.isDone(hold.id, proof)))) return
  throw refused('proof', 'PROOF_REQUIRED', 'Escolha o horário de novo e tente mais uma vez.')
}

async function titleOf(db: Db, productId: string | undefined): Promise<string> {
  if (productId === undefined) return 'Reunião com um especialista'
  const [product] = await db
    .select({ name: products.name })
    .from(products)
    .where(and(eq(products.id, productId), eq(products.is_active, true)))
  if (!product) throw refused('product_id', 'PRODUCT_ID_INVALID', 'Escolha um agente da lista.')
  return `Reunião sobre ${product.name}`
}
