import type { TablesAnswer } from '@ag/agents/business-intelligence/answer-from-tables'
import { refuseNothing } from '@ag/agents/business-intelligence/csv/read-csv'
import type { BiColumn, BiTable, BodyOf, changeBiTable, exportBiTable, ReplyOf } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../../clock'
import type { Db } from '../../../db/database'
import { nameTaken, type TableRow, tableRepository } from './table-repository'
import type { AskedQuestion, Missing, TableKey, TableReplies, TableRequest } from './table-session'
import type { TableThread } from './table-thread'

interface Needs {
  db: Db
  clock: Clock
  /** Holds tables and answers. */
  asker: TableThread
}

type AboutTables = Extract<TableRequest, { tables: TableKey[] }>

/** Inside what a call may take. */
const askDeadline = 6_000
const loadDeadline = 20_000
const exportedBytes = 3 * 1024 * 1024

/** The tables of companies, and what is worked out from them. */
export function createTables({ db, clock, asker }: Needs) {
  const loading = new Map<string, Promise<void>>()

  /** Asks the thread; what it does not hold is loaded first, and once even if several wait for it. */
  async function withTables<Request extends AboutTables>(
    companyId: string,
    request: Request,
  ): Promise<Exclude<TableReplies[Request['op']], Missing>> {
    // What was loaded may have made room for another by the time it is asked for.
    for (let round = 0; round < 3; round += 1) {
      const reply: TableReplies[AboutTables['op']] = await asker.ask<AboutTables>(request, askDeadline)
      if (!('missing' in reply)) return reply as Exclude<TableReplies[Request['op']], Missing>
      for (const id of reply.missing) await load(companyId, id)
    }
    throw new AppError('UNAVAILABLE', { retryAfter: 5 })
  }

  function load(companyId: string, id: string): Promise<void> {
    const known = loading.get(id)
    if (known) return known
    const work = loadNow(companyId, id).finally(() => loading.delete(id))
    loading.set(id, work)
    return work
  }

  async function loadNow(companyId: string, id: string): Promise<void> {
    const tables = tableRepository(db, companyId)
    const { version, name, columns } = await tables.find(id)
    const files: Uint8Array[] = []
    for (const file of await tables.files(id)) files.push(await tables.content(file.id))
    await asker.ask({ op: 'load', table: { id, version, name, columns, files } }, loadDeadline)
  }

  const keysOf = (rows: TableRow[]): TableKey[] => rows.map(({ id, version }) => ({ id, version }))

  return {
    async list(companyId: string): Promise<{ tables: BiTable[]; questions: string[] }> {
      const repository = tableRepository(db, companyId)
      const rows = await repository.all()
      const tables = await Promise.all(rows.map((row) => repository.describe(row)))
      if (rows.length === 0) return { tables, questions: [] }
      const { questions } = await withTables(companyId, { op: 'suggest', tables: keysOf(rows) } as const)
      return { tables, questions }
    },

    async preview(companyId: string, id: string) {
      const repository = tableRepository(db, companyId)
      const row = await repository.find(id)
      const [first] = await repository.files(id)
      if (!first) throw new AppError('NOT_FOUND')
      const file = await repository.content(first.id)
      const { rows, notes } = await withTables(companyId, {
        op: 'preview',
        file,
        tables: keysOf([row]),
      } as const)
      return { table: await repository.describe(row), rows, notes }
    },

    async change(
      companyId: string,
      id: string,
      { name, columns }: BodyOf<typeof changeBiTable>,
    ): Promise<BiTable> {
      return db.transaction(async (inside) => {
        const repository = tableRepository(inside, companyId)
        const row = await repository.find(id, true)
        if (name !== undefined && (await repository.isNamed(name, id))) throw nameTaken()
        if (columns) refuseOthers(row.columns, columns)
        return repository.describe(
          await repository.change(clock(), id, {
            ...(name !== undefined && { name }),
            ...(columns && { columns }),
          }),
        )
      })
    },

    remove: (companyId: string, id: string) => tableRepository(db, companyId).remove(id),

    /** A part of a table as CSV. `from` is the place of a file and a row in it. */
    async exportPart(companyId: string, id: string, from = '0.0'): Promise<ReplyOf<typeof exportBiTable>> {
      const repository = tableRepository(db, companyId)
      const { columns } = await repository.find(id)
      const files = await repository.files(id)
      const [at = 0, row = 0] = from.split('.').map(Number)
      const file = files[at]
      if (!file) throw new AppError('NOT_FOUND')
      const request = {
        op: 'export',
        file: await repository.content(file.id),
        from: row,
        most: exportedBytes,
      } as const
      const { content, next } = await asker.ask(request, askDeadline)
      const header = from === '0.0' ? columns.map(({ name }) => name) : undefined
      return {
        content: (header ? `\uFEFF${header.map(quoted).join(';')}\r\n` : '') + content,
        next: next !== null ? `${at}.${next}` : at + 1 < files.length ? `${at + 1}.0` : null,
      }
    },

    /** Answers from the tables as they are now. */
    async ask(companyId: string, questions: AskedQuestion[]): Promise<TablesAnswer[]> {
      const tables = keysOf(await tableRepository(db, companyId).all())
      const { answers } = await withTables(companyId, { op: 'ask', tables, questions } as const)
      return answers
    },
  }
}

export type Tables = ReturnType<typeof createTables>

const quoted = (name: string): string => (/[";\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)

/** Kinds can be changed, columns cannot. */
function refuseOthers(before: BiColumn[], columns: BiColumn[]): void {
  const same =
    before.length === columns.length && before.every(({ name }, place) => columns[place]?.name === name)
  if (!same)
    throw new AppError('VALIDATION_FAILED', {
      userMessage: 'As colunas da tabela são outras. Abra-a de novo.',
    })
  refuseNothing(columns)
}
