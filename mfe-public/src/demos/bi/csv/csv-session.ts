import type { Answer } from '@ag/agents/business-intelligence/answer'
import { answerQuestion } from '@ag/agents/business-intelligence/answer-question'
import { CsvProblem, problems } from '@ag/agents/business-intelligence/csv/csv-problem'
import type { ColumnFound } from '@ag/agents/business-intelligence/csv/read-column'
import { readCsv } from '@ag/agents/business-intelligence/csv/read-csv'
import type { Dataset } from '@ag/agents/business-intelligence/dataset'
import { type Lexicon, lexiconOf } from '@ag/agents/business-intelligence/lexicon'
import { suggestedQuestions } from '@ag/agents/business-intelligence/suggested-questions'

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
