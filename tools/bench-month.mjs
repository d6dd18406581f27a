import { setTimeout as wait } from 'node:timers/promises'
import {
  circumstances,
  conclude,
  emptyResults,
  neededServer,
  numberAfter,
  ownDatabase,
  row,
  startBackend,
  withClient,
} from './lib/bench.mjs'
import { buildServer } from './lib/build.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `DATABASE_URL=postgres://… npm run bench:month [-- --customers N]`: how long it takes to bill a million customers for a month in which they
// used ten million times, killed once on the way. In a database of its own on the server that DATABASE_URL names. The figures go into docs/performance.md.

const customers = numberAfter('--customers') ?? 1_000_000
const events = 10 * customers
const limit = 10
const apiPort = 4345
const price = 39_900

const server = neededServer()
await ensureDependencies()
await buildServer('backend')
const dataDir = `${emptyResults('bench-month')}/data`
const database = await ownDatabase(server)
let backend
try {
  await open()
  await backend.stop()
  await withClient(database.url, fill)
  const begun = performance.now()
  await open()
  await untilBilled(customers / 3)
  await backend.kill()
  const before = await billed()
  await open()
  await untilBilled(customers)
  const minutes = (performance.now() - begun) / 60_000
  await backend.stop()
  report(minutes, before, await wrong())
} finally {
  await backend?.kill()
  await database.drop()
}
process.exit()

async function open() {
  backend = await startBackend({ dataDir, apiPort, database, env: { DEMO: 'on', LOG_LEVEL: 'warn' } })
  await backend.ready(`http://127.0.0.1:${apiPort}/readyz`)
}

/** Each with a user, whom invoices are for, one agent and one invoice from before the month, and ten events of the month before on five days. */
async function fill(client) {
  const insert = (statement, count = customers) =>
    client.query(`insert into ${statement} from generate_series(1, $1) n`, [count])
  await insert(`companies (id, name, created_at) select 'org_b' || n, 'Padaria ' || n, now()`)
  await insert(
    `users (id, company_id, name, email, email_key, password_hash, email_verified_at, created_at)
      select 'usr_b' || n, 'org_b' || n, 'Pessoa ' || n, 'cliente' || n || '@empresa.example', 'cliente' || n || '@empresa.example',
        '', now(), now()`,
  )
  await insert(
    `billing_profiles (company_id, profile, updated_at)
      select 'org_b' || n, jsonb_build_object('document', lpad(n::text, 14, '1'), 'legal_name', 'Comércio ' || n || ' Ltda.'), now()`,
  )
  await insert(
    `subscriptions (id, company_id, product_id, status, price_cents, price_version, current_period_end, first_charged_at, created_at)
      select 'sub_b' || n, 'org_b' || n, 'prospect', 'active', ${price}, 1, date_trunc('month', now())::date, now() - interval '3 months', now()`,
  )
  await insert(
    `invoices (id, company_id, number, issued_at, due_date, total_cents, status, month, paid_at)
      select 'inv_b' || n, 'org_b' || n, '2020-' || lpad(n::text, 7, '0'), now() - interval '2 months', now(), ${price}, 'paid', '2020-01', now()`,
  )
  await insert(
    `invoice_lines (invoice_id, position, label, amount_cents, subscription_id)
      select 'inv_b' || n, 0, 'Prospect AI', ${price}, 'sub_b' || n`,
  )
  await insert(
    `usage_events (id, company_id, product_id, meter, quantity, occurred_at)
      select 'use_b' || n, 'org_b' || 1 + n % ${customers}, 'prospect', 'ai_credits', 1 + n % 7,
        date_trunc('month', now()) - interval '20 days' + (n / ${customers} / 2) * interval '1 day'`,
    events,
  )
  await client.query(
    `insert into usage_records (company_id, product_id, meter, day, quantity)
      select company_id, product_id, meter, occurred_at::date, sum(quantity) from usage_events where id like 'use_b%' group by 1, 2, 3, 4`,
  )
  await client.query('analyze')
}

async function ask(statement) {
  return withClient(database.url, async (client) => (await client.query(statement)).rows[0])
}

async function billed() {
  const { count } = await ask(
    `select count(*) from invoices where company_id like 'org_b%' and month > '2020-01'`,
  )
  return Number(count)
}

async function untilBilled(count) {
  while ((await billed()) < count) await wait(1000)
}

/** What is not as it has to be. */
async function wrong() {
  const { invoices, companies, agents, credits, used, mails } = await ask(`
    with mine as (select * from invoices where company_id like 'org_b%' and month > '2020-01'),
      lines as (select invoice_lines.* from invoice_lines join mine on mine.id = invoice_id)
    select (select count(*) from mine) as invoices, (select count(distinct company_id) from mine) as companies,
      (select sum(amount_cents) from lines where meter is null) as agents,
      (select sum(quantity) from lines where meter is not null) as credits,
      (select sum(quantity) from usage_records where company_id like 'org_b%') as used,
      (select count(*) from outbox where kind = 'mail' and payload ->> 'subject' = 'Fatura disponível') as mails`)
  return Object.entries({
    'customers without an invoice': customers - companies,
    'invoices too many': invoices - companies,
    'cents for agents too many': agents - customers * price,
    'credits too many': credits - used,
    'mails too many': mails - customers,
  }).filter(([, count]) => Number(count) !== 0)
}

function report(minutes, before, faults) {
  const table = [
    `PostgreSQL: ${customers} customers, ${events} events of the month before; killed when ${before} were billed. ${circumstances()}`,
    '',
    `| Minutes, with the start after the kill (≤ ${limit}) | customers a second | wrong (0) |`,
    '|---:|---:|---|',
    row(
      minutes.toFixed(1),
      (customers / minutes / 60).toFixed(0),
      faults.map((fault) => fault.join(' ')).join(', ') || '0',
    ),
  ].join('\n')
  const missed = faults.map(([what, count]) => `${what}: ${count}`)
  if (minutes > limit) missed.push(`it takes ${minutes.toFixed(1)} minutes`)
  conclude('month', table, missed)
}
