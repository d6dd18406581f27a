import type { BiColumn, BiTable } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database'
import { bi_files, bi_tables } from '../../../db/schema'
import { newId } from '../../../ids'

export type TableRow = typeof bi_tables.$inferSelect

/** A file as it was read. */
export interface ReadFile {
  name: string
  rows: number
  packed: Uint8Array
}

/** Tables of one company; those of others do not exist for it. */
export const tableRepository = (db: Db, companyId: string) => ({
  all: (): Promise<TableRow[]> =>
    db.select().from(bi_tables).where(eq(bi_tables.company_id, companyId)).orderBy(asc(bi_tables.created_at)),

  async find(id: string, lock = false): Promise<TableRow> {
    const query = db
      .select()
      .from(bi_tables)
      .where(and(eq(bi_tables.company_id, companyId), eq(bi_tables.id, id)))
    const [row] = await (lock ? query.for('update') : query)
    if (!row) throw new AppError('NOT_FOUND')
    return row
  },

  /** Without their rows, in their order. */
  files: (tableId: string) =>
    db
      .select({ id: bi_files.id, name: bi_files.name, rows: bi_files.rows, place: bi_files.place })
      .from(bi_files)
      .where(eq(bi_files.table_id, tableId))
      .orderBy(asc(bi_files.place)),

  /** The rows of one file, packed. */
  async content(fileId: string): Promise<Uint8Array> {
    const [row] = await db
      .select({ content: bi_files.content })
      .from(bi_files)
      .innerJoin(bi_tables, eq(bi_tables.id, bi_files.table_id))
      .where(and(eq(bi_files.id, fileId), eq(bi_tables.company_id, companyId)))
    if (!row) throw new AppError('NOT_FOUND')
    return row.content
  },

  async add(now: Date, name: string, columns: BiColumn[]): Promise<TableRow> {
    const [row] = await db
      .insert(bi_tables)
      .values({
        id: newId('tbl'),
        company_id: companyId,
        name,
        columns,
        rows: 0,
        bytes: 0,
        created_at: now,
        updated_at: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) throw nameTaken()
    return row
  },

  /** Changes a table; what was worked out from it before is out of date. */
  async change(
    now: Date,
    id: string,
    change: Partial<Pick<TableRow, 'name' | 'columns'>>,
  ): Promise<TableRow> {
    const [row] = await db
      .update(bi_tables)
      .set({ ...change, version: sql`${bi_tables.version} + 1`, updated_at: now })
      .where(and(eq(bi_tables.company_id, companyId), eq(bi_tables.id, id)))
      .returning()
    if (!row) throw new AppError('NOT_FOUND')
    return row
  },

  async isNamed(name: string, otherThan?: string): Promise<boolean> {
    const [row] = await db
      .select({ id: bi_tables.id })
      .from(bi_tables)
      .where(and(eq(bi_tables.company_id, companyId), sql`lower(${bi_tables.name}) = lower(${name})`))
    return row !== undefined && row.id !== otherThan
  },

  dropFiles: (tableId: string) => db.delete(bi_files).where(eq(bi_files.table_id, tableId)),

  /** Puts a file after those of a table and counts them anew. */
  async addFile(now: Date, tableId: string, { name, rows, packed }: ReadFile): Promise<TableRow> {
    const [last] = await db
      .select({ place: sql<number>`coalesce(max(${bi_files.place}), 0)`.mapWith(Number) })
      .from(bi_files)
      .where(eq(bi_files.table_id, tableId))
    await db.insert(bi_files).values({
      id: newId('fil'),
      table_id: tableId,
      place: (last?.place ?? 0) + 1,
      name,
      rows,
      content: packed,
    })
    const ofTable = sql`from ${bi_files} where ${bi_files.table_id} = ${tableId}`
    await db
      .update(bi_tables)
      .set({
        rows: sql`(select coalesce(sum(${bi_files.rows}), 0) ${ofTable})`,
        bytes: sql`(select coalesce(sum(length(${bi_files.content})), 0) ${ofTable})`,
      })
      .where(eq(bi_tables.id, tableId))
    return this.change(now, tableId, {})
  },

  async remove(id: string): Promise<void> {
    await db.delete(bi_tables).where(and(eq(bi_tables.company_id, companyId), eq(bi_tables.id, id)))
  },

  async countFiles(tableId: string): Promise<number> {
    const [row] = await db.select({ files: count() }).from(bi_files).where(eq(bi_files.table_id, tableId))
    return row?.files ?? 0
  },

  async describe(row: TableRow): Promise<BiTable> {
    const files = await this.files(row.id)
    return {
      id: row.id,
      name: row.name,
      rows: row.rows,
      bytes: row.bytes,
      columns: row.columns,
      files: files.map(({ name, rows }) => ({ name, rows })),
      version: row.version,
      updated_at: row.updated_at.toISOString(),
    }
  },
})

export const nameTaken = () =>
  new AppError('VALIDATION_FAILED', {
    errors: [{ field: 'name', code: 'NAME_TAKEN', message: 'Já existe uma tabela com este nome.' }],
    userMessage: 'Já existe uma tabela com este nome.',
  })
