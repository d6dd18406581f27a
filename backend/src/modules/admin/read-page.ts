import { mostCounted } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, type Column, count, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'

const usualLength = 25

/** What a list is in the order of: a column or an expression, and then the id, so that no two rows stand in one place. */
export interface Order {
  by: SQL | Column
  type: 'timestamptz' | 'int' | 'bigint' | 'text'
  descending: boolean
  id: SQL | Column
}

interface Asked {
  cursor?: string | undefined
  limit?: number | undefined
}

interface Source<Row> {
  order: Order
  where: SQL | undefined
  /** Rows that meet a condition, in an order. */
  rows(where: SQL | undefined, orderBy: SQL[], limit: number): Promise<Row[]>
  /** What is counted for the total: a table, with its joins where the condition speaks of another one. */
  from: PgTable | SQL
  /** Where it is known already, nothing is counted. */
  total?: number | undefined
  /** Where a row stands in the order. */
  placeOf(row: Row): [value: string | number | Date, id: string]
}

/** A page of a list by where the page before ended: rows that come or go meanwhile move nothing. */
export async function readPage<Row>(
  db: Db,
  { cursor, limit = usualLength }: Asked,
  { order, where, rows, from, total, placeOf }: Source<Row>,
): Promise<{ rows: Row[]; next_cursor: string | null; total: number }> {
  const found = await rows(and(where, cursor ? beyond(order, cursor) : undefined), orderBy(order), limit + 1)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    rows: page,
    next_cursor: found.length > limit && last ? cursorAt(placeOf(last)) : null,
    total: total ?? (await countOf(db, from, where)),
  }
}

async function countOf(db: Db, from: PgTable | SQL, where: SQL | undefined): Promise<number> {
  const [counted] = await db
    .select({ count: count() })
    .from(sql`(select 1 from ${from} where ${where ?? sql`true`} limit ${mostCounted}) as counted`)
  return counted?.count ?? 0
}

/** An order in words of the database. */
export function orderBy({ by, id, descending }: Order): SQL[] {
  const direction = sql.raw(descending ? ' desc' : ' asc')
  return [sql`${by}${direction}`, sql`${id}${direction}`]
}

function beyond({ by, id, type, descending }: Order, cursor: string): SQL {
  const [value, after] = placeIn(cursor)
  return sql`(${by}, ${id}) ${sql.raw(descending ? '<' : '>')} (${value}::${sql.raw(type)}, ${after})`
}

const place = z.tuple([z.string(), z.string()])

function cursorAt([value, id]: [string | number | Date, string]): string {
  const text = value instanceof Date ? value.toISOString() : String(value)
  return Buffer.from(JSON.stringify([text, id])).toString('base64url')
}

function placeIn(cursor: string): [string, string] {
  try {
    return z.parse(place, JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch (cause) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ field: 'cursor', code: 'CURSOR_INVALID', message: 'Volte à primeira página.' }],
      cause,
    })
  }
}
