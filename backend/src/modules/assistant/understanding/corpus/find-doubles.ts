import { editDistance } from '@ag/core'
import { fold, wordsOf } from '../../words'
import type { Utterance } from './schema'

/** Two lines that teach the same, by their places in the two lists. */
type Double = [one: number, other: number]

/** Letters that texts of this length or more may differ by and still be near-doubles. */
const nearness = [
  { least: 24, edits: 3 },
  { least: 14, edits: 2 },
  { least: 10, edits: 1 },
]
const editsOf = (text: string) => nearness.find(({ least }) => text.length >= least)?.edits ?? 0

/** Letters and words alone, and numbers by their length where words stand beside them: 'às 14h' teaches what 'às 15h' does. */
function bare(text: string): string {
  const folded = fold(text)
  return (/[a-z]{2}/.test(folded) ? folded.replace(/\d/g, '0') : folded)
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}@?]+/gu, ' ')
    .trim()
}

/** Lines of one list in nearly the same words, at the same place and for the same wishes. */
export function findDoubles(lines: readonly Utterance[]): Double[] {
  const keyed = lines.map(({ text, stage, asked, intents }) => ({
    text: bare(text),
    place: [stage, asked, ...intents].join(' '),
  }))
  return pairs(keyed, keyed, (one, other) => one < other)
}

/** Lines of two lists in nearly the same words once shorthand is spelled out, wherever they are said. */
export function findLeaks(train: readonly Utterance[], test: readonly Utterance[]): Double[] {
  const keyed = (lines: readonly Utterance[]) =>
    lines.map(({ text, intents }) => ({ text: wordsOf(text).join(' ') || text, place: intents.join(' ') }))
  return pairs(keyed(train), keyed(test), () => true)
}

interface Keyed {
  text: string
  place: string
}

function pairs(
  ones: readonly Keyed[],
  others: readonly Keyed[],
  isAsked: (one: number, other: number) => boolean,
): Double[] {
  const byPlace = new Map<string, Array<Keyed & { index: number }>>()
  for (const [index, each] of others.entries()) {
    const sharing = byPlace.get(each.place)
    if (sharing) sharing.push({ ...each, index })
    else byPlace.set(each.place, [{ ...each, index }])
  }
  return ones.flatMap(({ text, place }, one) =>
    (byPlace.get(place) ?? [])
      .filter(({ index, text: other }) => isAsked(one, index) && isNear(text, other))
      .map(({ index }): Double => [one, index]),
  )
}

function isNear(one: string, other: string): boolean {
  if (one === other) return true
  const most = Math.min(editsOf(one), editsOf(other))
  return most > 0 && editDistance(one, other, most) <= most
}
