import {
  Column,
  eq,
  getTableColumns,
  inArray,
  is,
  isSQLWrapper,
  Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
  Table,
} from 'drizzle-orm'
import { type Db, prepared } from './database'

/** A query of drizzle's that has not been asked yet. */
export interface Query<Row> extends PromiseLike<Row[]>, SQLWrapper {
  _: { readonly selectedFields: Fields }
}

interface Fields {
  [name: string]: unknown
}

/** A value of a query, or the place that it is put into each time a statement is asked. */
export type Told<Value> = Value | Placeholder

/** A place for each value. */
export type Places<Values> = { [Key in keyof Values]: Placeholder }

export type RowsOf<Queries> = {
  [Name in keyof Queries]: Queries[Name] extends Query<infer Row> ? Row[] : never
}

/**
 * Asks queries that do not wait for each other in one statement: one way to the database and back, one snapshot of it.
 * What comes is what each of them would have answered by itself. Left joins of whole tables are not told from tables of
 * nulls, and expressions come as JSON has them: a time as text, a big number as a number.
 */
export async function readTogether<Queries extends Record<string, Query<unknown>>>(
  db: Db,
  queries: Queries,
): Promise<RowsOf<Queries>> {
  const [answer = {}] = await statementOf(db, queries)
  return readerOf(queries)(answer)
}

/**
 * The same for what is asked again and again: the statement is written once for each connection, and planned once where the
 * database keeps plans. `write` makes the queries with a place for each value; the values come with every call, a moment as
 * text.
 * @param name of the statement, its own among all
 */
export function preparedTogether<Values extends object, Queries extends Record<string, Query<unknown>>>(
  name: string,
  write: (db: Db, told: Places<Values>) => Queries,
): (db: Db, values: Values) => Promise<RowsOf<Queries>> {
  const told = new Proxy({} as Places<Values>, {
    get: (_, key) => sql.placeholder(String(key)),
  })
  const once = prepared((db) => {
    const queries = write(db, told)
    return { read: readerOf(queries), statement: statementOf(db, queries).prepare(name) }
  })
  return async (db, values) => {
    const { read, statement } = once(db)
    const [answer = {}] = await statement.execute(values as Record<string, unknown>)
    return read(answer)
  }
}

/** That a column has a value, or one of some. */
export const isOf = (column: Column, values: Told<string> | readonly string[]): SQL =>
  Array.isArray(values) ? inArray(column, values) : eq(column, values)

/** That a column has one of some values; `inArray` takes no place for a list. */
export const oneOf = (column: Column, values: Told<readonly string[]>): SQL =>
  values instanceof Placeholder ? sql`${column} = any(${values}::text[])` : inArray(column, [...values])

const statementOf = (db: Db, queries: Record<string, Query<unknown>>) =>
  db
    .select(Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, rowsAsJson(query)])))
    .from(sql`(values (1)) as once`)

function readerOf<Queries extends Record<string, Query<unknown>>>(
  queries: Queries,
): (answer: Record<string, unknown[][]>) => RowsOf<Queries> {
  const readers = Object.entries(queries).map(([name, query]) => ({
    name,
    read: rowReader(query._.selectedFields),
  }))
  return (answer) =>
    Object.fromEntries(
      readers.map(({ name, read }) => [name, (answer[name] ?? []).map(read)]),
    ) as RowsOf<Queries>
}

/** Its rows as a list of lists; the columns are counted, since two tables may have the same names. */
function rowsAsJson(query: Query<unknown>): SQL<unknown[][]> {
  const columns = Array.from({ length: widthOf(query._.selectedFields) }, (_, index) => `c${index}`).join()
  return sql<unknown[][]>`(select coalesce(json_agg(json_build_array(${sql.raw(columns)})), '[]')
    from (${query}) as read (${sql.raw(columns)}))`
}

/** Columns of a table or of a group of fields; nothing where there is one column. */
function within(field: unknown): Fields | undefined {
  if (is(field, Table)) return getTableColumns(field)
  return is(field, Column) || isSQLWrapper(field) ? undefined : (field as Fields)
}

function widthOf(fields: Fields): number {
  return Object.values(fields).reduce<number>((sum, field) => {
    const inner = within(field)
    return sum + (inner ? widthOf(inner) : 1)
  }, 0)
}

/** Makes a row of the values of its fields, in their order. What to do with each is found out once, not for every row. */
function rowReader(fields: Fields): (values: readonly unknown[]) => Fields {
  let width = 0
  const readerOfGroup = (group: Fields) => {
    const readers = Object.entries(group).map(([name, field]) => ({ name, read: readerOfField(field) }))
    return (values: readonly unknown[]) => {
      const row: Fields = {}
      for (const { name, read } of readers) row[name] = read(values)
      return row
    }
  }
  const readerOfField = (field: unknown): ((values: readonly unknown[]) => unknown) => {
    const inner = within(field)
    if (inner) return readerOfGroup(inner)
    const at = width++
    if (!is(field, Column)) return (values) => values[at]
    return (values) => (values[at] === null ? null : field.mapFromDriverValue(values[at]))
  }
  return readerOfGroup(fields)
}
