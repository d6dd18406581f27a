import { rmSync } from 'node:fs'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  circumstances,
  conclude,
  emptyResults,
  neededServer,
  numberAfter,
  ownDatabase,
  percentile,
  row,
  withClient,
} from './lib/bench.mjs'
import { fullHours } from './lib/bench-bookings.mjs'
import { openMeetings, overlapping } from './lib/bench-kills.mjs'
import { openMailbox } from './lib/bench-mailbox.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'
import { newBuild } from './lib/new-build.mjs'
import { publish, state } from './lib/release.mjs'
import { root } from './lib/workspace.mjs'

// `DATABASE_URL=postgres://… npm run rehearse [-- --minutes N]`: HAProxy, three gateways, HAProxy, three backends and PostgreSQL on this machine,
// as production has them, under everything that people do, while all processes but the first of each kind are replaced and killed in turn,
// connections are cut, builds are published and the schema changes. Nothing may fail, be lost or doubled, and the two that stay may not grow.
// The figures go into docs/performance.md.

const minutes = numberAfter('--minutes') ?? 10
const port = Number(process.env.PORT || 4540)
const released = 'mfe-auth'
const limits = { spread: 1000, lock: 1000, growth: 1.05 }
const publishEvery = 20_000
const lookEvery = 5000

const server = neededServer()
await ensureDependencies()
const { buildAll } = await import('./lib/build.mjs')
const { run } = await import('./lib/processes.mjs')
const { clusterEnv, createSite, needHaproxy, newTokens } = await import('./lib/rehearse-site.mjs')
const { createLoad } = await import('./lib/rehearse-load.mjs')
needHaproxy()
const folder = emptyResults('rehearse')
await buildAll()

const database = await ownDatabase(server)
const mailbox = await openMailbox()
const tokens = newTokens()
const env = {
  ...clusterEnv({ port, folder, database: database.url, tokens }),
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'ola@empresa.example',
  PAYMENT_SANDBOX: 'on',
}
const owner = { email: 'dona@empresa.example', password: 'sete pedras guardam o rio manso' }
const site = createSite({ port, folder, env })
const agent = new Agent({ keepAlive: true })
const seen = {
  faults: [],
  killed: 0,
  cut: 0,
  replaced: 0,
  unclean: 0,
  published: [],
  changes: [],
  memory: [],
}
const until = () => begun + minutes * 60_000
let begun = 0
try {
  await site.startBalancer()
  await site.startAll('backend')
  await makeOwner()
  await Promise.all([site.startAll('gateway'), site.releaseAll()])
  await site.isReachable()
  const hours = await fullHours(agent, site.api)
  const load = createLoad({ site: site.url, mailbox, hours, minutes, owner })
  await load.start()
  begun = Date.now()
  await Promise.all([comeAndGo(), publishAgainAndAgain(), changeSchema(), watchMemory()])
  const done = await load.finish()
  await untilNothingWaits()
  report(load, done, await compare(done))
} finally {
  await site.stop()
  await mailbox.close()
  agent.destroy()
  await database.drop()
}
process.exit()

async function makeOwner() {
  const args = ['--name', 'Dona Ana', '--email', owner.email, '--company', 'Automatize']
  const program = join(root, 'backend/dist/create-owner.mjs')
  const own = { ...process.env, ...env, OWNER_PASSWORD: owner.password }
  if ((await run(process.execPath, [program, ...args], { env: own })) !== 0) throw new Error('no owner')
}

/** In turn: a gateway and a backend are replaced, one of each is killed, connections to each and to the database are cut. */
async function comeAndGo() {
  const replace = (kind) => async () => {
    if ((await site.replace(kind)) !== 0) seen.unclean += 1
    seen.replaced += 1
  }
  const kill = (kind) => async () => {
    seen.faults.push(await site.kill(kind))
    seen.killed += 1
  }
  const cut = (from) => async () => {
    seen.faults.push(await from())
    seen.cut += 1
  }
  const events = [
    replace('gateway'),
    replace('backend'),
    kill('gateway'),
    kill('backend'),
    cut(() => site.cut('gateway')),
    cut(() => site.cut('backend')),
    cut(cutDatabase),
  ]
  for (let turn = 0; Date.now() < until(); turn += 1) {
    await events[turn % events.length]?.()
    await wait(1000)
  }
}

/** Ends every connection to the database in the middle of what it does. */
async function cutDatabase() {
  const from = Date.now()
  await withClient(database.url, (client) =>
    client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  )
  return { from, until: Date.now() }
}

