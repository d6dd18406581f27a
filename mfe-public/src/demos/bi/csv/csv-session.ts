import type { Answer } from '../engine/answer'
import { answerQuestion } from '../engine/answer-question'
import type { Dataset } from '../engine/dataset'
import { type Lexicon, lexiconOf } from '../engine/lexicon'
import { suggestedQuestions } from '../engine/suggested-questions'
import { CsvProblem, problems } from './csv-problem'
import { type ColumnFound, readCsv } from './read-csv'

export interface CsvSummary {
  rows: number
  columns: ColumnFound[]
  questions: string[]
  notes: string[]
}

export type CsvRequest = { id: number } & ({ file: Blob } | { question: string })
export type CsvReply = { id: number } & (
  | { summary: CsvSummary }
  | { answer: Answer }
  /** Words for the visitor. */
  | { problem: string }
)

/** What a worker does with one file: reads it once, then answers questions about it. */
export function csvSession(): (request: CsvRequest) => Promise<CsvReply> {
  let table: { data: Dataset; lexicon: Lexicon } | undefined
  return async ({ id, ...request }) => {
    try {
      if ('file' in request) {
        const { data, columns } = readCsv(new Uint8Array(await request.file.arrayBuffer()))
        table = { data, lexicon: lexiconOf(data) }
        return {
          id,
          summary: { rows: data.rows, columns, questions: suggestedQuestions(data), notes: data.notes },
        }
      }
      if (!table) throw new CsvProblem(problems.unreadable)
      return { id, answer: answerQuestion(request.question, table.data, table.lexicon) }
    } catch (error) {
      return { id, problem: error instanceof CsvProblem ? error.message : problems.unreadable }
    }
  }
}
