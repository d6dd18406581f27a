import { shortMonth } from '@ag/core/day-names'
import type { Answer } from '../answer'
import { answerFromTables, type Table } from '../answer-from-tables'
import { visitorLimits } from '../csv/csv-problem'
import { datasetOf } from '../csv/dataset-of'
import { columnsOf, readFile } from '../csv/read-csv'
import { lexiconOf } from '../lexicon'
import { plain } from '../words'

/* What is right, worked out by plain loops over the rows and never by the engine */

export const within = (from: string, to: string) => (row: { day: string }) => row.day >= from && row.day <= to
export const inMonth = (month: string) => within(`${month}-01`, `${month}-31`)
export const any = () => true

export function sum<Row>(all: Row[], of: (row: Row) => number, where: (row: Row) => boolean = any): number {
  let total = 0
  for (const row of all) if (where(row)) total += of(row)
  return total
}
export const count = <Row>(all: Row[], where: (row: Row) => boolean = any) => sum(all, () => 1, where)
export function mean<Row>(
  all: Row[],
  of: (row: Row) => number | undefined,
  where: (row: Row) => boolean = any,
): number {
  const known = all.filter((row) => where(row) && of(row) !== undefined)
  return sum(known, (row) => of(row) as number) / known.length
}
export function by<Row>(
  all: Row[],
  key: (row: Row) => string,
  work: (group: Row[]) => number,
): [string, number][] {
  const groups = new Map<string, Row[]>()
  for (const row of all) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return [...groups].map(([label, group]) => [label, work(group)] as [string, number])
}
export const most = (groups: [string, number][], few = 1) => groups.sort((a, b) => b[1] - a[1]).slice(0, few)
export const least = (groups: [string, number][], few = 1) => groups.sort((a, b) => a[1] - b[1]).slice(0, few)

/** One number; the first places of a ranking, or all groups in any order; before and after. */
export type Right = number | [string, number][] | { before: number; after: number } | { share: number }

/* How it went */

/** Files as somebody sends them, read as the engine reads a visitor's. */
export function readTables(files: { name: string; text: string }[]): Table[] {
  return files.map(({ name, text }) => {
    const file = readFile(new TextEncoder().encode(text), visitorLimits)
    const data = datasetOf({ name, columns: columnsOf(file) }, [file])
    return { id: name, name, data, lexicon: lexiconOf(data) }
  })
}

export type Labelled = [question: string, table: string, right: Right]

/** A hundred questions over three tables, written in people's words; a tenth of them has no answer there. */
export interface QuestionSet {
  files: { name: string; text: string }[]
  labelled: Labelled[]
  unanswerable: string[]
}

/** What an answer was kept to and its title does not say; nobody could tell a wrong reading by it. */
function untold(answer: Answer): string[] {
  if (answer.kind !== 'answer') return []
  const { title, how } = answer
  const said = plain(title)
  return how.filter
    .split('; ')
    .flatMap((part) => {
      const values = [...part.matchAll(/“([^”]{1,200})”/g)].map(([, value = '']) => value)
      return values.length > 0 ? values : part.split(' contra ')
    })
    .filter((name) => !/^Nenhum/.test(name) && !said.includes(plain(name)))
}

/** What the engine gave for a question: a number that is wrong, or of another table, is `wrong` however it is told. */
export function ask(tables: Table[], [question, table, right]: Labelled) {
  const given = answerFromTables(question, tables)
  const outcome =
    given.answer.kind !== 'answer'
      ? 'refused'
      : given.table?.name === table && isRight(given.answer, right)
        ? 'right'
        : 'wrong'
  return {
    question,
    outcome,
    untold: untold(given.answer),
    given:
      given.answer.kind === 'answer'
        ? [given.table?.name, given.answer.title, given.answer.sentence]
        : given.answer.message,
  }
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const written = (value: number) => [
  money.format(value),
  new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 }).format(value),
]
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
const isWritten = (value: number, cell = '') => written(value).includes(cell)
/** '2026-03' as an axis has it. */
const spoken = (label: string) =>
  label.replace(/^\d\d(\d\d)-(\d\d)$/, (_, year, month) => `${shortMonth(Number(month) - 1)}/${year}`)

function isRight(answer: Answer, right: Right): boolean {
  if (answer.kind !== 'answer') return false
  const cells = answer.table.rows
  const last = cells.at(-1) ?? []
  if (typeof right === 'number')
    return cells.length === 1
      ? isWritten(right, last.at(-1))
      : written(right).some((value) => answer.sentence.startsWith(`Em média, ${value} `))
  if ('share' in right) return cells[0]?.at(-1) === percent.format(right.share)
  if ('before' in right)
    return isWritten(right.before, cells[0]?.[1]) && isWritten(right.after, cells[0]?.[2])
  const isRanked = right.length < cells.length
  return right.every(([label, value], place) => {
    const row = isRanked ? cells[place] : cells.find(([name]) => name === spoken(label))
    // Of those that share a place, any may be told first.
    const own = cells.find(([name]) => name === spoken(label))
    return row !== undefined && row[1] === own?.[1] && isWritten(value, row[1])
  })
}
