import { Agent } from 'node:http'
import { join } from 'node:path'
import {
  circumstances,
  conclude,
  emptyResults,
  numberAfter,
  ownDatabase,
  percentile,
  processorTime,
  row,
  send,
  startBackend,
  timed,
  withClient,
} from './lib/bench.mjs'
import { book, fullHours, newBooking, read } from './lib/bench-bookings.mjs'
import { killAmidBookings, openMeetings } from './lib/bench-kills.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `npm run bench:meetings [-- --rounds N --kills N --reads N]`: whether one of fifty gets a slot, whether a server that is killed during bookings loses or doubles
// any, and (on PostgreSQL) how long a month of twenty consultants takes to answer. On PostgreSQL where DATABASE_URL names a server (in databases of its own),
// otherwise on the embedded database. The figures go into docs/performance.md.

const limits = { p95: 50 }
const server = process.env.DATABASE_URL
const kind = server ? 'PostgreSQL' : 'PGlite'
const rounds = numberAfter('--rounds') ?? (server ? 200 : 20)
const kills = numberAfter('--kills') ?? 50
const reads = numberAfter('--reads') ?? 3000
const racers = 50
const clients = 20
const consultants = 20
const meetings = 5000
const apiPort = Number(process.env.API_PORT || 4330)
const origin = `http://127.0.0.1:${apiPort}`

await ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const results = emptyResults('bench-meetings')
await buildAll([])

const raced = await withDatabase('race', async (start) => {
  const backend = await start()
  const outcome = await raceForSlots()
  await backend.stop()
  return outcome
})
const killed = await withDatabase('kills', (start, { url, dataDir }) =>
  killAmidBookings({
    start: (smtpUrl) => start({ SMTP_URL: smtpUrl, DEMO: 'on' }),
    origin,
    rounds: kills,
    rowsOf: () => openMeetings(url, dataDir),
  }),
)
const month = server && (await withDatabase('month', readMonths))
report()
process.exit()

/** Runs a part on a database of its own, with servers that it starts and stops as it likes. */
async function withDatabase(name, work) {
  const database = await ownDatabase(server)
  const dataDir = join(results, name)
  const running = new Set()
  const start = async (env = {}) => {
    const backend = await startBackend({
      dataDir,
      apiPort,
      database,
      env: { SMTP_URL: '', DEMO: 'off', ...env },
    })
    running.add(backend)
    await backend.ready(`${origin}/readyz`)
    return backend
  }
  try {
    return await work(start, { url: database.url, dataDir })
  } finally {
    for (const backend of running) await backend.kill()
    await database.drop()
  }
}

/** Fifty want the same slot at the same time, again and again. */
async function raceForSlots() {
  const agent = new Agent({ keepAlive: true, maxSockets: racers })
  const hours = await fullHours(agent, origin)
  if (hours.length < rounds) throw new Error(`There are only ${hours.length} slots for ${rounds} rounds.`)
  const outcome = { wrong: 0, times: [] }
  for (const hour of hours.slice(0, rounds)) {
    const begun = performance.now()
    const answers = await Promise.all(
      Array.from({ length: racers }, () => book(agent, origin, newBooking(hour))),
    )
    outcome.times.push(performance.now() - begun)
    const won = answers.filter(({ status }) => status === 201).length
    const taken = answers.filter(({ status, json }) => status === 409 && json().code === 'SLOT_TAKEN').length
    if (won !== 1 || taken !== racers - 1) outcome.wrong += 1
  }
  agent.destroy()
  return outcome
}

/** Many visitors look at a month that is two thirds full, each again and again. */
async function readMonths(start, { url }) {
  const backend = await start()
  const first = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 1))
  await withClient(url, (client) => fill(client, first.toISOString().slice(0, 10)))
  const address = `${origin}/api/v1/meetings/available-days?month=${first.toISOString().slice(0, 7)}`
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const free = (await read(agent, address)).days.filter((day) => day.free > 0).length
  if (free === 0) throw new Error('The month offers nothing: it would be measured empty.')
  const spent = await processorTime(agent, origin)
  const times = []
  let failed = 0
  await timed(reads, clients, async () => {
    const begun = performance.now()
    const { status } = await send(agent, 'GET', address)
    times.push(performance.now() - begun)
    if (status !== 200) failed += 1
  })
  const cost = ((await processorTime(agent, origin)) - spent) / reads
  agent.destroy()
  await backend.stop()
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), failed, cost }
}

