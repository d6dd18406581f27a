import { withoutAccents } from '@ag/core'

/** Letters without accents, in lower case; everything else is a gap. */
export const plain = (text: string): string =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[º°ª]/g, '')
    // 'Caixa d’água' is typed 'dagua', too.
    .replace(/(?<![\p{L}])d['’´`](?=\p{L})/gu, 'd')
    .replace(/[²³]/g, (power) => (power === '²' ? '2' : '3'))
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()

/** The words of a text, plain. */
export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)

const plurals: [RegExp, string][] = [
  [/oes$/, 'ao'],
  [/aes$/, 'ao'],
  [/([aeiou])is$/, '$1l'],
  [/ns$/, 'm'],
  [/([rsz])es$/, '$1'],
  [/([^s])s$/, '$1'],
]

const mostRemembered = 5000

/** Remembers what a function made of a text: the same names and words are read again for every question. */
export function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const result = make(text)
    if (made.size >= mostRemembered) made.clear()
    made.set(text, result)
    return result
  }
}

/** A word without its plural; short ones stay. What is no word comes of it, but the same of both: 'fas' of 'fase' and 'fases'. */
export const singular = remembered((word) => {
  const one = withoutPlural(word)
  return one.length < 4 ? one : withoutPlural(one.replace(/(?<=[rsz])e$/, ''))
})

function withoutPlural(word: string): string {
  if (word.length < 4) return word
  const [ending, instead] = plurals.find(([found]) => found.test(word)) ?? []
  return ending ? word.replace(ending, instead ?? '') : word
}

/** Does a word look like several? */
export const isPlural = (word: string): boolean => /s$/.test(word) && withoutPlural(word) !== word

/** A phrase in the form that lists of phrases are kept in: 'valor das diárias' is 'valor diária'. */
export const phraseKey = (words: string[]): string =>
  words
    .filter(
      (word, place) =>
        place === 0 || place === words.length - 1 || words[place - 1] === 'total' || !/^d[aeo]s?$/.test(word),
    )
    .map(singular)
    .join(' ')

/** Letters that may be wrong in a word of this length: a short word with one wrong letter is another word. */
export const tolerance = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2)
