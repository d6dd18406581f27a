import { type SQL, sql } from 'drizzle-orm'
import { minutes } from '../clock'
import { describeEachDatabase } from '../testing/describe-database'
import { openBefore } from '../testing/open-before'
import { type Db, rowsOf } from './database'
import { forgetBefore, makeMonths } from './monthly'

const june = new Date('2031-06-10T12:00:00Z')

describeEachDatabase('tables divided by months', (database, once) => {
  const seen = (page_url: string, at: string) =>
    database().db.execute(
      sql`insert into page_views (page_url, recorded_at) values (${page_url}, ${at}::timestamptz)`,
    )
  const places = async () =>
    Object.fromEntries(
      (
        await rowsOf<{ page_url: string; part: string }>(
          database().db,
          sql`select page_url, tableoid::regclass::text as part from page_views order by position`,
        )
      ).map(({ page_url, part }) => [page_url, part]),
    )
  const parts = async (table: string) =>
    (
      await rowsOf<{ name: string }>(
        database().db,
        sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::text::regclass order by 1`,
      )
    ).map(({ name }) => name)
  /** The parts that a statement looks into, as the database plans it. */
  const planned = async (statement: SQL) => {
    const lines = await rowsOf<{ 'QUERY PLAN': string }>(database().db, sql`explain ${statement}`)
    return lines.flatMap(
      ({ 'QUERY PLAN': line }) => /(?:on|using) (\w+_(?:rest|\d{4}_\d\d))\b/.exec(line)?.[1] ?? [],
    )
  }

  afterEach(async () => {
    for (const table of ['analytics_events', 'audit_log', 'page_views', 'usage_events']) {
      for (const name of await parts(table)) {
        if (name.includes('_203')) await database().db.execute(sql`drop table ${sql.identifier(name)}`)
      }
    }
  })

  it('have parts for this month and the next two, once, and rows go to theirs', async () => {
    const { db } = database()
    await makeMonths(db, june)
    await makeMonths(db, june)
    await makeMonths(db, new Date('2031-07-01T12:00:00Z'))
    for (const table of ['analytics_events', 'audit_log', 'page_views', 'usage_events'])
      expect((await parts(table)).filter((name) => name.includes('2031'))).toEqual(
        ['06', '07', '08', '09'].map((month) => `${table}_2031_${month}`),
      )
    await seen('/last of June', '2031-06-30T23:59:59.999Z')
    await seen('/first of July', '2031-07-01T00:00:00Z')
    await seen('/far ahead', '2040-01-01T00:00:00Z')
    expect(await places()).toEqual({
      '/last of June': 'page_views_2031_06',
      '/first of July': 'page_views_2031_07',
      '/far ahead': 'page_views_rest',
    })
  })

  it('leave a month whole that has rows already, or has begun beside older ones', async () => {
    await seen('/old', '2031-05-31T00:00:00Z')
    await seen('/early', '2031-07-02T00:00:00Z')
    await makeMonths(database().db, june)
    expect((await parts('page_views')).filter((name) => name.includes('2031'))).toEqual([
      'page_views_2031_08',
    ])
    await seen('/now', '2031-06-10T00:00:00Z')
    await seen('/late', '2031-07-30T00:00:00Z')
    expect(new Set(Object.values(await places()))).toEqual(new Set(['page_views_rest']))
  })

  it('are made when the process that began to has been killed', async () => {
    const { db } = database()
    await db.execute(
      sql`alter table page_views_rest add constraint elsewhere check (recorded_at < '2031-07-01Z' or recorded_at >= '2031-08-01Z') not valid`,
    )
    await makeMonths(db, june)
    await seen('/July', '2031-07-01T00:00:00Z')
    await db.execute(sql`drop table page_views_2031_07`)
    await seen('/July again', '2031-07-01T00:00:00Z')
    expect(await places()).toEqual({ '/July again': 'page_views_rest' })
  })

  it('forget months that have ended, and what has none row by row', async () => {
    const { db } = database()
    await makeMonths(db, june)
    await seen('/before all', '2031-05-01T00:00:00Z')
    await seen('/June', '2031-06-01T00:00:00Z')
    await seen('/July', '2031-07-01T00:00:00Z')
    await seen('/far ahead', '2040-01-01T00:00:00Z')
    await forgetBefore(db, 'page_views', new Date('2031-06-30T12:00:00Z'))
    expect(Object.keys(await places())).toEqual(['/June', '/July', '/far ahead'])
    await forgetBefore(db, 'page_views', new Date('2031-07-01T12:00:00Z'))
    expect(Object.keys(await places())).toEqual(['/July', '/far ahead'])
    expect(await parts('page_views')).not.toContain('page_views_2031_06')
  })

  once('are looked into no further than a question goes', async () => {
    const { db } = database()
    await makeMonths(db, june)
    const lately = sql`select from audit_log where at > ${'2031-08-02T00:00:00Z'}::timestamptz and entity = 'price' and entity_id = 'x'`
    expect(new Set(await planned(lately))).toEqual(new Set(['audit_log_2031_08', 'audit_log_rest']))
  })
})

describe('tables divided by months that were whole before', () => {
  let old: Awaited<ReturnType<typeof openBefore>>
  beforeAll(async () => {
    old = await openBefore('0004_months')
  }, minutes(1))
  afterAll(() => old.remove())

  it('take up what the version before has written, which goes on writing', async () => {
    const { db } = old.database
    await writeAsBefore(db, 'first')
    await old.database.migrate()
    await writeAsBefore(db, 'second')
    const paths = await rowsOf<{ page_url: string; position: string }>(
      db,
      sql`select page_url, position::text from page_views order by position`,
    )
    expect(paths).toEqual([
      { page_url: '/first', position: '1' },
      { page_url: '/second', position: '2' },
    ])
    await makeMonths(db, june)
    await writeAsBefore(db, 'third', new Date('2031-07-10T12:00:00Z'))
    expect(
      await rowsOf(db, sql`select action, tableoid::regclass::text as part from audit_log order by position`),
    ).toEqual([
      { action: 'first', part: 'audit_log_rest' },
      { action: 'second', part: 'audit_log_rest' },
      { action: 'third', part: 'audit_log_2031_07' },
    ])
  })

  /** What the version before says to these tables. */
  async function writeAsBefore(db: Db, what: string, at = new Date('2031-01-10T12:00:00Z')): Promise<void> {
    const time = sql`${at.toISOString()}::timestamptz`
    await db.execute(sql`insert into page_views (page_url, recorded_at) values (${`/${what}`}, ${time})`)
    await db.execute(
      sql`insert into analytics_events (event_name, parameters, recorded_at) values (${what}, '{}', ${time})`,
    )
    await db.execute(sql`insert into audit_log (at, actor_name, action, entity, entity_id, request_id)
      values (${time}, 'Ana', ${what}, 'price', 'x', 'req')`)
    await db.execute(sql`delete from page_views where recorded_at < ${'2001-01-01'}::timestamptz`)
    await db.execute(sql`insert into usage_events (id, company_id, product_id, meter, quantity, occurred_at)
      select ${what}, 'x', 'x', 'x', 1, ${time} where false on conflict do nothing`)
  }
})
