import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  circumstances,
  conclude,
  emptyResults,
  fromBackend,
  numberAfter,
  percentile,
  row,
  send,
  startBackend,
} from './lib/bench.mjs'
import { book, fullHours, newBooking } from './lib/bench-bookings.mjs'
import { selected } from './lib/bench-kills.mjs'
import { buildServer } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/workspace.mjs'

// `npm run bench:restore [-- --bookings N --snapshots N]`: how long a backup of an embedded database of a hundred thousand bookings takes, and to be back
// with it in an empty place; then whether a backup that is made among bookings ever holds half of one, or lacks one that was acknowledged before
// it began. The figures go into docs/performance.md.

const bookings = numberAfter('--bookings') ?? 100_000
const backups = numberAfter('--snapshots') ?? 50
const most = 60
const consultants = 20
/** Two years, after which a booking is forgotten. */
const monthsBack = 24
const visitors = 2
/** Between two bookings of a visitor, in milliseconds. */
const pause = 60
const apiPort = Number(process.env.API_PORT || 4351)
const origin = `http://127.0.0.1:${apiPort}`
const administrator = { email: 'admin@demo.local', password: 'demonstracao-2026' }
/** What a booking writes, whole or not at all: itself, its time, its history and the mail that tells of it. */
const bookedWhole = `select meetings.email,
    exists (select from reservations where id = meetings.reservation_id)
    and exists (select from meeting_history where meeting_id = meetings.id)
    and exists (select from booking_keys where meeting_id = meetings.id)
    and exists (select from outbox where payload ->> 'to' = meetings.email) as whole
  from meetings where email like 'v-%@empresa.example'`

await ensureDependencies()
await buildServer('backend')
const folder = emptyResults('bench-restore')
const agent = new Agent({ keepAlive: true, maxSockets: visitors + 2 })
const large = join(folder, 'large')
const busy = join(folder, 'busy')
const place = join(folder, 'restored')
await (await started(large)).stop()
await cp(large, busy, { recursive: true })
await fillBookings()
await fillConsultants()
const found = await runningOn(large, drill)
const copied = await runningOn(busy, copyAmidBookings)
report()
process.exit()

async function runningOn(dataDir, work) {
  const backend = await started(dataDir)
  try {
    return await work()
  } finally {
    await backend.stop()
  }
}

/** A backup of what runs; restored into an empty place, where a backend starts and tells all bookings. */
async function drill() {
  const before = await toldBookings(origin)
  const backup = join(folder, 'whole')
  const seconds = { backup: await timedCommand('backup', large, '--to', backup) }
  seconds.restore = await timedCommand('restore', place, '--from', backup)
  const begun = performance.now()
  const port = apiPort + 1
  const restored = await started(place, port)
  seconds.start = since(begun)
  const after = await toldBookings(`http://127.0.0.1:${port}`)
  await restored.stop()
  const rows = after.length
  if (rows < bookings) throw new Error(`Only ${rows} bookings were told.`)
  const unlike = before.filter((line, index) => line !== after[index]).length + Math.abs(before.length - rows)
  await rm(place, { recursive: true })
  return { ...seconds, rows, unlike }
}

/** Backups one after the other while visitors book; each is restored and opened. */
async function copyAmidBookings() {
  const hours = (await fullHours(agent, origin)).flatMap((hour) => Array(consultants).fill(hour))
  const acknowledged = new Set()
  const asked = new Set()
  let unanswered = 0
  let isCopying = true
  let over = false
  const lanes = Array.from({ length: visitors }, async () => {
    for (let hour = hours.shift(); hour && !over; hour = hours.shift()) {
      const booking = newBooking(hour)
      asked.add(booking.email)
      const { status } = await book(agent, origin, booking)
      if (status === 201) acknowledged.add(booking.email)
      else if (status === 503) unanswered += 1
      else throw new Error(`A booking was answered with ${status}.`)
      await wait(pause)
      // The calendar of three months has to do for all backups.
      while (!isCopying && !over) await wait(pause)
    }
  })
  while (acknowledged.size < visitors) await wait(100)
  const times = { backup: [], restore: [], open: [] }
  let torn = 0
  let meanwhile = 0
  for (let number = 0; number < backups; number += 1) {
    if (hours.length === 0) throw new Error(`No hour is left to book after ${number} backups.`)
    const before = [...acknowledged]
    const backup = join(folder, `backup-${number}`)
    isCopying = true
    times.backup.push(await timedCommand('backup', busy, '--to', backup))
    isCopying = false
    meanwhile += acknowledged.size - before.length
    times.restore.push(await timedCommand('restore', place, '--from', backup))
    const begun = performance.now()
    const rows = await selected('', place, bookedWhole)
    times.open.push(since(begun))
    const held = new Set(rows.map(({ email }) => email))
    const isWhole = rows.every(({ email, whole }) => whole && asked.has(email))
    if (!isWhole || held.size !== rows.length || before.some((email) => !held.has(email))) torn += 1
    for (const done of [backup, place]) await rm(done, { recursive: true })
    console.log(
      `backup ${number + 1}: ${before.length} acknowledged before, ${held.size} in it, ${torn} torn`,
    )
  }
  over = true
  await Promise.all(lanes)
  return { times, torn, unanswered, meanwhile, acknowledged: acknowledged.size }
}

