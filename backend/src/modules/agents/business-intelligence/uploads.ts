import { type BiTable, type BodyOf, type beginBiUpload, biLimits, type finishBiUpload } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, count, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { after, type Clock, hours } from '../../../clock'
import type { Db } from '../../../db/database'
import { bi_upload_parts, bi_uploads, companies } from '../../../db/schema'
import { newId } from '../../../ids'
import { nameTaken, type TableRow, tableRepository } from './table-repository'
import type { TableReplies } from './table-session'
import type { TableThread } from './table-thread'

type Into = BodyOf<typeof finishBiUpload>['into']

/** Files that a company may have on their way at once. */
const mostUploads = 5
const readingDeadline = 60_000
/** As long as a call waits for a file that is being read; then it is asked again. */
const patience = 5_000

interface Needs {
  db: Db
  clock: Clock
  /** Reads files: apart from the thread that answers, so that nobody's question waits for somebody's file. */
  reader: TableThread
}

/** Takes files in parts and reads them into tables. */
export function createUploads({ db, clock, reader }: Needs) {
  const reading = new Map<string, Promise<string>>()

  /** The upload, while it belongs to this company. */
  async function find(companyId: string, id: string) {
    const [upload] = await db
      .select()
      .from(bi_uploads)
      .where(and(eq(bi_uploads.company_id, companyId), eq(bi_uploads.id, id)))
    if (!upload) throw new AppError('NOT_FOUND')
    return upload
  }

  async function read(companyId: string, id: string, into: Into): Promise<string> {
    const upload = await find(companyId, id)
    const bytes = await bytesOf(upload)
    const tables = tableRepository(db, companyId)
    const table = into.as === 'new' ? undefined : await tables.find(into.table)
    if (into.as === 'new') await refuseNew(companyId, into.name)
    const limits = { bytes: biLimits.fileBytes, rows: biLimits.fileRows }
    const columns = into.as === 'append' ? table?.columns : undefined
    const file = await reader.ask({ op: 'read', bytes, limits, ...(columns && { columns }) }, readingDeadline)
    return db.transaction((inside) => store(inside, companyId, upload, into, file))
  }

  async function bytesOf({ id, bytes }: typeof bi_uploads.$inferSelect): Promise<Uint8Array> {
    const whole = new Uint8Array(bytes)
    const parts = Math.ceil(bytes / biLimits.partBytes)
    for (let part = 0; part < parts; part += 1) {
      const [row] = await db
        .select({ content: bi_upload_parts.content })
        .from(bi_upload_parts)
        .where(and(eq(bi_upload_parts.upload_id, id), eq(bi_upload_parts.part, part)))
      const from = part * biLimits.partBytes
      if (row?.content.length !== Math.min(biLimits.partBytes, bytes - from))
        throw refused('O arquivo não chegou inteiro. Envie de novo.')
      whole.set(row.content, from)
    }
    return whole
  }

  async function refuseNew(companyId: string, name: string): Promise<void> {
    const tables = tableRepository(db, companyId)
    if (await tables.isNamed(name)) throw nameTaken()
    if ((await tables.all()).length >= biLimits.tables)
      throw refused(`Sua empresa já tem ${biLimits.tables} tabelas. Apague uma para enviar outra.`)
  }

  /** All of it or nothing; whoever comes second finds the upload done and changes nothing. */
  async function store(
    inside: Db,
    companyId: string,
    upload: typeof bi_uploads.$inferSelect,
    into: Into,
    { columns, rows, packed }: TableReplies['read'],
  ): Promise<string> {
    // Two files of one company at once wait for each other here: its limits are counted once.
    await inside.select().from(companies).where(eq(companies.id, companyId)).for('update')
    const [open] = await inside
      .select()
      .from(bi_uploads)
      .where(and(eq(bi_uploads.id, upload.id), isNull(bi_uploads.table_id)))
      .for('update')
    if (!open) return (await find(companyId, upload.id)).table_id ?? ''
    const now = clock()
    const tables = tableRepository(inside, companyId)
    const table =
      into.as === 'new' ? await tables.add(now, into.name, columns) : await tables.find(into.table, true)
    if (into.as === 'append' && (await tables.countFiles(table.id)) >= biLimits.files)
      throw refused(`Esta tabela já tem ${biLimits.files} arquivos. Junte-os em um e substitua.`)
    if (into.as === 'replace') {
      await tables.dropFiles(table.id)
      await tables.change(now, table.id, { columns: kept(table, columns) })
    }
    await tables.addFile(now, table.id, { name: upload.name, rows, packed })
    refuseTooMuch(await tables.all())
    await inside.update(bi_uploads).set({ table_id: table.id }).where(eq(bi_uploads.id, upload.id))
    await inside.delete(bi_upload_parts).where(eq(bi_upload_parts.upload_id, upload.id))
    return table.id
  }

  return {
    async begin(companyId: string, { name, bytes }: BodyOf<typeof beginBiUpload>): Promise<{ id: string }> {
      const open = and(eq(bi_uploads.company_id, companyId), isNull(bi_uploads.table_id))
      const [row] = await db.select({ uploads: count() }).from(bi_uploads).where(open)
      // Whoever begins anew gives up what was left lying.
      if ((row?.uploads ?? 0) >= mostUploads)
        await db
          .delete(bi_uploads)
          .where(
            and(
              open,
              ne(
                bi_uploads.id,
                sql`(select id from ${bi_uploads} where ${open} order by ${bi_uploads.created_at} desc limit 1)`,
              ),
            ),
          )
      const id = newId('upl')
      await db.insert(bi_uploads).values({ id, company_id: companyId, name, bytes, created_at: clock() })
      return { id }
    },

    async takePart(companyId: string, id: string, part: number, content: Uint8Array): Promise<void> {
      const { bytes, table_id } = await find(companyId, id)
      if (table_id) return
      if (part >= Math.ceil(bytes / biLimits.partBytes)) throw new AppError('VALIDATION_FAILED')
      await db
        .insert(bi_upload_parts)
        .values({ upload_id: id, part, content })
        .onConflictDoUpdate({ target: [bi_upload_parts.upload_id, bi_upload_parts.part], set: { content } })
    },

    /** The table, or null while it takes longer than a call may wait. */
    async finish(companyId: string, id: string, into: Into): Promise<BiTable | null> {
      const upload = await find(companyId, id)
      const tables = tableRepository(db, companyId)
      let tableId = upload.table_id
      if (!tableId) {
        const known = reading.get(id)
        const work = known ?? read(companyId, id, into)
        if (!known) {
          reading.set(id, work)
          const forget = () => reading.delete(id)
          work.then(forget, forget)
        }
        tableId = await withPatience(work)
      }
      return tableId === null ? null : tables.describe(await tables.find(tableId))
    },

    /** Drops what nobody finished, and what was finished long ago. */
    forgetOld: async (): Promise<void> => {
      await db.delete(bi_uploads).where(lt(bi_uploads.created_at, after(clock(), -hours(24))))
    },
  }
}

/** What people said of columns stays where a new file has them too. */
function kept({ columns: before }: TableRow, columns: TableRow['columns']): TableRow['columns'] {
  return columns.map((column) => before.find(({ name }) => name === column.name) ?? column)
}

function refuseTooMuch(tables: TableRow[]): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0)
  if (rows > biLimits.rows)
    throw refused(
      `Com este arquivo, suas tabelas passariam de ${biLimits.rows.toLocaleString('pt-BR')} linhas. Apague ou substitua uma delas.`,
    )
  if (bytes > biLimits.bytes)
    throw refused('Suas tabelas já ocupam todo o espaço. Apague ou substitua uma delas.')
}

const refused = (userMessage: string) => new AppError('VALIDATION_FAILED', { userMessage })

async function withPatience(work: Promise<string>): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined
  const waited = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, patience, null)
  })
  return Promise.race([work, waited]).finally(() => clearTimeout(timer))
}
