import { createHash } from 'node:crypto'
import { wordsOf } from './words'

/** The same for questions in the same words, whatever their accents, signs and shorthand; undefined where there are no words. */
export function questionKeyOf(question: string): string | undefined {
  const words = wordsOf(question).join(' ')
  return words ? createHash('sha256').update(words).digest('hex').slice(0, 32) : undefined
}