async function started(dataDir, port = apiPort) {
  const backend = await startBackend({
    dataDir,
    apiPort: port,
    database: { url: '' },
    env: { SMTP_URL: '', DEMO: 'on', LOG_LEVEL: 'warn' },
  })
  await backend.ready(`http://127.0.0.1:${port}/readyz`)
  return backend
}

/** Every booking as an administrator has it told, a line each. A file holds five thousand, which is more than a month has. */
async function toldBookings(site) {
  const login = await send(agent, 'POST', `${site}/api/v1/auth/login`, administrator)
  const session = { authorization: `Bearer ${login.json().token}` }
  const lines = []
  const now = new Date()
  for (let ahead = -monthsBack; ahead <= 3; ahead += 1) {
    const day = (month, date) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + month, date)).toISOString().slice(0, 10)
    const address = `${site}/api/v1/admin/meetings/export?from=${day(ahead, 1)}&to=${day(ahead + 1, 0)}`
    const { status, text } = await send(agent, 'GET', address, undefined, session)
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`)
    // The first line names the columns.
    lines.push(...text.trim().split('\n').slice(1))
  }
  return lines
}

/** Seconds that one of the product's own commands takes. */
async function timedCommand(name, dataDir, ...args) {
  const begun = performance.now()
  const command = spawn(process.execPath, [join(root, `backend/dist/${name}.mjs`), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
  return since(begun)
}

/** Bookings of the last two years, with what became of them. */
async function fillBookings() {
  const database = await opened(large)
  await database.query(
    `insert into meetings (id, consultant_id, start_at, end_at, until, status, channel, title, name, email, email_key,
       phone, company, notes, consented_at, source, outcome, created_at, updated_at)
     select 'mt_b' || n, (select min(id) from consultants), at, at + interval '10 minutes', at + interval '10 minutes', 'completed', 'video',
       'Reunião', 'Pessoa ' || n, 'cliente' || n || '@empresa.example', 'cliente' || n || '@empresa.example', '+5511912345678',
       'Padaria ' || n, 'Quer saber de preços e de prazos.', at, 'consultation', 'attended', at, at
     from generate_series(1, $1::int) n, lateral (select date_trunc('hour', now()) - n * interval '10 minutes' as at)`,
    [bookings],
  )
  await database.exec(
    `insert into meeting_history (meeting_id, kind, by, start_at, at)
     select id, kind, 'system', start_at, created_at from meetings, unnest(array['booked', 'completed']) kind
     where id like 'mt_b%'`,
  )
  await database.close()
}

/** Twenty who receive, so that there are hours enough for all backups. */
async function fillConsultants() {
  const database = await opened(busy)
  await database.query(
    `insert into consultants (id, name, role, bio, channels, created_at)
     select 'cs_b' || n, 'Pessoa ' || n, '', '', '["video"]', now() from generate_series(2, $1::int) n`,
    [consultants],
  )
  await database.exec(
    `delete from availability_rules;
     insert into availability_rules (id, consultant_id, weekday, "start", "end", slot_minutes, buffer_after)
     select 'ar_' || id || weekday, id, weekday, '09:00', '18:00', 60, 0 from consultants, generate_series(1, 5) weekday`,
  )
  await database.close()
}

function opened(dataDir) {
  return fromBackend('@electric-sql/pglite').PGlite.create(join(dataDir, 'database'))
}

function since(begun) {
  return (performance.now() - begun) / 1000
}

function report() {
  const s = (seconds) => seconds.toFixed(1)
  const back = found.restore + found.start
  const { backup, restore, open } = copied.times
  const text = [
    `${bookings} bookings and those of the demo data, PGlite. ${circumstances()}`,
    '',
    '| A backup of what runs, s | restored into an empty place, s | until the backend answers there, s | both, s | bookings told there | unlike (0) |',
    '|---:|---:|---:|---:|---:|---:|',
    row(
      s(found.backup),
      s(found.restore),
      s(found.start),
      `${s(back)} (≤ ${most})`,
      found.rows,
      found.unlike,
    ),
    '',
    '| Backups while people book | bookings in all | amid a backup | torn (0) | answered 503, to be sent again | backup, median and slowest s | restored, s | opened and read, s |',
    '|---:|---:|---:|---:|---:|---:|---:|---:|',
    row(
      backups,
      copied.acknowledged,
      copied.meanwhile,
      copied.torn,
      copied.unanswered,
      ...[backup, restore, open].map((all) => `${s(percentile(all, 0.5))}, ${s(percentile(all, 1))}`),
    ),
  ].join('\n')
  const counted = { unlike: found.unlike, torn: copied.torn }
  const missed = Object.entries(counted).flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []))
  if (back > most) missed.push(`it took ${s(back)} s to be back`)
  conclude('restore', text, missed)
}
