import { and, asc, eq, gt, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { consultants, reservations } from '../../db/schema'
import { newId, secretId } from '../../ids'
import { PlaceLost } from './first-place'
import type { Consultant } from './meeting-repository'

export type Reservation = typeof reservations.$inferSelect

/** Some time of somebody. */
export interface Place {
  consultant_id: string
  start: Date
  end: Date
  /** The end of the buffer. */
  until: Date
}

/** What makes a reservation a hold. */
interface Hold {
  expires_at: Date
  needs_proof: boolean
}

/**
 * Whoever changes somebody's reservations does so alone, until their transaction ends. Several are locked in the order of
 * their ids, so that nobody waits in a circle.
 */
export async function lockConsultants(db: Db, ids: string[]): Promise<Consultant[]> {
  return db
    .select()
    .from(consultants)
    .where(and(inArray(consultants.id, ids), eq(consultants.is_active, true)))
    .orderBy(asc(consultants.id))
    .for('no key update')
}

/** One booking of a person at a time, so that each sees the one before. */
export async function lockPerson(db: Db, emailKey: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`meetings of ${emailKey}`}, 0))`)
}

/** Takes time that nobody has, holds that are over aside; nothing when somebody has it. */
export async function reserve(
  db: Db,
  now: Date,
  place: Place,
  hold?: Hold,
): Promise<Reservation | undefined> {
  const id = hold ? secretId('hold') : newId('res')
  const reservation = { id, ...timesOf(place), created_at: now, ...hold }
  // The constraint decides; a conflict with it is an answer, not an error.
  const insert = () => db.insert(reservations).values(reservation).onConflictDoNothing().returning()
  const [reserved] = await insert()
  if (reserved || !(await clearExpired(db, now, place))) return reserved
  return (await insert())[0]
}

/** Moves a reservation, and with it the times of its meeting; fails when somebody has the new time. */
export async function moveReservation(db: Db, now: Date, id: string, place: Place): Promise<void> {
  await clearExpired(db, now, place)
  try {
    await db.update(reservations).set(timesOf(place)).where(eq(reservations.id, id))
  } catch (error) {
    throw isOverlap(error) ? new PlaceLost() : error
  }
}

/** Holds that are over give way to whoever wants their time; answers whether there were any. */
async function clearExpired(db: Db, now: Date, { consultant_id, start, until }: Place): Promise<boolean> {
  const cleared = await db
    .delete(reservations)
    .where(
      and(
        eq(reservations.consultant_id, consultant_id),
        lte(reservations.expires_at, now),
        lt(reservations.start_at, until),
        gt(reservations.until, start),
      ),
    )
    .returning({ id: reservations.id })
  return cleared.length > 0
}

const timesOf = ({ consultant_id, start, end, until }: Place) => ({
  consultant_id,
  start_at: start,
  end_at: end,
  until,
})

/** Did the exclusion constraint refuse? */
const isOverlap = (error: unknown) =>
  error instanceof Error &&
  [error, error.cause].some((each) => each instanceof Error && 'code' in each && each.code === '23P01')

/** A hold that still runs. */
export async function findHold(db: Db, now: Date, id: string): Promise<Reservation | undefined> {
  const [hold] = await db
    .select()
    .from(reservations)
    .where(and(eq(reservations.id, id), gt(reservations.expires_at, now)))
  return hold
}

/** Makes a hold that still runs a reservation without an end; of any number of uses one succeeds. */
export async function claimHold(db: Db, now: Date, id: string): Promise<Reservation | undefined> {
  const [claimed] = await db
    .update(reservations)
    .set({ expires_at: null })
    .where(and(eq(reservations.id, id), gt(reservations.expires_at, now)))
    .returning()
  return claimed
}

/** Gives a hold up, and says whether it still ran; what a meeting has is left alone. */
export async function dropHold(db: Db, now: Date, id: string): Promise<boolean> {
  const [dropped] = await db
    .delete(reservations)
    .where(and(eq(reservations.id, id), isNotNull(reservations.expires_at)))
    .returning()
  return dropped?.expires_at != null && dropped.expires_at > now
}

/** Drops the holds that are over. */
export async function dropExpiredHolds(db: Db, now: Date): Promise<void> {
  await db.delete(reservations).where(lte(reservations.expires_at, now))
}

/** Gives the time of a meeting back; the meeting must have let go of it. */
export async function release(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(reservations).where(inArray(reservations.id, ids))
}
