import { Agent } from 'node:http'
import {
  circumstances,
  conclude,
  neededServer,
  numberAfter,
  percentile,
  row,
  send,
  withBackend,
  withClient,
} from './lib/bench.mjs'
import { ensureDependencies } from './lib/dependencies.mjs'

// `DATABASE_URL=postgres://… npm run bench:admin [-- --reads N]`: how long the lists of the admin area take with a hundred thousand leads, each
// with a conversation, a million customers with an invoice each, and fifty thousand meetings. In a database of its own on the server that DATABASE_URL names. The figures go into docs/performance.md.

const limit = 60
const reads = numberAfter('--reads') ?? 200
const leads = 100_000
const customers = 1_000_000
const meetings = 50_000
const apiPort = 4340
const origin = `http://127.0.0.1:${apiPort}`
const demo = { email: 'admin@demo.local', password: 'demonstracao-2026' }

const server = neededServer()
await ensureDependencies()
await withBackend('bench-admin', { server, apiPort }, async (databaseUrl) => {
  await withClient(databaseUrl, fill)
  report(await readLists())
})
process.exit()

/** Leads with a conversation each, and meetings of five years that overlap nowhere. */
async function fill(client) {
  await client.query(
    `insert into assistant_sessions (id, stage, context, memory, page_path, created_at, last_active_at, last_text, unread)
      select 'as_' || n, 'discover', '{}', '{}', '/', now() - n * interval '5 minutes', now() - n * interval '20 seconds',
        'Quanto custa o agente ' || n || '?', n % 2 from generate_series(1, $1) n`,
    [leads],
  )
  await client.query(
    `insert into assistant_messages (id, session_id, type, content, suggestions, cards, stage, created_at, question_key)
      select 'msg_' || n, 'as_' || n, 'user', 'Quanto custa o agente ' || n || '?', '[]', '[]', 'discover', now(),
        case when n % 10 = 0 then 'key_' || n % 1000 end from generate_series(1, $1) n`,
    [leads],
  )
  await client.query(
    `insert into leads (id, session_id, name, email, email_key, company, agent_interest, score, band, page_path, created_at, updated_at)
      select 'lead_' || n, 'as_' || n, 'Pessoa ' || n, 'pessoa' || n || '@empresa.example', 'pessoa' || n || '@empresa.example',
        'Empresa ' || (n % 5000), (array['prospect', 'whatsapp', 'social-media'])[1 + n % 3], n % 101,
        (array['A', 'B', 'C'])[1 + n % 3], '/', now() - n * interval '5 minutes', now() from generate_series(1, $1) n`,
    [leads],
  )
  await client.query(
    `insert into meetings (id, consultant_id, start_at, end_at, until, status, channel, title, name, email, email_key, company,
        notes, consented_at, source, created_at, updated_at)
      select 'mt_b' || n, 'cs_bruno', at, at + interval '30 minutes', at + interval '45 minutes', 'completed', 'video',
        'Reunião', 'Pessoa ' || n, 'pessoa' || n || '@empresa.example', 'pessoa' || n || '@empresa.example',
        'Empresa ' || (n % 5000), '', at, 'consultation', at, at
      from (select n, now() - n * interval '50 minutes' as at from generate_series(1, $1) n) times`,
    [meetings],
  )
  await client.query(
    `insert into companies (id, name, created_at)
      select 'org_b' || n, (array['Padaria', 'Loja', 'Oficina', 'Clínica', 'Escola'])[1 + n % 5] || ' '
        || (array['Central', 'São João', 'Estrela', 'Água Viva', 'Boa Vista'])[1 + (n / 5) % 5] || ' ' || n,
        now() - n * interval '5 minutes' from generate_series(1, $1) n`,
    [customers],
  )
  await client.query(
    `insert into users (id, company_id, name, email, email_key, password_hash, created_at, email_verified_at)
      select 'usr_b' || n, 'org_b' || n, 'Pessoa ' || n, 'cliente' || n || '@empresa.example',
        'cliente' || n || '@empresa.example', '', now() - n * interval '5 minutes', case when n % 50 > 0 then now() end from generate_series(1, $1) n`,
    [customers],
  )
  await client.query(
    `insert into billing_profiles (company_id, profile, updated_at)
      select 'org_b' || n, jsonb_build_object('document', lpad((n * 97)::text, 14, '1'), 'legal_name', 'Comércio ' || n || ' Ltda.'),
        now() from generate_series(1, $1) n`,
    [customers],
  )
  await client.query(
    `insert into invoices (id, company_id, number, issued_at, due_date, total_cents, status)
      select 'inv_b' || n, 'org_b' || n, '2020-' || lpad(n::text, 7, '0'), now() - n * interval '5 minutes', now(), 9700,
        case when n % 100 = 0 then 'overdue' else 'paid' end
      from generate_series(1, $1) n`,
    [customers],
  )
  // As the database does by itself, sooner or later.
  await client.query('vacuum analyze')
}

