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

interface Counted extends Keyed {
  index: number
  /** How often each letter is in the text. */
  letters: Uint8Array
}

function pairs(
  ones: readonly Keyed[],
  others: readonly Keyed[],
  isAsked: (one: number, other: number) => boolean,
): Double[] {
  const byPlace = new Map<string, Counted[]>()
  for (const each of others.map(counted)) {
    const sharing = byPlace.get(each.place)
    if (sharing) sharing.push(each)
    else byPlace.set(each.place, [each])
  }
  return ones
    .map(counted)
    .flatMap((one) =>
      (byPlace.get(one.place) ?? [])
        .filter((other) => isAsked(one.index, other.index) && isNear(one, other))
        .map(({ index }): Double => [one.index, index]),
    )
}

function counted(keyed: Keyed, index: number): Counted {
  const letters = new Uint8Array(128)
  for (let at = 0; at < keyed.text.length; at += 1) {
    const code = keyed.text.charCodeAt(at) & 127
    letters[code] = (letters[code] ?? 0) + 1
  }
  return { ...keyed, index, letters }
}

function isNear(one: Counted, other: Counted): boolean {
  if (one.text === other.text) return true
  const most = Math.min(editsOf(one.text), editsOf(other.text))
  if (most === 0 || Math.abs(one.text.length - other.text.length) > most) return false
  // An edit changes two counts at most: letters that differ more spare the long comparison.
  let apart = 0
  for (let code = 0; code < 128; code += 1) {
    apart += Math.abs((one.letters[code] ?? 0) - (other.letters[code] ?? 0))
  }
  return apart <= 2 * most && editDistance(one.text, other.text, most) <= most
}
