import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  availableDay,
  availableMonth,
  bookingReply,
  bookMeeting,
  getAvailableDays,
  getAvailableSlots,
} from '@ag/contracts'
import { sql } from 'drizzle-orm'
import { minutes, seconds } from '../clock'
import { anaBooks, bruno } from '../testing/bookings'
import { ownPostgres, postgresPrograms } from '../testing/own-postgres'
import { buildServer, type ServerProcess, startServer } from '../testing/server-process'
import { type Db, ping, rowsOf } from './database'
import { openPostgres } from './postgres'
import { addConsultant } from './seed/consultants'

jest.setTimeout(minutes(10))

/** `npm run bench:kills` asks for more. */
const kills = Number(process.env.KILLS ?? 1)
const visitors = 6
const consultants = 30

/** What a visitor sends, under the same key as often as it takes to be heard. */
interface Booking {
  key: string
  email: string
  preferred_time: string
}

it('tells a database that is gone from one that answers', async () => {
  const database = openPostgres({ connectionString: 'postgres://nobody@127.0.0.1:9/none' })
  await expect(ping(database.db)).rejects.toThrow()
  await database.close()
})

beforeAll(buildServer)

const programs = postgresPrograms()
if (programs)
  it('loses and doubles no booking when PostgreSQL is killed among them, and goes on by itself', async () => {
    const servers = await ownPostgres(programs)
    const postgres = await servers.first()
    const folder = await mkdtemp(join(tmpdir(), 'backend-'))
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: postgres.url, DEMO: 'on' })
    const database = openPostgres({ connectionString: postgres.url })
    try {
      for (let number = 0; number < consultants; number += 1)
        await addConsultant(database.db, {
          ...bruno,
          id: `cs_${number}`,
          email: `c${number}@x.example`,
          is_default: false,
        })
      const times = await fullHours(server)
      const booked = new Map<string, Booking>()
      const returns: number[] = []

      for (let round = 0; round < kills; round += 1) {
        const unheard: Booking[] = []
        const isOver = { yet: false }
        const lanes = Array.from({ length: visitors }, async () => {
          while (!isOver.yet) {
            const booking = newBooking(times)
            const id = await book(server, booking)
            if (id) booked.set(id, booking)
            else unheard.push(booking)
          }
        })
        const enough = booked.size + visitors + (round % 3)
        while (booked.size < enough) await wait(1)
        await wait(Math.random() * 15)
        await postgres.kill()
        isOver.yet = true
        await Promise.all(lanes)

        await postgres.start()
        const begun = performance.now()
        for (const booking of [...unheard, newBooking(times)])
          booked.set(await bookAtLast(server, booking), booking)
        returns.push(performance.now() - begun)
      }

      const rows = await bookedRows(database.db)
      expect(new Map(rows.map(({ id, email }) => [id, email]))).toEqual(
        new Map(Array.from(booked, ([id, { email }]) => [id, email])),
      )
      expect(rows).toHaveLength(booked.size)
      expect(rows.filter(({ mails }) => mails !== 1)).toEqual([])
      expect(await overlaps(database.db)).toEqual([])
      expect(Math.max(...returns)).toBeLessThan(seconds(10))
      if (process.env.KILLS)
        console.info(
          `${kills} kills of PostgreSQL: ${rows.length} booked, slowest return ${Math.max(...returns).toFixed(0)} ms`,
        )
    } finally {
      await database.close()
      await server.kill('SIGTERM')
      await servers.remove()
      await rm(folder, { recursive: true })
    }
  })

function newBooking(times: string[]): Booking {
  const key = randomBytes(16).toString('hex')
  const [preferred_time = ''] = times.splice(0, 1)
  return { key, email: `v-${key}@empresa.example`, preferred_time }
}

/** The number of the meeting, or nothing where there is no answer yet. */
async function book(
  server: ServerProcess,
  { key, email, preferred_time }: Booking,
): Promise<string | undefined> {
  const answer = await fetch(`${server.url}${bookMeeting.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(anaBooks({ preferred_time }, email)),
  })
  const body: unknown = await answer.json()
  if (answer.status === 201) return bookingReply.parse(body).meeting.id
  // A server that lives answers, whatever has become of its database.
  expect(body).toMatchObject({ code: 'UNAVAILABLE' })
  return undefined
}

async function bookAtLast(server: ServerProcess, booking: Booking): Promise<string> {
  for (;;) {
    const id = await book(server, booking)
    if (id) return id
    await wait(20)
  }
}

/** Each full hour of the next days that can be booked, once for each who receives. */
async function fullHours(server: ServerProcess): Promise<string[]> {
  const ask = async (path: string) => (await fetch(`${server.url}${path}`)).json()
  const found: string[] = []
  for (const ahead of [0, 1]) {
    const now = new Date()
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 15))
      .toISOString()
      .slice(0, 7)
    const { days } = availableMonth.parse(await ask(`${getAvailableDays.path}?month=${month}`))
    for (const { date } of days.filter(({ free }) => free > 0)) {
      const { slots } = availableDay.parse(await ask(getAvailableSlots.path.replace(':date', date)))
      found.push(...slots.map(({ start_at }) => start_at).filter((start) => start.slice(14, 16) === '00'))
    }
  }
  return Array.from({ length: consultants }, () => found).flat()
}

/** What visitors have booked, and how many mails say so. */
const bookedRows = (db: Db) =>
  rowsOf<{ id: string; email: string; mails: number }>(
    db,
    sql`select id, email, (
        select count(*)::int from outbox
        where payload ->> 'to' = meetings.email and payload ->> 'subject' like 'Reunião confirmada%'
      ) as mails
      from meetings where email like 'v-%@empresa.example'`,
  )

/** Pairs of reservations of one person that overlap. */
const overlaps = (db: Db) =>
  rowsOf(
    db,
    sql`select one.id from reservations one join reservations other on one.consultant_id = other.consultant_id
      and one.id < other.id and one.start_at < other.until and other.start_at < one.until`,
  )
