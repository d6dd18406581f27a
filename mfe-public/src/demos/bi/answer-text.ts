import type { Answered } from '@ag/agents/business-intelligence/answer'
import { texts } from './texts'

/** An answer as text that can be pasted: what it says, its table and how it was worked out. */
export function answerText({ title, sentence, table, how }: Answered): string {
  const rows = [table.header, ...table.rows].map((row) => row.join('\t'))
  const notes = how.notes.map((note) => `- ${note}`)
  return [
    title,
    sentence,
    '',
    ...rows,
    '',
    texts.how,
    `${texts.definition}: ${how.definition}`,
    `${texts.filter}: ${how.filter}`,
    ...(notes.length > 0 ? [`${texts.notes}:`, ...notes] : []),
    `${texts.query}:`,
    how.query,
  ].join('\n')
}
