import { isoDay } from '@ag/core'
import { addMonths, firstDayOf, type Month, monthOf } from '@ag/core/days'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from './database'

/** Tables with a part for each month, and what they are divided by: what is old goes with its part instead of row by row. */
const dividedBy = {
  analytics_events: 'recorded_at',
  audit_log: 'at',
  page_views: 'recorded_at',
  usage_events: 'occurred_at',
} as const

type MonthlyTable = keyof typeof dividedBy

/** Parts come and go between the statements of others, in milliseconds: whoever cannot at once lets them pass and tries again later. */
const patience = 500
/** So many months are ready ahead: whoever makes them may be away for long. */
const ahead = 2

/**
 * Makes the parts of this month and of the next ones. Rows without a part, as of a clock that is far ahead, stand in the last part
 * of their table, `…_rest`; a month that has some there gets no part of its own.
 */
export async function makeMonths(db: Db, now: Date): Promise<void> {
  const first = monthOf(isoDay(now))
  const months = Array.from({ length: ahead + 1 }, (_, count) => addMonths(first, count))
  const known = new Set((await partsOf(db)).map(({ name }) => name))
  for (const [table, column] of Object.entries(dividedBy)) {
    const rest = sql.identifier(`${table}_rest`)
    for (const month of months) {
      const name = partOf(table, month)
      if (known.has(name)) continue
      const [from, until] = [startOf(month), startOf(addMonths(month, 1))].map((time) => sql.raw(`'${time}'`))
      const by = sql.identifier(column)
      const isElsewhere = sql`${by} < ${from} or ${by} >= ${until}`
      // While a part is attached the rest is looked through, unless a constraint has shown before that nothing there is its own. That
      // constraint would refuse rows of a month that has begun.
      const hasBegun = month === first
      const [row] = await rowsOf<{ is_taken: boolean }>(
        db,
        sql`select exists (select from ${rest} ${hasBegun ? sql`` : sql`where not (${isElsewhere})`}) as is_taken`,
      )
      if (row?.is_taken) continue
      if (!hasBegun) {
        await withoutWaiting(db, async (within) => {
          await within.execute(sql`alter table ${rest} drop constraint if exists ${elsewhere}`)
          await within.execute(
            sql`alter table ${rest} add constraint ${elsewhere} check (${isElsewhere}) not valid`,
          )
        })
        await db.execute(sql`alter table ${rest} validate constraint ${elsewhere}`)
      }
      // Made apart, with the keys and indexes of the rows before it; references come with the table.
      await withoutWaiting(db, async (within) => {
        const part = sql.identifier(name)
        await within.execute(
          sql`create table ${part} (like ${rest} including all excluding constraints excluding statistics)`,
        )
        await within.execute(
          sql`alter table ${sql.identifier(table)} attach partition ${part} for values from (${from}) to (${until})`,
        )
        await within.execute(sql`alter table ${rest} drop constraint if exists ${elsewhere}`)
      })
    }
  }
}

const elsewhere = sql.identifier('elsewhere')

/** Forgets what is from before a moment: months that had ended by then, and of what has no month each row. */
export async function forgetBefore(db: Db, table: MonthlyTable, moment: Date): Promise<void> {
  const ended = partOf(table, monthOf(isoDay(moment)))
  for (const { name } of await partsOf(db, table)) {
    if (name < ended)
      await withoutWaiting(db, async (within) => {
        await within.execute(sql`drop table ${sql.identifier(name)}`)
      })
  }
  await db.execute(
    sql`delete from ${sql.identifier(`${table}_rest`)} where ${sql.identifier(dividedBy[table])} < ${moment.toISOString()}::timestamptz`,
  )
}

const withoutWaiting = (db: Db, work: (within: Db) => Promise<void>) =>
  db.transaction(async (within) => {
    await within.execute(sql`set local lock_timeout = ${sql.raw(String(patience))}`)
    await work(within)
  })

/** The parts that stand for a month, of one table or of all. */
const partsOf = (db: Db, table?: MonthlyTable) =>
  rowsOf<{ name: string }>(
    db,
    sql`select part.relname as name
      from pg_inherits
      join pg_class part on part.oid = inhrelid
      join pg_class whole on whole.oid = inhparent and whole.relkind = 'p'
      where part.relname ~ '_[0-9]{4}_[0-9]{2}$' ${table ? sql`and whole.relname = ${table}::text` : sql``}`,
  )

const partOf = (table: string, month: Month) => `${table}_${month.replace('-', '_')}`
/** Parts begin in UTC, whatever zone a database is set to. */
const startOf = (month: Month) => `${firstDayOf(month)}T00:00:00Z`