async function watchMemory() {
  for (; Date.now() < until(); await wait(lookEvery)) seen.memory.push(await site.memory())
}

/** Megabytes of who stays, in the second sixth of the time and in the last: all, or its objects, or its buffers. */
function growth(kind, part = 'all') {
  const sixth = Math.floor(seen.memory.length / 6)
  const middle = (looks) =>
    percentile(
      looks.map((look) => look[kind][part]),
      0.5,
    )
  return { first: middle(seen.memory.slice(sixth, 2 * sixth)), last: middle(seen.memory.slice(-sixth)) }
}

function change(kind, part) {
  const { first, last } = growth(kind, part)
  return `${first.toFixed(0)} → ${last.toFixed(0)}`
}

/** Publishes builds through the balancer, and looks at each gateway until it names the new one. */
async function publishAgainAndAgain() {
  for (let next = Date.now(); Date.now() < until(); next += publishEvery) {
    await wait(Math.max(0, next - Date.now()))
    const made = newBuild(released, folder)
    const build = made.split('-').at(-1)
    let isLive = false
    const spread = untilNamed(build)
    // A kill may meet the gateway that takes it: a build that is there already is taken once.
    for (let tries = 0; !isLive; tries += 1) {
      const published = await publish(site.url, released, made, tokens[released]).catch((error) => error)
      isLive = !(published instanceof Error)
      if (!isLive && tries === 5) throw published
    }
    seen.published.push(await spread)
    console.log(`build ${build} was everywhere after ${seen.published.at(-1)} ms`)
    rmSync(made, { recursive: true, force: true })
  }
}

/** Milliseconds from the moment at which a build was written down until every gateway that served then names it. */
async function untilNamed(build) {
  const named = new Map()
  let watched = site.gateways()
  let at
  for (const late = Date.now() + 60_000; Date.now() < late; await wait(10)) {
    if (at === undefined) watched = site.gateways()
    const serving = site.gateways()
    watched = watched.filter((gateway) => serving.includes(gateway))
    const looks = watched
      .filter((gateway) => !named.has(gateway))
      .map(async (gateway) => {
        const document = await state(gateway).catch(() => undefined)
        // Without its database a gateway tells of no changes.
        const change = document?.recent?.[0]
        if (!change || document.remotes[released]?.stable !== build) return
        named.set(gateway, Date.now())
        at ??= Date.parse(change.at)
      })
    await Promise.all(looks)
    if (at !== undefined && watched.every((gateway) => named.has(gateway)))
      return Math.max(...named.values()) - at
  }
  throw new Error(`${build} did not get everywhere`)
}

/** What a migration does while the version before it serves. */
async function changeSchema() {
  for (const share of [0.25, 0.6]) {
    await wait(begun + share * minutes * 60_000 - Date.now())
    await withClient(database.url, async (client) => {
      await client.query('set lock_timeout = 2000')
      for (const statement of [
        "alter table meetings add column rehearsed text not null default ''",
        'alter table meetings add constraint rehearsed_short check (length(rehearsed) < 9) not valid',
        'alter table meetings validate constraint rehearsed_short',
        'create index concurrently meetings_rehearsed on meetings (rehearsed)',
        'alter table users add column rehearsed jsonb',
        'drop index concurrently meetings_rehearsed',
        'alter table meetings drop column rehearsed',
        'alter table users drop column rehearsed',
      ]) {
        const started = performance.now()
        await client.query(statement)
        seen.changes.push(performance.now() - started)
      }
    })
  }
}

/** What a killed process had taken is taken again after a minute. */
async function untilNothingWaits() {
  const waiting =
    'select count(*)::int as count from outbox where done_at is null and dead_at is null and due_at < now()'
  for (const late = Date.now() + 120_000; Date.now() < late; await wait(500)) {
    const { rows } = await withClient(database.url, (client) => client.query(waiting))
    if (rows[0].count === 0) return
  }
}

