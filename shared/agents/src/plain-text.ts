import { editDistance, withoutAccents } from '@ag/core'

/** Text as it is compared: small letters, no accents, no signs, single spaces. 'Está ABERTO?' → 'esta aberto' */
export function plainText(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Are two plain words the same, or so close that one is the other with a slip of a finger? */
export function isClose(typed: string, known: string): boolean {
  if (typed === known || singular(typed) === singular(known)) return true
  const slips = known.length < 5 ? 0 : known.length < 8 ? 1 : 2
  return slips > 0 && editDistance(typed, known, slips) <= slips
}

/** Does a plain text hold every word of a plain phrase, near each other in meaning if not in order? */
export function mentions(text: string, phrase: string): boolean {
  const words = text.split(' ')
  return phrase.split(' ').every((known) => words.some((typed) => isClose(typed, known)))
}

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word)