async function readLists() {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const login = await send(agent, 'POST', `${origin}/api/v1/auth/login`, demo)
  const { token } = login.json()
  const ask = async (path) => {
    const answer = await send(agent, 'GET', origin + path, undefined, { authorization: `Bearer ${token}` })
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.text}`)
    return answer.json()
  }
  const deep = async (path, pages) => {
    let cursor = ''
    for (let page = 0; page < pages; page += 1)
      cursor = (await ask(`${path}${cursor && `&cursor=${cursor}`}`)).next_cursor
    return `${path}&cursor=${cursor}`
  }
  const month = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 7)
  const lists = [
    ['leads, the latest first', '/api/v1/admin/leads?limit=25'],
    ['leads by score', '/api/v1/admin/leads?sort=-score'],
    ['leads, a far page', await deep('/api/v1/admin/leads?limit=100', 40)],
    ['leads by a name', '/api/v1/admin/leads?q=pessoa%2049'],
    ['leads of one band and agent', '/api/v1/admin/leads?band=A&agent=prospect'],
    ['conversations, the latest first', '/api/v1/admin/conversations'],
    ['conversations, a far page', await deep('/api/v1/admin/conversations?filter=unread', 40)],
    ['conversations by a word', '/api/v1/admin/conversations?q=agente%20777'],
    ['questions without an answer', '/api/v1/admin/unanswered'],
    ['meetings, the latest first', '/api/v1/admin/meetings?limit=25'],
    ['meetings, a far page', await deep('/api/v1/admin/meetings?limit=100', 40)],
    ['meetings by a company', '/api/v1/admin/meetings?q=empresa%20777'],
    ['meetings by status', '/api/v1/admin/meetings?status=completed'],
    ['meetings that are pending', '/api/v1/admin/meetings?status=pending'],
    ['a month of meetings', `/api/v1/admin/meetings/calendar?month=${month}`],
    ['customers, the latest first', '/api/v1/admin/customers?limit=25'],
    ['customers by a name', '/api/v1/admin/customers?q=agua%20viva%204'],
    ['customers by the name', '/api/v1/admin/customers?sort=name'],
    ['customers, a far page', await deep('/api/v1/admin/customers?limit=100', 40)],
    ['invoices, the latest first', '/api/v1/admin/invoices?limit=25'],
    ['invoices by a company', '/api/v1/admin/invoices?q=agua%20viva%204'],
    ['invoices by a number', '/api/v1/admin/invoices?q=2020-0123'],
    ['invoices that are overdue', '/api/v1/admin/invoices?status=overdue'],
    ['the palette, two letters', '/api/v1/admin/search?q=pa'],
    ['the palette, a word that many have', '/api/v1/admin/search?q=padaria'],
    ['the palette, a name', '/api/v1/admin/search?q=padaria%20central%205'],
    ['the palette, a CNPJ', '/api/v1/admin/search?q=11.111.700'],
    ['the palette, an invoice', '/api/v1/admin/search?q=2020-0123'],
    ['the palette, nothing like it', '/api/v1/admin/search?q=zz'],
    ['the overview', '/api/v1/admin/overview'],
  ]
  const figures = []
  for (const [name, path] of lists) {
    const times = []
    for (let index = 0; index < reads; index += 1) {
      const begun = performance.now()
      await ask(path)
      times.push(performance.now() - begun)
    }
    figures.push({ name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) })
  }
  agent.destroy()
  return figures
}

function report(figures) {
  const text = [
    `PostgreSQL: ${leads} leads, ${customers} customers, ${meetings} meetings, ${reads} readings each. ${circumstances()}`,
    '',
    `| List | median, ms | 95 of 100, ms (≤ ${limit}) |`,
    '|---|---|---|',
    ...figures.map(({ name, p50, p95 }) => row(name, p50.toFixed(1), p95.toFixed(1))),
  ].join('\n')
  const missed = figures
    .filter(({ p95 }) => p95 > limit)
    .map(({ name, p95 }) => `${name}: ${p95.toFixed(1)} ms at p95`)
  conclude('admin', text, missed)
}