/** What was answered beside what is there. */
async function compare({ booked, messages, paid, members }) {
  const meetings = (await openMeetings(database.url)).filter(({ email }) =>
    email.endsWith('@empresa.example'),
  )
  const ids = async (statement) => {
    const { rows } = await withClient(database.url, (client) => client.query(statement))
    return rows.map(({ id }) => id)
  }
  const said = await ids("select client_message_id as id from assistant_messages where type = 'user'")
  const answered = await ids(
    "select q.client_message_id as id from assistant_messages q join assistant_messages a on a.answers = q.id where q.type = 'user'",
  )
  const settled = await ids("select invoice_id as id from payments where status = 'paid'")
  const invoiced = await ids("select company_id as id from invoices where status = 'paid'")
  const dead = await ids('select id from outbox where dead_at is not null')
  const emails = booked.map(({ email }) => email)
  return {
    bookings: balance(
      emails,
      meetings.map(({ email }) => email),
    ),
    overlapping: overlapping(meetings),
    payments: balance(paid, settled),
    invoicesTwice: invoiced.length - new Set(invoiced).size,
    messages: balance(messages, said),
    answersTwice: answered.length - new Set(answered).size,
    mails: mailbox.judge([...emails, ...members.map(({ email }) => email)]),
    dead: dead.length,
  }
}

function balance(told, there) {
  const lost = told.filter((id) => !there.includes(id)).length
  return { told: told.length, lost, doubled: there.length - new Set(there).size }
}

function report(load, { sessions, members }, found) {
  const isExcused = ({ begun, ended }) =>
    seen.faults.some(({ from, until }) => begun <= until && from <= ended)
  const failed = load.failures.filter((failure) => !isExcused(failure))
  const { bookings, payments, messages, mails } = found
  const spread = Math.max(...seen.published)
  const lock = Math.max(...seen.changes)
  const requests = load.figures().reduce((sum, { count }) => sum + count, 0)
  const kept = ['gateway', 'backend'].map((kind) => [kind, growth(kind)])
  const text = [
    `${minutes} minutes, ${seen.replaced} processes replaced, ${seen.killed} killed, ${seen.cut} cuts of all connections to one of them or to the database, ${seen.published.length} builds published, ${seen.changes.length} changes of the schema; ` +
      `${requests} requests. Load of the machine ${loadavg()[1].toFixed(0)}. ${circumstances()}`,
    '',
    '| Failed (0) | failed in flight at a kill or cut | ended in disorder (0) | sessions harmed (0) | slowest gateway to name a build, ms (≤ 1000) | longest change of the schema, ms (≤ 1000) |',
    '|---|---|---|---|---|---|',
    row(
      failed.length,
      load.failures.length - failed.length,
      seen.unclean,
      `${sessions.harmed} of ${sessions.told}`,
      spread,
      lock.toFixed(0),
    ),
    '',
    '| What was answered | how many | lost (0) | doubled (0) |',
    '|---|---|---|---|',
    row('bookings', bookings.told, bookings.lost, bookings.doubled + found.overlapping),
    row('payments', payments.told, payments.lost, payments.doubled + found.invoicesTwice),
    row('messages to the assistant', messages.told, messages.lost, messages.doubled + found.answersTwice),
    row(
      'people who were to get a mail',
      bookings.told + members.length,
      mails.mailsLost + found.dead,
      mails.mailsTwice,
    ),
    '',
    '| Who stayed | MB in the second sixth of the time | MB in the last (≤ 1.05 of it) | objects | buffers |',
    '|---|---|---|---|---|',
    ...kept.map(([kind, { first, last }]) =>
      row(kind, first.toFixed(0), last.toFixed(0), change(kind, 'heap'), change(kind, 'buffers')),
    ),
    '',
    '| Deed | requests | median, ms | 95 of 100, ms |',
    '|---|---|---|---|',
    ...load.figures().map(({ deed, count, p50, p95 }) => row(deed, count, p50, p95)),
  ].join('\n')
  const missed = failed.map((fault) => `failed: ${JSON.stringify(fault)}`)
  const counts = { ...found, mails: 0, unclean: seen.unclean, harmed: sessions.harmed }
  for (const [what, count] of Object.entries({ ...counts, ...mails, repeated: 0 })) {
    const wrong = typeof count === 'object' ? count.lost + count.doubled : count
    if (wrong > 0) missed.push(`${what}: ${JSON.stringify(count)}`)
  }
  for (const [kind, { first, last }] of kept)
    if (last > first * limits.growth)
      missed.push(`the ${kind} grew from ${first.toFixed(0)} to ${last.toFixed(0)} MB`)
  if (spread > limits.spread) missed.push(`a gateway named a build after ${spread} ms`)
  if (lock > limits.lock) missed.push(`a change of the schema took ${lock.toFixed(0)} ms`)
  conclude('rehearse', text, missed)
}
