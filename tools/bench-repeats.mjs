import { Agent } from 'node:http'
import { join } from 'node:path'
import {
  circumstances,
  conclude,
  numberAfter,
  percentile,
  row,
  send,
  timed,
  withBackend,
} from './lib/bench.mjs'
import { book, fullHours, newBooking } from './lib/bench-bookings.mjs'
import { selected } from './lib/bench-kills.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { root } from './lib/workspace.mjs'

// `npm run bench:repeats [-- --bookings N]`: sends each booking three times at once under one key and once more afterwards, and
// counts answers that differ and rows too many. On PostgreSQL where DATABASE_URL names a server (in a database of its own), otherwise
// on the embedded database. The figures go into docs/performance.md.

const server = process.env.DATABASE_URL
const kind = server ? 'PostgreSQL' : 'PGlite'
const bookings = numberAfter('--bookings') ?? 1000
const lanes = 3
const apiPort = Number(process.env.API_PORT || 4330)
const origin = `http://127.0.0.1:${apiPort}`
const outcome = { refused: 0, differing: 0, times: [] }
const rowsOf = (url) =>
  selected(
    url,
    join(root, 'test-results/bench-repeats/data'),
    "select email from meetings where email like 'v-%@empresa.example'",
  )

await ensureDependencies()
let rows
await withBackend('bench-repeats', { server, apiPort }, async (url) => {
  await sendRepeatedly()
  if (url) rows = await rowsOf(url)
})
rows ??= await rowsOf()
report()
process.exit()

async function sendRepeatedly() {
  const agent = new Agent({ keepAlive: true, maxSockets: lanes * 3 + 1 })
  const hours = await fullHours(agent, origin)
  await timed(bookings, lanes, async () => {
    const hour = hours.shift()
    const booking = newBooking(hour)
    const begun = performance.now()
    const answers = await Promise.all([1, 2, 3].map(() => book(agent, origin, booking)))
    outcome.times.push(performance.now() - begun)
    answers.push(await book(agent, origin, booking))
    outcome.refused += answers.filter(({ status }) => status !== 201).length
    if (new Set(answers.map(({ text }) => text)).size !== 1) outcome.differing += 1
    const { id, manage_url } = answers[0].json().meeting
    await send(agent, 'POST', `${origin}/api/v1/meetings/${id}/cancel`, { key: manage_url.split('.').at(-1) })
    hours.push(hour)
  })
  agent.destroy()
}

function report() {
  const { refused, differing, times } = outcome
  const booked = new Set(rows.map(({ email }) => email)).size
  const counted = { refused, differing, doubled: rows.length - booked, missing: bookings - booked }
  const text = [
    `${kind}. ${circumstances()}`,
    '',
    '| Bookings, each sent four times | rows | doubled (0) | missing (0) | refused (0) | answers that differ (0) | three at once, median ms | 99 of 100, ms |',
    '|---|---|---|---|---|---|---|---|',
    row(
      bookings,
      rows.length,
      counted.doubled,
      counted.missing,
      refused,
      differing,
      percentile(times, 0.5).toFixed(0),
      percentile(times, 0.99).toFixed(0),
    ),
  ].join('\n')
  const missed = Object.entries(counted).flatMap(([what, count]) => (count > 0 ? [`${what}: ${count}`] : []))
  conclude(`repeats ${kind}`, text, missed)
}
