import { withoutAccents } from '@ag/core'
import type { ToneId } from './phrases'

/** What a note asks for, as far as it is understood. */
export interface Wishes {
  shorter: boolean
  noEmoji: boolean
  noHashtags: boolean
  withQuestion: boolean
  tone: ToneId | undefined
}

export const noWishes: Wishes = {
  shorter: false,
  noEmoji: false,
  noHashtags: false,
  withQuestion: false,
  tone: undefined,
}

/** Reads a note in Portuguese and adds what it asks for to what was asked before. */
export function readNote(note: string, before: Wishes = noWishes): Wishes {
  const text = withoutAccents(note).toLowerCase()
  const has = (pattern: RegExp) => pattern.test(text)
  return {
    shorter: before.shorter || has(/curt|menor|longo|compri|enxug|resum|grande demais/),
    noEmoji: before.noEmoji || refuses(text, /emoji|figurinha/),
    noHashtags: before.noHashtags || refuses(text, /hashtag|#/),
    withQuestion: before.withQuestion || has(/pergunt|engaj|interacao|coment/),
    tone: tones.find(([, pattern]) => has(pattern))?.[0] ?? before.tone,
  }
}

/** Is it named after a word that refuses, without a number between them? 'sem 3 emojis' is about how many. */
const refuses = (text: string, thing: RegExp): boolean =>
  text.split(/\d/).some((part) => thing.test(/(?:sem|menos|tir[a-z]|nao)(.*)/s.exec(part)?.[1] ?? ''))

const tones: [ToneId, RegExp][] = [
  ['formal', /formal|profissional|seri[oa]|corporativ/],
  ['playful', /divertid|engracad|leve|humor|brincalh/],
  ['inspiring', /inspira|motiva|emocion/],
  ['close', /proxim|caloros|human|informal|amig/],
]

/** What was understood, to be said back; nothing if the post is simply told another way. */
export function understood(note: string): string[] {
  const { shorter, noEmoji, noHashtags, withQuestion, tone } = readNote(note)
  return [
    shorter && 'texto mais curto',
    noEmoji && 'sem emoji',
    noHashtags && 'sem hashtags',
    withQuestion && 'termina com uma pergunta',
    tone && toneWords[tone],
  ].filter((change) => change !== false && change !== undefined)
}

const toneWords: Record<ToneId, string> = {
  close: 'tom mais próximo',
  formal: 'tom mais profissional',
  playful: 'tom mais divertido',
  inspiring: 'tom mais inspirador',
}
