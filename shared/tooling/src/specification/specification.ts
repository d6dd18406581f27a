import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testTitles } from './test-titles'

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

/** Says of evidence, in a workspace, why it shows nothing; undefined where it does. */
export function problemsOfEvidence(root: string): (evidence: Evidence) => string | undefined {
  const titles = new Map<string, string[]>()
  function titlesIn(file: string): string[] {
    const known = titles.get(file) ?? testTitles(join(root, file))
    titles.set(file, known)
    return known
  }
  const records = readdirSync(join(root, 'docs/decisions'))

  return (evidence) => {
    if (evidence.type === 'nothing') return `“${evidence.text}” shows nothing`
    if (evidence.type === 'deviation')
      return records.some((name) => name.startsWith(evidence.record))
        ? undefined
        : `there is no record ${evidence.record}`
    const { file, title, case: words } = evidence
    if (!/\.test\.tsx?$/.test(file) || !existsSync(join(root, file))) return `there is no ${file}`
    if (!titlesIn(file).includes(title)) return `${file} has no test “${title}”`
    if (words && !readFileSync(join(root, file), 'utf8').includes(words)) return `${file} has no “${words}”`
    return undefined
  }
}
