import pg from 'pg'
import type { Engine } from '../db/pglite/engine'

// Moves all rows of an embedded database that nobody changes any more into an empty PostgreSQL database with the same schema.
// What was moved is known in the target's schema `moving`, in the same transactions: after a kill it goes on where it was.

/** Bytes of a batch, about. */
const batchBytes = 4_000_000
/** Any number that only moves use as their advisory lock. */
const moveLock = 4_072_030

export interface MovedTable {
  name: string
  rows: number
}

interface MoveOptions {
  batchRows?: number
  onBatch?: (table: string, rows: number) => void
}

interface Table {
  name: string
  /** Where its rows go: a table that is divided by months may have other parts in the target. */
  into: string
  columns: Array<{ name: string; type: string }>
}

/** Both sides write times, numbers and bytes alike, so that a row has one text. */
const oneText =
  "set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1; " +
  "set bytea_output = 'hex'"

/**
 * Moves every table and compares both sides by number of rows and a sum over all of them.
 * @param migrate makes the schema in the target
 * @param options.batchRows rows of a batch at most
 * @param options.onBatch called after each batch is in the target for good
 * @returns the tables as they are on both sides
 * @throws when the target has data of its own, another move is at work, or the sides differ in the end
 */
export async function moveTables(
  source: Engine,
  target: pg.Client,
  migrate: () => Promise<void>,
  { batchRows = 2_000, onBatch }: MoveOptions = {},
): Promise<MovedTable[]> {
  for (const statement of oneText.split('; ')) await source.query(statement, [], 'object')
  await target.query(oneText)
  const { rows: locks } = await target.query('select pg_try_advisory_lock($1) as taken', [moveLock])
  if (!locks[0].taken) throw new Error('Another move to this database is at work.')
  await begin(target)
  await migrate()
  const tables = await tablesOf(source)
  await prepare(target, tables)
  for (const table of tables) await moveTable(source, target, table, { batchRows, onBatch })
  await moveSequences(source, target)
  await finish(target, wholesOf(tables))
  const moved = await compare(source, target, wholesOf(tables))
  await target.query('drop schema moving cascade')
  return moved
}

/** Marks an empty database as one that is moved to; another one with tables is refused. */
async function begin(target: pg.Client): Promise<void> {
  const { rows } = await target.query(
    "select to_regclass('moving.tables') is not null as begun, " +
      "exists (select from pg_tables where schemaname = 'public') as used",
  )
  if (rows[0].begun) return
  if (rows[0].used) throw new Error('The database at DATABASE_URL is not empty: a move needs one of its own.')
  await target.query(
    `begin; create schema moving;
     create table moving.tables (name text primary key, last_row tid not null default '(0,0)', is_done boolean not null default false);
     create table moving.foreign_keys (name text, on_table text, definition text, primary key (on_table, name)); commit`,
  )
}

