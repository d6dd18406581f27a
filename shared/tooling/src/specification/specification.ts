/** A statement of the specification, as a row of the document has it. */
export interface Statement {
  text: string
  shownBy: Evidence[]
}

export type Evidence =
  /** The case is words of the row, where the title is that of a table of cases. */
  | { type: 'test'; file: string; title: string; case?: string }
  | { type: 'deviation'; record: string }
  /** What says neither, such as a row that waits for its test. */
  | { type: 'nothing'; text: string }

/**
 * Reads the statements of a document: the rows of its tables, each a statement and what shows it, line by line:
 * `` `file › title of the test` ``, `` `file › title of the test › case` `` or `deviation: 0019`.
 */
export function statementsOf(document: string): Statement[] {
  return document
    .split('\n')
    .map((line) => /^\| (.+) \| (.*) \|$/.exec(line))
    .filter((row) => row !== null)
    .filter(([, , shownBy = '']) => shownBy !== 'Shown by' && shownBy !== '---')
    .map(([, text = '', shownBy = '']) => ({ text, shownBy: shownBy.split('<br>').map(evidenceOf) }))
}

function evidenceOf(text: string): Evidence {
  const [file = '', title, words] = /^`(.+)`$/.exec(text)?.[1]?.split(' › ') ?? []
  if (title) return { type: 'test', file, title, case: words }
  const record = /^deviation: (\d{4})$/.exec(text)?.[1]
  return record ? { type: 'deviation', record } : { type: 'nothing', text }
}
