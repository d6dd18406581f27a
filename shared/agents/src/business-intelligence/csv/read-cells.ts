import { parse } from 'papaparse'
import { CsvProblem, mostColumns, problems } from './csv-problem'

export interface Cells {
  header: string[]
  rows: string[][]
  delimiter: string
  /** Rows that did not fit the header and were left out. */
  leftOut: number
}

/** Rows that may not fit the header before the file is refused, as a part of all. */
const tolerable = 0.02

/** The cells of a CSV text. Throws CsvProblem when they make no table. */
export function readCells(text: string, mostRows: number): Cells {
  if (text.trim() === '') throw new CsvProblem(problems.empty)
  const { data, errors, meta } = parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t', '|'],
    // One more than allowed tells that there are too many, without reading them all.
    preview: mostRows + 2,
  })
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes) throw new CsvProblem(problems.quotes((quotes.row ?? 0) + 1))
  const [first = [], ...all] = data
  if (first.length < 2) throw new CsvProblem(problems.oneColumn)
  if (first.length > mostColumns) throw new CsvProblem(problems.tooManyColumns)
  if (all.length === 0) throw new CsvProblem(problems.noRows)
  if (all.length > mostRows) throw new CsvProblem(problems.tooManyRows(mostRows))
  // Programs write a separator too many or too few at the end of a line: what is missing is empty.
  const rows = all.flatMap((row) => fitted(row, first.length))
  const leftOut = all.length - rows.length
  if (rows.length === 0 || leftOut > Math.max(1, all.length * tolerable))
    throw new CsvProblem(problems.ragged(leftOut))
  return { header: headerOf(first), rows, delimiter: meta.delimiter, leftOut }
}

function fitted(row: string[], width: number): string[][] {
  if (row.length === width) return [row]
  const extra = row.slice(width)
  return extra.length > 0 && extra.every((cell) => cell.trim() === '') ? [row.slice(0, width)] : []
}

/** Every column has a name, and no two the same. */
function headerOf(cells: string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, place) => {
    const name = cell.trim().replace(/\s+/g, ' ').slice(0, 60) || `coluna ${place + 1}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  })
}