/** Twenty who receive without a pause, and meetings spread over a month's working days. */
async function fill(client, first) {
  await client.query(
    `insert into consultants (id, name, role, bio, channels, created_at)
      select 'cs_b' || n, 'Pessoa ' || n, '', '', '["video"]', now() from generate_series(2, $1) n`,
    [consultants],
  )
  await client.query('delete from availability_rules')
  await client.query(
    `insert into availability_rules (id, consultant_id, weekday, "start", "end", slot_minutes, buffer_after)
      select 'ar_' || id || weekday || half, id, weekday, half::time,
        case half when '09:00' then '12:00'::time else '18:00'::time end, 30, 0
      from consultants, generate_series(1, 5) weekday, unnest(array['09:00', '13:00']) half`,
  )
  const { rowCount } = await client.query(
    `with slots as (
      select id as consultant_id, at, row_number() over (order by random()) as n from consultants, (
        select (day + hour * interval '30 minutes') at time zone 'America/Sao_Paulo' as at
        from generate_series($1::date, $1::date + interval '1 month' - interval '1 day', '1 day') day,
          generate_series(18, 35) hour
        where extract(isodow from day) < 6 and hour not in (24, 25)) times
      limit $2),
    reserved as (
      insert into reservations (id, consultant_id, start_at, end_at, until, created_at)
      select 'res_' || n, consultant_id, at, at + interval '30 minutes', at + interval '30 minutes', now() from slots
      returning *)
    insert into meetings (id, reservation_id, consultant_id, start_at, end_at, until, status, channel, title, name, email,
        email_key, company, notes, consented_at, source, created_at, updated_at)
      select 'mt' || id, id, consultant_id, start_at, end_at, until, 'confirmed', 'video', 'Reunião', 'Ana', id || '@x.example',
        id || '@x.example', '', '', now(), 'consultation', now(), now() from reserved`,
    [first, meetings],
  )
  if (rowCount !== meetings) throw new Error(`Only ${rowCount} meetings fit into the month.`)
  await client.query('analyze')
}

function report() {
  const { wrong, times } = raced
  const ms = (number) => number.toFixed(0)
  const text = [
    `${kind}. ${circumstances()}`,
    '',
    '| A race for one slot | rounds | wrong (0) | median of a round, ms | slowest, ms |',
    '|---|---|---|---|---|',
    row(`${racers} at once`, rounds, wrong, ms(percentile(times, 0.5)), ms(percentile(times, 1))),
    '',
    '| Killed during bookings | booked | lost (0) | doubled (0) | overlapping (0) | mails lost (0) | second mails (0) | deliveries repeated under the same id | slowest return, ms |',
    '|---|---|---|---|---|---|---|---|---|',
    row(
      `${killed.rounds} times`,
      killed.booked,
      killed.lost,
      killed.doubled,
      killed.overlapping,
      killed.mailsLost,
      killed.mailsTwice,
      killed.repeated,
      ms(killed.slowest),
    ),
    ...(month
      ? [
          '',
          `| A month of ${consultants} consultants and ${meetings} meetings, ${clients} clients | median, ms | 95 of 100, ms (≤ ${limits.p95}) | the server's work on each, ms | failed (0) |`,
          '|---|---|---|---|---|',
          row(
            `${reads} answers`,
            month.p50.toFixed(1),
            month.p95.toFixed(1),
            month.cost.toFixed(2),
            month.failed,
          ),
        ]
      : []),
  ].join('\n')
  const { lost, doubled, overlapping, mailsLost, mailsTwice } = killed
  const counted = { wrong, lost, doubled, overlapping, mailsLost, mailsTwice, failed: month?.failed ?? 0 }
  const missed = Object.entries(counted).flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []))
  if (month && month.p95 > limits.p95) missed.push(`a month takes ${month.p95.toFixed(1)} ms at p95`)
  conclude(`meetings ${kind}`, text, missed)
}
