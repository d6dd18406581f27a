import { type Endpoint, getBilling, getDashboard, getMe, getUsage } from '@ag/contracts'
import { sql } from 'drizzle-orm'
import { type Database, type Db, rowsOf } from '../../db/database'
import { describeDatabase } from '../../testing/describe-database'
import { holdToo } from '../../testing/hold-too'
import { type TestBackend, testBackend } from '../../testing/test-backend'

interface Statement {
  text: string
  values: unknown[]
}

interface Client {
  query(asked: string | { text: string }, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>
}

/** The driver that drizzle speaks to: both take a text and its values. */
const clientOf = (db: Db) => (db as unknown as { $client: Client }).$client

/** Tables that grow with companies, and what their columns cannot take from a number. */
const large: Record<string, Record<string, string>> = {
  companies: { id: "'org_' || n" },
  users: { role: "'customer'" },
  subscriptions: { status: "'cancelled'" },
  invoices: { status: "'paid'" },
  invoice_lines: { position: '1' },
  payments: { status: "'paid'", type: "'pix'" },
  payment_methods: { company_id: "'org_' || n" },
  billing_profiles: { company_id: "'org_' || n" },
  usage_records: {},
  usage_months: {},
  usage_limits: {},
  meetings: { status: "'completed'", channel: "'video'", source: "'admin'", consultant_id: "'rafael'" },
  sites: { company_id: "'org_' || n", slug: "'site-' || n" },
  site_visits: {},
  site_messages: {},
  bi_tables: {},
  bi_pins: {},
  bi_reports: { company_id: "'org_' || n" },
  whatsapp_agents: { company_id: "'org_' || n", silence_hours: '0' },
  whatsapp_conversations: { channel: "'page'", mode: "'agent'" },
  whatsapp_messages: { from: "'agent'", delivery: 'null' },
  agent_tasks: { state: "'open'" },
}

/** Fills a table with rows of many companies; columns that may be empty stay so. */
async function fill(db: Db, table: string, own: Record<string, string>): Promise<void> {
  const columns = await rowsOf<{ name: string; type: string }>(
    db,
    sql`select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table}::text and is_generated = 'NEVER'
      and ((is_nullable = 'NO' and column_default is null) or column_name in ('user_id', 'subscription_id'))`,
  )
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  const names = [...new Set([...types.keys(), ...Object.keys(own)])]
  const values = names.map((name) => own[name] ?? valueFor(name, types.get(name)))
  await db.execute(
    sql.raw(`insert into ${table} (${names.map((name) => `"${name}"`).join()})
      select ${values.join()} from generate_series(1, 1500) as n`),
  )
}

function valueFor(name: string, type = 'text'): string {
  if (name === 'company_id') return "'org_' || n / 2"
  return values[type] ?? 'n'
}

const values: Record<string, string> = {
  text: "'text-' || n",
  boolean: 'false',
  jsonb: "'{}'::jsonb",
  date: "date '2026-01-01' + n % 300",
  'timestamp with time zone': "timestamptz '2026-01-01' + n * interval '1 hour'",
  bytea: "'x'::bytea",
}

/** What the driver is asked while something is done. */
async function statementsOf({ db }: Database, work: () => Promise<unknown>): Promise<Statement[]> {
  const client = clientOf(db)
  const query = jest.spyOn(client, 'query')
  await work()
  const asked = query.mock.calls.map(([first, values = []]) => ({
    text: typeof first === 'string' ? first : first.text,
    values,
  }))
  query.mockRestore()
  return asked
}

/** Tables that a statement would read from their beginning to their end. */
async function walkedBy(db: Db, { text, values }: Statement): Promise<string[]> {
  const { rows } = await clientOf(db).query(`explain ${text}`, values)
  const plan = rows.map((row) => row['QUERY PLAN'] ?? '').join('\n')
  return [...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table)
}

const agents = ['site-builder', 'whatsapp', 'business-intelligence', 'email-marketing', 'prospect'] as const

describeDatabase('what a customer reads of their own', (database) => {
  let backend: TestBackend
  let token: string
  beforeEach(async () => {
    backend = await testBackend(database())
    const [first, ...others] = agents
    token = await backend.token(await backend.customer('ana@empresa.com.br', { product_id: first }))
    await holdToo(database().db, others)
  })
  afterEach(() => backend.close())

  beforeEach(async () => {
    await database().db.transaction(async (transaction) => {
      // Rows of companies that are not there: only how many there are matters.
      await transaction.execute(sql`set local session_replication_role = replica`)
      for (const [table, own] of Object.entries(large)) await fill(transaction, table, own)
    })
    await database().db.execute(sql`analyze`)
  })

  it('takes a few statements, none of which walks through what all companies have', async () => {
    const most = [
      { call: getMe, statements: 1 },
      // One of them for each agent; those that the team works with share one.
      { call: getDashboard, statements: 6 },
      { call: getUsage, statements: 2 },
      { call: getBilling, statements: 3 },
    ]
    for (const { call, statements } of most) {
      const asked = await statementsOf(database(), async () => {
        expect((await backend.send<Endpoint>(call, { token })).status).toBe(200)
      })
      expect([call.path, asked.length]).toEqual([call.path, statements])
      for (const statement of asked) {
        const walked = await walkedBy(database().db, statement)
        expect(walked.filter((table) => table in large)).toEqual([])
      }
    }
  })
})
