import { Column, getTableColumns, is, isSQLWrapper, type SQL, type SQLWrapper, sql, Table } from 'drizzle-orm'
import { type Db, rowsOf } from './database'

/** A query of drizzle's that has not been asked yet. */
export interface Query<Row> extends PromiseLike<Row[]>, SQLWrapper {
  _: { readonly selectedFields: Fields }
}

interface Fields {
  [name: string]: unknown
}

type RowsOf<Queries> = { [Name in keyof Queries]: Queries[Name] extends Query<infer Row> ? Row[] : never }

/**
 * Asks queries that do not wait for each other in one statement: one way to the database and back, one snapshot of it.
 * What comes is what each of them would have answered by itself. Left joins of whole tables are not told from tables of
 * nulls, and expressions come as JSON has them: a time as text, a big number as a number.
 */
export async function readTogether<Queries extends Record<string, Query<unknown>>>(
  db: Db,
  queries: Queries,
): Promise<RowsOf<Queries>> {
  const entries = Object.entries(queries)
  const parts = entries.map(([name, query]) => rowsAsJson(name, query))
  const [answer] = await rowsOf<Record<string, unknown[][]>>(db, sql`select ${sql.join(parts, sql`, `)}`)
  const read = entries.map(([name, query]) => [
    name,
    (answer?.[name] ?? []).map((values) => decode(query._.selectedFields, values.values())),
  ])
  return Object.fromEntries(read)
}

/** Its rows as a list of lists; the columns are counted, since two tables may have the same names. */
function rowsAsJson(name: string, query: Query<unknown>): SQL {
  const columns = Array.from({ length: widthOf(query._.selectedFields) }, (_, index) => `c${index}`).join()
  return sql`(select coalesce(json_agg(json_build_array(${sql.raw(columns)})), '[]')
    from (${query}) as read (${sql.raw(columns)})) as ${sql.identifier(name)}`
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

function decode(fields: Fields, values: Iterator<unknown>): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const inner = within(field)
      if (inner) return [name, decode(inner, values)]
      const { value } = values.next()
      return [name, is(field, Column) && value !== null ? field.mapFromDriverValue(value) : value]
    }),
  )
}
