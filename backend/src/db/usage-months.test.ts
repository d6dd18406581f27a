import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describeDatabase } from '../testing/describe-database'
import { type Db, rowsOf } from './database'
import { migrationsFolder } from './migrations'

/** What counts use, also the version of it that knew of no sums. */
const use = (db: Db, day: string, quantity: number) =>
  db.execute(sql`insert into usage_records (company_id, product_id, meter, day, quantity)
    values ('org_1', 'prospect', 'ai_credits', ${day}::date, ${quantity}::int)
    on conflict (company_id, day, meter, product_id) do update set quantity = usage_records.quantity + excluded.quantity`)

const months = (db: Db) => rowsOf(db, sql`select month::text, quantity::int from usage_months order by month`)

/** The last statement of their migration. */
async function sumUp(db: Db): Promise<void> {
  const migration = await readFile(join(migrationsFolder, '0006_usage-months.sql'), 'utf8')
  await db.execute(sql.raw(migration.split('--> statement-breakpoint').at(-1) ?? ''))
}

describeDatabase('the sums of months', (database) => {
  beforeEach(() =>
    database().db.execute(
      sql`insert into companies (id, name, created_at) values ('org_1', 'Padaria', now())`,
    ),
  )

  it('hold what was used before there were any, and what is counted since', async () => {
    const { db } = database()
    await use(db, '2031-04-30', 5)
    await use(db, '2031-05-01', 7)
    await use(db, '2031-05-31', 11)
    await db.execute(sql`delete from usage_months`)
    await sumUp(db)
    await use(db, '2031-05-31', 13)
    await use(db, '2031-06-01', 17)
    expect(await months(db)).toEqual([
      { month: '2031-04-01', quantity: 5 },
      { month: '2031-05-01', quantity: 31 },
      { month: '2031-06-01', quantity: 17 },
    ])
  })

  it('go with their company', async () => {
    const { db } = database()
    await use(db, '2031-04-30', 5)
    await db.execute(sql`delete from companies`)
    expect(await months(db)).toEqual([])
  })
})
