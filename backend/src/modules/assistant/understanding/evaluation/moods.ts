import type { Seeded } from '@ag/agents/seeded'
import { withoutAccents } from '@ag/core'

/** How somebody talks to the assistant. */
export const moods = [
  'polite',
  'terse',
  'typo-ridden',
  'rude',
  'all at once',
  'asks in between',
  'changes mind',
  'leaves and returns',
] as const
export type Mood = (typeof moods)[number]

const courtesies = [
  (words: string) => `Por gentileza, ${words}`,
  (words: string) => `${words}, por favor`,
  (words: string) => `Boa tarde! ${words}`,
]
const rudeness = [
  (words: string) => `anda logo, ${words}`,
  (words: string) => `${words} e sem enrolação`,
  (words: string) => `pô, ${words}`,
]

/** Words as somebody in this mood writes them; what must be read letter by letter is said without it. */
export function inMood(words: string, mood: Mood, random: Seeded): string {
  if (mood === 'polite') return random.pick(courtesies)(words)
  if (mood === 'rude') return random.pick(rudeness)(words)
  if (mood === 'typo-ridden') return mistyped(words, random)
  return words
}

const shortened: Array<[RegExp, string]> = [
  [/\bvocês\b/g, 'vcs'],
  [/\bvocê\b/g, 'vc'],
  [/\bquanto\b/g, 'qto'],
  [/\bque\b/g, 'q'],
  [/\bpor que\b/g, 'pq'],
  [/\btambém\b/g, 'tb'],
  [/\bnão\b/g, 'nao'],
]

/** In haste: no accents, abbreviations, and two letters of one longer word the wrong way round. */
function mistyped(words: string, random: Seeded): string {
  const quick = shortened.reduce(
    (text, [pattern, short]) => text.replace(pattern, short),
    words.toLowerCase(),
  )
  const parts = withoutAccents(quick).split(' ')
  const long = parts.flatMap((part, index) => (/^[a-z]{7,}$/.test(part) ? index : []))
  if (long.length > 0) {
    const at = random.pick(long)
    const word = parts[at] ?? ''
    const letter = random.between(2, word.length - 3)
    parts[at] = word.slice(0, letter) + word.charAt(letter + 1) + word.charAt(letter) + word.slice(letter + 2)
  }
  return parts.join(' ')
}
