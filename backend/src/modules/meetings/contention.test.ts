import { bookMeeting, cancelMeeting, holdSlot, moveMeeting } from '@ag/contracts'
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { minutes } from '../../clock'
import type { Database } from '../../db/database'
import { meetings, outbox, reservations } from '../../db/schema'
import { addConsultant } from '../../db/seed/consultants'
import { anaBooks, bruno, carla, thursday } from '../../testing/bookings'
import { describeEachDatabase } from '../../testing/describe-database'
import { type TestBackend, testBackend, testClock } from '../../testing/test-backend'

jest.setTimeout(minutes(2))

/**
 * `npm run bench:meetings` does more of them. On one connection transactions never meet: every round of them is decided alike.
 */
const roundsOn = ({ kind }: Database) => (kind === 'pglite' ? 1 : 5)
const hours = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00']
/** Slots of working days, an hour apart. */
const slots = ['23', '24', '25', '26', '27', '30'].flatMap((day) =>
  hours.map((hour) => `2026-11-${day}T${hour}:00-03:00`),
)

describeEachDatabase('many at once', (database) => {
  let clock: ReturnType<typeof testClock>
  let backend: TestBackend
  beforeEach(async () => {
    clock = testClock(thursday)
    backend = await testBackend(database(), { clock: clock.now, config: { addressLimits: false } })
    await addConsultant(database().db, bruno)
  })
  afterEach(() => backend.close())

  /** Pairs of reservations of one person that overlap. */
  async function overlaps() {
    const other = alias(reservations, 'other')
    return database()
      .db.select({ one: reservations.id, other: other.id })
      .from(reservations)
      .innerJoin(
        other,
        and(
          eq(other.consultant_id, reservations.consultant_id),
          ne(other.id, reservations.id),
          lt(other.start_at, reservations.until),
          gt(other.until, reservations.start_at),
        ),
      )
  }

  it('one of fifty gets a slot, the others hear that it is taken', async () => {
    const rounds = roundsOn(database())
    for (const [round, preferred_time] of slots.slice(0, rounds).entries()) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, visitor) =>
          backend.send(bookMeeting, { body: anaBooks({ preferred_time }, `v${round}-${visitor}@x.com.br`) }),
        ),
      )
      const codes = answers.map(({ status, error }) => (status === 201 ? 'booked' : error.code))
      expect(codes.filter((code) => code === 'booked')).toHaveLength(1)
      expect(codes.filter((code) => code === 'SLOT_TAKEN')).toHaveLength(49)
    }
    const [{ count } = { count: 0 }] = await database()
      .db.select({ count: sql<number>`count(*)::int` })
      .from(outbox)
      .where(sql`${outbox.payload} ->> 'subject' like 'Reunião confirmada%'`)
    expect(count).toBe(rounds)
    expect(await overlaps()).toEqual([])
  })

  it('one of fifty holds a slot, and only that one books it', async () => {
    const [start_at = ''] = slots
    const holds = await Promise.all(
      Array.from({ length: 50 }, () => backend.send(holdSlot, { body: { start_at } })),
    )
    const held = holds.filter(({ status }) => status === 201)
    expect(held).toHaveLength(1)
    const bookings = await Promise.all(
      Array.from({ length: 50 }, (_, visitor) => {
        const hold_id = visitor === 7 ? held[0]?.reply.id : undefined
        return backend.send(bookMeeting, {
          body: anaBooks({ preferred_time: start_at, hold_id }, `v${visitor}@x.com.br`),
        })
      }),
    )
    expect(bookings.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1)
    expect(bookings[7]?.status).toBe(201)
  })

  it('one person gets three meetings, however fast they ask', async () => {
    await addConsultant(database().db, carla)
    const answers = await Promise.all(
      slots
        .slice(0, 12)
        .map((preferred_time) => backend.send(bookMeeting, { body: anaBooks({ preferred_time }) })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
  })

  it('nothing overlaps while people book, hold, move and cancel across each other', async () => {
    await addConsultant(database().db, carla)
    const known: Array<{ id: string; key: string }> = []
    const pick = <T>(list: T[], seed: number) => list[(seed * 7919) % list.length] as T
    const act = async (step: number) => {
      const start_at = pick(slots.slice(0, 6), step)
      const one = known.length > 0 ? pick(known, step) : undefined
      if (one && step % 4 === 0) {
        return backend.send(moveMeeting, { params: { id: one.id }, body: { start_at, key: one.key } })
      }
      if (one && step % 4 === 1) {
        return backend.send(cancelMeeting, { params: { id: one.id }, body: { key: one.key } })
      }
      if (step % 4 === 2) {
        const held = await backend.send(holdSlot, { body: { start_at } })
        if (held.status !== 201) return held
        const hold_id = held.reply.id
        const body = anaBooks({ preferred_time: start_at, hold_id }, `h${step}@x.com.br`)
        const booked = await backend.send(bookMeeting, { body })
        if (booked.status === 201) remember(booked.reply.meeting)
        return booked
      }
      const booked = await backend.send(bookMeeting, {
        body: anaBooks({ preferred_time: start_at }, `b${step}@x.com.br`),
      })
      if (booked.status === 201) remember(booked.reply.meeting)
      return booked
    }
    const remember = ({ id, manage_url }: { id: string; manage_url: string }) =>
      known.push({ id, key: manage_url.split('.').at(-1) ?? '' })

    for (let round = 0; round < 12; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => act(round * 20 + index)))
      // A database that is too busy says so (503); nothing else may go wrong.
      expect(answers.filter(({ status }) => status === 500)).toEqual([])
      expect(await overlaps()).toEqual([])
    }
    const open = await database()
      .db.select()
      .from(meetings)
      .leftJoin(reservations, eq(reservations.id, meetings.reservation_id))
      .where(inArray(meetings.status, ['pending', 'confirmed']))
    expect(open.length).toBeGreaterThan(0)
    for (const { meetings: meeting, reservations: reservation } of open) {
      expect(reservation).toMatchObject({ start_at: meeting.start_at, consultant_id: meeting.consultant_id })
    }
  })

  it('the database itself refuses what overlaps, and a meeting that has reserved nothing', async () => {
    const { reply } = await backend.send(bookMeeting, { body: anaBooks() })
    const [row] = await database().db.select().from(reservations)
    const { db } = database()
    const again = { ...(row as NonNullable<typeof row>), id: 'res_x' }
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error) => error.cause?.code,
      )
    expect(await codeOf(db.insert(reservations).values(again))).toBe('23P01')
    const elsewhere = { ...again, start_at: new Date(again.start_at.getTime() + minutes(5)) }
    expect(await codeOf(db.insert(reservations).values({ ...elsewhere, consultant_id: 'nobody' }))).toBe(
      '23514',
    )
    const own = eq(meetings.id, reply.meeting.id)
    expect(await codeOf(db.update(meetings).set({ reservation_id: null }).where(own).execute())).toBe('23514')
    const moved = { start_at: new Date('2026-11-25T17:00:00Z'), end_at: new Date('2026-11-25T17:30:00Z') }
    expect(await codeOf(db.update(meetings).set(moved).where(own).execute())).toBe('23503')
    expect(await codeOf(db.delete(reservations).execute())).toBe('23503')
  })
})
