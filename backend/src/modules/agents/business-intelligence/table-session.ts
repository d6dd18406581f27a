import {
  answerFromTables,
  type Table,
  type TablesAnswer,
  tablesQuestions,
} from '@ag/agents/business-intelligence/answer-from-tables'
import { CsvProblem, type FileLimits, problems } from '@ag/agents/business-intelligence/csv/csv-problem'
import { datasetOf } from '@ag/agents/business-intelligence/csv/dataset-of'
import type { ColumnFound } from '@ag/agents/business-intelligence/csv/read-column'
import { columnsOf, readFile } from '@ag/agents/business-intelligence/csv/read-csv'
import type { TextTable } from '@ag/agents/business-intelligence/csv/text-columns'
import type { Dataset } from '@ag/agents/business-intelligence/dataset'
import { lexiconOf } from '@ag/agents/business-intelligence/lexicon'
import { csv } from '@ag/agents/csv'
import { packTable, unpackTable } from './pack-table'

/** A version of a table: another version is another table. */
export interface TableKey {
  id: string
  version: number
}

interface StoredTable extends TableKey {
  name: string
  columns: ColumnFound[]
  files: Uint8Array[]
}

export interface AskedQuestion {
  question: string
  /** The table it was pinned with, and no other. */
  table?: string | undefined
}

export type TableRequest =
  /** With columns: those of the table that the file is added to. */
  | { op: 'read'; bytes: Uint8Array; limits: FileLimits; columns?: ColumnFound[] }
  | { op: 'load'; table: StoredTable }
  | { op: 'ask'; tables: TableKey[]; questions: AskedQuestion[] }
  | { op: 'suggest'; tables: TableKey[] }
  | { op: 'preview'; file: Uint8Array; tables: TableKey[] }
  | { op: 'export'; file: Uint8Array; from: number; most: number }

export interface TableReplies {
  read: { columns: ColumnFound[]; rows: number; packed: Uint8Array }
  load: { bytes: number }
  ask: Missing | { answers: TablesAnswer[] }
  suggest: Missing | { questions: string[] }
  preview: Missing | { rows: string[][]; notes: string[] }
  /** `next` is the row that follows, null after the last. */
  export: { content: string; next: number | null }
}

/** Tables that have to be loaded first. */
export interface Missing {
  missing: string[]
}

interface Loaded extends Table {
  bytes: number
  answers: Map<string, TablesAnswer>
}

const previewed = 20
const mostAnswers = 200

/**
 * What a thread does for all companies: reads files, keeps tables in memory, answers questions.
 * @param most bytes of tables that are kept; those that were not asked for longest make room
 */
export function tableSession(most: number) {
  const loaded = new Map<string, Loaded>()
  const keyOf = ({ id, version }: TableKey) => `${id} ${version}`

  /** The tables, or those of them that are not here. */
  function find(keys: TableKey[]): Loaded[] | Missing {
    const missing = keys.filter((key) => !loaded.has(keyOf(key))).map(({ id }) => id)
    if (missing.length > 0) return { missing }
    return keys.map((key) => {
      const table = loaded.get(keyOf(key)) as Loaded
      // The newest in use stands last.
      loaded.delete(keyOf(key))
      loaded.set(keyOf(key), table)
      return table
    })
  }

  function load({ id, version, name, columns, files }: StoredTable): TableReplies['load'] {
    for (const key of loaded.keys()) if (key.startsWith(`${id} `)) loaded.delete(key)
    const data = datasetOf({ name, columns }, files.map(unpackTable))
    const bytes = bytesOf(data)
    loaded.set(keyOf({ id, version }), {
      id,
      name,
      data,
      lexicon: lexiconOf(data),
      bytes,
      answers: new Map(),
    })
    let held = [...loaded.values()].reduce((sum, table) => sum + table.bytes, 0)
    for (const [key, table] of loaded) {
      if (held <= most || loaded.size === 1) break
      if (table.id === id) continue
      loaded.delete(key)
      held -= table.bytes
    }
    return { bytes }
  }

  function ask(keys: TableKey[], questions: AskedQuestion[]): TableReplies['ask'] {
    const tables = find(keys)
    if ('missing' in tables) return tables
    return { answers: questions.map((one) => answer(one, tables)) }
  }

  function answer({ question, table }: AskedQuestion, tables: Loaded[]): TablesAnswer {
    const own = tables.filter(({ id }) => id === table)
    const among = own.length > 0 ? own : tables
    const [first] = among
    if (!first) return answerFromTables(question, [])
    // Answers stay with a version of a table, and with the versions of all that were asked beside it.
    const key = JSON.stringify([question, keys(among)])
    const known = first.answers.get(key)
    if (known) return known
    const given = answerFromTables(question, among)
    if (first.answers.size >= mostAnswers) first.answers.clear()
    first.answers.set(key, given)
    return given
  }
  const keys = (tables: Loaded[]) =>
    [...loaded].flatMap(([key, table]) => (tables.includes(table) ? [key] : [])).sort()

  return function handle(request: TableRequest): TableReplies[TableRequest['op']] {
    if (request.op === 'read') return read(request)
    if (request.op === 'load') return load(request.table)
    if (request.op === 'ask') return ask(request.tables, request.questions)
    if (request.op === 'export') return exported(request)
    const tables = find(request.tables)
    if ('missing' in tables) return tables
    if (request.op === 'suggest') return { questions: tablesQuestions(tables) }
    return { rows: rowsOf(unpackTable(request.file), 0, previewed), notes: tables[0]?.data.notes ?? [] }
  }
}

