import { type SQL, sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { deadlines, within } from '../deadlines'
import type { PublicChanges } from './public-changes'
import type * as schema from './schema'

/** What repositories speak to: PostgreSQL or PGlite, inside a transaction or not. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open database and how to let go of it. */
export interface Database {
  kind: 'postgres' | 'pglite'
  db: Db
  /** For lists and reports: a replica, where there is one that has all that was written until now; otherwise the same. */
  reading(): Promise<Db>
  /** When what everybody may read has changed. */
  changes: PublicChanges
  /** Whether this process does what one does for all: the first that asks, until it ends. Rejects when the database does not answer. */
  leads(): Promise<boolean>
  /** Brings the schema up to date; safe to call from several processes at once. */
  migrate(): Promise<void>
  close(): Promise<void>
}

/** Rejects when the database does not answer soon. */
export async function ping(db: Db): Promise<void> {
  await within(deadlines.probe, () => db.execute(sql`select 1`))
}

/** Rows of a hand-written statement, which carries no types of its own. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] }
  return result.rows
}

/** A statement that is written and planned once for each connection it is asked through, not at every call. */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const statements = new WeakMap<Db, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known) return known
    const statement = prepare(db)
    statements.set(db, statement)
    return statement
  }
}