/** Once: rows come in any order, so references and triggers wait, and what migrations have written goes. */
async function prepare(target: pg.Client, tables: Table[]): Promise<void> {
  const { rows } = await target.query('select count(*)::int as known from moving.tables')
  if (rows[0].known > 0) return
  await target.query('begin')
  await target.query(
    `insert into moving.foreign_keys
     select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
  )
  const keys = await target.query('select * from moving.foreign_keys')
  for (const key of keys.rows)
    await target.query(`alter table ${key.on_table} drop constraint ${quoted(key.name)}`)
  for (const { name } of tables) await target.query('insert into moving.tables (name) values ($1)', [name])
  for (const table of wholesOf(tables))
    await target.query(`alter table ${quoted(table)} disable trigger user`)
  await target.query(`truncate ${wholesOf(tables).map(quoted).join(', ')}`)
  await target.query('commit')
}

async function moveTable(
  source: Engine,
  target: pg.Client,
  { name, into, columns }: Table,
  { batchRows, onBatch }: MoveOptions & { batchRows: number },
): Promise<void> {
  const { rows: known } = await target.query(
    'select last_row::text, is_done from moving.tables where name = $1',
    [name],
  )
  if (known[0].is_done) return
  const size = Math.min(batchRows, await batchSizeOf(source, name))
  const texts = columns.map((column) => `${quoted(column.name)}::text`)
  const read = `select ctid::text as place, ${texts.join(', ')} from ${quoted(name)} where ctid > $1::tid order by ctid limit ${size}`
  const arrays = columns.map((_, index) => `$${index + 1}::text[]`)
  const values = columns.map(({ type }, index) => `c${index}::${type}`)
  const write =
    `insert into ${quoted(into)} (${columns.map((column) => quoted(column.name)).join(', ')}) overriding system value ` +
    `select ${values.join(', ')} from unnest(${arrays.join(', ')}) as given (${columns.map((_, index) => `c${index}`).join(', ')})`
  for (let last = known[0].last_row as string; ; ) {
    const batch = (await source.query(read, [last], 'array')).rows as string[][]
    const newest = batch.at(-1)?.[0]
    await target.query('begin')
    if (newest !== undefined) {
      await target.query(
        write,
        columns.map((_, index) => batch.map((row) => row[index + 1])),
      )
      last = newest
    }
    const isDone = batch.length < size
    await target.query('update moving.tables set last_row = $2::tid, is_done = $3 where name = $1', [
      name,
      last,
      isDone,
    ])
    await target.query('commit')
    onBatch?.(name, batch.length)
    if (isDone) return
  }
}

/** So many rows as make about four megabytes. */
async function batchSizeOf(source: Engine, table: string): Promise<number> {
  const statement = `select coalesce(max(pg_column_size(t.*)), 1)::int as widest from ${quoted(table)} t`
  const [row] = (await source.query(statement, [], 'object')).rows as Array<{ widest: number }>
  return Math.max(1, Math.floor(batchBytes / (row?.widest ?? 1)))
}

/** Numbers go on where they were. */
async function moveSequences(source: Engine, target: pg.Client): Promise<void> {
  const statement =
    "select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' and last_value is not null"
  const { rows } = await source.query(statement, [], 'object')
  for (const { name, last } of rows as Array<{ name: string; last: string }>)
    await target.query('select setval($1::regclass, $2::bigint)', [quoted(name), last])
}

/** Triggers are back, and every reference is checked as it comes back. */
async function finish(target: pg.Client, tables: string[]): Promise<void> {
  await target.query('begin')
  const keys = await target.query('delete from moving.foreign_keys returning *')
  for (const { name, on_table, definition } of keys.rows)
    await target.query(`alter table ${on_table} add constraint ${quoted(name)} ${definition}`)
  for (const table of tables) await target.query(`alter table ${quoted(table)} enable trigger user`)
  await target.query('commit')
  await target.query('analyze')
}

async function compare(source: Engine, target: pg.Client, tables: string[]): Promise<MovedTable[]> {
  const moved: MovedTable[] = []
  for (const name of tables) {
    const statement =
      "select count(*)::int as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as sum " +
      `from ${quoted(name)} t`
    const [there] = (await source.query(statement, [], 'object')).rows as Array<{ rows: number; sum: string }>
    const here = (await target.query(statement)).rows[0]
    if (there?.rows !== here.rows || there?.sum !== here.sum)
      throw new Error(
        `${name} is not equal: ${there?.rows} rows in the embedded database, ${here.rows} moved.`,
      )
    moved.push({ name, rows: here.rows })
  }
  return moved
}

/** What holds rows: each table, or the parts of one that has them. */
async function tablesOf(source: Engine): Promise<Table[]> {
  const { rows } = await source.query(
    `select relname as name, coalesce(inhparent::regclass::text, relname) as into,
            json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid left join pg_inherits on inhrelid = pg_class.oid
     where relkind = 'r' and relnamespace = 'public'::regnamespace
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname, inhparent order by relname`,
    [],
    'object',
  )
  return rows as Table[]
}

const wholesOf = (tables: Table[]) => [...new Set(tables.map(({ into }) => into))]

const quoted = (name: string) => pg.escapeIdentifier(name)