function read({ bytes, limits, columns }: Extract<TableRequest, { op: 'read' }>): TableReplies['read'] {
  const file = readFile(bytes, limits)
  if (!columns) return { columns: columnsOf(file), rows: file.rows, packed: packTable(file) }
  return { columns, rows: file.rows, packed: packTable(inOrderOf(columns, file)) }
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' })
const named = (names: string[]) => list.format(names.slice(0, 5).map((name) => `“${name}”`))

/** A file with the columns of a table, in its order; one column too few or too many would shift what is asked about. */
function inOrderOf(columns: ColumnFound[], file: TextTable): TextTable {
  const places = columns.map(({ name }) => file.header.indexOf(name))
  const missing = columns.filter((_, place) => places[place] === -1).map(({ name }) => name)
  const more = file.header.filter((name) => columns.every((column) => column.name !== name))
  if (missing.length > 0) throw new CsvProblem(`Faltam colunas da tabela neste arquivo: ${named(missing)}.`)
  if (more.length > 0) throw new CsvProblem(`A tabela não tem estas colunas do arquivo: ${named(more)}.`)
  const ordered = places.map((place) => file.columns[place] ?? { values: [], codes: new Int32Array() })
  refuseOtherKinds(columns, { ...file, columns: ordered, header: columns.map(({ name }) => name) })
  return { ...file, header: columns.map(({ name }) => name), columns: ordered }
}

/** Words where a table has numbers or dates would be left out of every answer. */
function refuseOtherKinds(columns: ColumnFound[], file: TextTable): void {
  const found = columnsOf(file)
  const words = { number: 'números', date: 'datas' }
  columns.forEach(({ name, kind }, place) => {
    const other = found[place]?.kind
    if ((kind === 'number' || kind === 'date') && other !== kind && other !== 'ignored')
      throw new CsvProblem(
        `A coluna “${name}” da tabela tem ${words[kind]}, e neste arquivo tem outra coisa.`,
      )
  })
}

function exported({ file, from, most }: Extract<TableRequest, { op: 'export' }>): TableReplies['export'] {
  const table = unpackTable(file)
  const lines: string[] = []
  let size = 0
  let row = from
  while (row < table.rows && size < most) {
    const line = `${(rowsOf(table, row, 1)[0] ?? []).map(cellOf).join(';')}\r\n`
    lines.push(line)
    size += line.length
    row += 1
  }
  return { content: lines.join(''), next: row < table.rows ? row : null }
}

/** A number keeps its sign; anything else that a spreadsheet would take for a formula is kept as text. */
const cellOf = (cell: string): string =>
  /^[-+]?(?:R\$)?\s*\d[\d.,]*$/.test(cell) ? cell : csv([[cell]]).slice(1, -2)

const rowsOf = ({ columns, rows }: TextTable, from: number, count: number): string[][] =>
  Array.from({ length: Math.max(0, Math.min(count, rows - from)) }, (_, at) =>
    columns.map(({ values, codes }) => values[codes[from + at] ?? -1] ?? ''),
  )

/** About what a table takes in memory: its columns, and its words with what is known of each. */
function bytesOf({ dimensions, measures, time }: Dataset): number {
  const words = dimensions.reduce(
    (sum, { values }) => sum + values.reduce((all, value) => all + 2 * value.length + 400, 0),
    0,
  )
  const columns = dimensions.reduce((sum, { codes }) => sum + codes.byteLength, 0)
  return (
    words +
    columns +
    measures.reduce((sum, { values }) => sum + values.byteLength, 0) +
    (time?.days.byteLength ?? 0)
  )
}

/** Words for the person, where a file or a table is at fault. */
export const problemOf = (error: unknown): string | undefined =>
  error instanceof CsvProblem ? error.message : error instanceof RangeError ? problems.unreadable : undefined
