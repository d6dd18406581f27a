import type { Dataset } from '../dataset'
import { CsvProblem, type FileLimits, problems, visitorLimits } from './csv-problem'
import { datasetOf } from './dataset-of'
import { decodeText } from './decode-text'
import { readCells } from './read-cells'
import { type ColumnFound, kindOf, styleOfFile } from './read-column'
import { type TextTable, textTable } from './text-columns'

export interface CsvRead {
  data: Dataset
  columns: ColumnFound[]
}

/** Makes a table of the visitor's file. Throws CsvProblem, whose message is for the visitor. */
export function readCsv(bytes: Uint8Array): CsvRead {
  const file = readFile(bytes, visitorLimits)
  const columns = columnsOf(file)
  return { data: datasetOf({ columns }, [file]), columns }
}

/** Takes a file apart, as it is written. Throws CsvProblem. */
export function readFile(bytes: Uint8Array, limits: FileLimits): TextTable {
  if (bytes.length > limits.bytes) throw new CsvProblem(problems.tooLarge(limits))
  return textTable(readCells(decodeText(bytes), limits.rows))
}

/** What each column of a file seems to hold. Throws CsvProblem when there is nothing to ask about. */
export function columnsOf(file: TextTable): ColumnFound[] {
  const style = styleOfFile(file)
  const columns = file.header.map((name, place) => ({
    name,
    kind: kindOf(name, file.columns[place] ?? { values: [], codes: new Int32Array() }, style),
  }))
  refuseNothing(columns)
  return columns
}

/** A table needs something to count or to divide by. Throws CsvProblem. */
export function refuseNothing(columns: ColumnFound[]): void {
  if (!columns.some(({ kind }) => kind === 'number' || kind === 'category'))
    throw new CsvProblem(problems.noNumbers)
}
