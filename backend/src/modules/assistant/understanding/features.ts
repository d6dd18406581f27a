import { stemmer } from '@orama/stemmers/portuguese'
import { wordsOf } from '../words'
import { conceptsOf } from './concepts'
import type { Utterance } from './corpus/schema'

/** So many weights an intent has. A power of two; what falls together by chance is told apart by the rest. */
export const buckets = 1 << 16

/** A message and where the conversation stands. */
export type Message = Pick<Utterance, 'text' | 'stage' | 'asked'>

/** The point of a message lies in its first words; a long one must not keep everybody waiting. */
const mostWords = 60
/** Different endings, and what a misspelling often leaves. */
const headLength = 4
/** Of so many words each is seen with each, however far apart. */
const mostStems = 12
const mostConcepts = 14

/** What a message is judged by: the buckets that its words, its letters and its place fall into, each once. */
export function featuresOf({ text, stage, asked = undefined }: Message): number[] {
  const found = new Set<number>()
  const add = (feature: string) => void found.add(bucketOf(feature))
  const words = markedWords(text)
  const stems = words.map((word) => stemmer(word))
  const concepts = words.map(conceptsOf)
  const place = `${stage}/${asked ?? ''}`
  const length = `length ${Math.min(8, words.length)}`
  for (const feature of [`place ${place}`, `stage ${stage}`, length, `${length} in ${place}`]) add(feature)
  for (const [index, word] of words.entries()) {
    const [before = '^', stem = ''] = [stems[index - 1], stems[index]]
    const [head, headBefore] = [word.slice(0, headLength), words[index - 1]?.slice(0, headLength) ?? '^']
    add(`word ${word}`)
    add(`head ${head}`)
    add(`heads ${headBefore} ${head}`)
    add(`stem ${stem}`)
    add(`stem ${stem} in ${place}`)
    add(`pair ${before} ${stem}`)
    if (index + 1 === words.length) add(`pair ${stem} $`)
    if (index < 2) add(`begin ${stem}`)
    if (index > 1) {
      add(`apart ${stems[index - 2]} ${stem}`)
      add(`three ${stems[index - 2]} ${before} ${stem}`)
    }
    for (const concept of concepts[index] ?? []) {
      add(`concept ${concept}`)
      add(`concept ${concept} in ${place}`)
    }
    if (!word.startsWith('@')) for (const run of runsOf(` ${word} `)) add(`run ${run}`)
  }
  add(`last ${stems.at(-1)}`)
  add(`first and last ${stems[0]} ${stems.at(-1)}`)
  add(`first two ${stems[0]} ${stems[1]}`)
  for (const concept of concepts[0] ?? []) add(`first concept ${concept}`)
  for (const both of pairsOf(stems.slice(0, mostStems))) add(`both ${both}`)
  for (const sequence of sequencesOf(stems, concepts)) add(`then ${sequence}`)
  const meant = [...new Set(concepts.flat())]
  // More meanings say nothing together.
  if (meant.length <= mostConcepts) for (const pair of pairsOf(meant)) add(`concepts ${pair}`)
  return [...found]
}

/** What follows what: meanings of neighbouring words, and a meaning beside a word. */
function* sequencesOf(stems: readonly string[], concepts: readonly string[][]): Generator<string> {
  for (const [index, these] of concepts.entries()) {
    const before = concepts[index - 1] ?? []
    for (const one of before) {
      for (const other of these) yield `${one} ${other}`
      yield `${one} ${stems[index]}`
    }
    for (const other of these) yield `${stems[index - 1] ?? '^'} ${other}`
  }
}

function pairsOf(items: string[]): string[] {
  const different = [...new Set(items)].sort()
  return different.flatMap((one, index) => different.slice(index + 1).map((other) => `${one} ${other}`))
}

/** Words, with marks for what is different in every message: addresses, numbers, hours, pictures. */
function markedWords(text: string): string[] {
  const words = wordsOf(
    text
      .replace(/[^\s@]{1,64}@[^\s@.]{1,63}\.[^\s@]+/g, ' markofmail ')
      .replace(/\d[\d\s().-]{7,20}\d/g, ' markofphone '),
  )
  const marked = words.slice(0, mostWords).map((word) => {
    if (word === 'markofmail') return '@email'
    if (word === 'markofphone') return '@phone'
    if (/^\d+h/.test(word)) return '@hour'
    return /^\d+$/.test(word) ? '@number' : word
  })
  if (/\p{Extended_Pictographic}/u.test(text)) marked.push('@picture')
  if (text.includes('?')) marked.push('@question')
  return marked
}

function* runsOf(word: string): Generator<string> {
  for (const length of [3, 4, 5]) {
    for (let at = 0; at + length <= word.length; at += 1) yield word.slice(at, at + length)
  }
}

/** FNV-1a, its bits mixed once more: the low ones are all that is used. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 12)) & (buckets - 1)
}
