import { sql } from 'drizzle-orm'
import { describeDatabase, ownTables } from '../testing/describe-database'
import { rowsOf } from './database'

/** One line for everything that the migrations make, in an order that does not depend on theirs. */
const everything = sql`
  select 'column ' || table_name || '.' || column_name || ' ' || udt_name || coalesce('(' || datetime_precision || ')', '')
    || ' ' || is_nullable || ' ' || coalesce(column_default, '') || coalesce(generation_expression, '') as line
  from information_schema.columns join (${sql.raw(ownTables)}) as own on relname = table_name where table_schema = 'public'
  union all
  select 'constraint ' || coalesce(conrelid::regclass::text || '.', '') || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    and (conrelid = 0 or conrelid in (select oid from (${sql.raw(ownTables)}) as own))
  union all
  select 'index ' || indexname || ' ' || indexdef from pg_indexes join (${sql.raw(ownTables)}) as own on relname = tablename where schemaname = 'public'
  union all
  select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all
  select 'divided ' || partrelid::regclass || ' ' || pg_get_partkeydef(partrelid) from pg_partitioned_table
  union all
  select 'function ' || pg_get_functiondef(oid) from pg_proc
  where pronamespace = 'public'::regnamespace and prolang <> (select oid from pg_language where lanname = 'internal')
  union all
  select 'range ' || rngtypid::regtype || ' of ' || rngsubtype::regtype || ' ' || rngcollation::regcollation
  from pg_range where rngtypid >= 16384
  order by 1`

describeDatabase('the schema', (database) => {
  test('is what the migrations were reviewed to make', async () => {
    const rows = await rowsOf<{ line: string }>(database().db, everything)
    expect(rows.map(({ line }) => line)).toMatchSnapshot('schema')
  })
})
