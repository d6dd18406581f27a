import { readFileSync } from 'node:fs'
import { type Utterance, utterance } from './schema'

/** The lines of a file of the corpus; one that breaks the schema is named by its number. */
export function readCorpus(path: string): Utterance[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line, index) => {
    const read = utterance.safeParse(JSON.parse(line))
    if (!read.success) throw new Error(`${path}:${index + 1} breaks the schema: ${read.error.message}`)
    return read.data
  })
}
