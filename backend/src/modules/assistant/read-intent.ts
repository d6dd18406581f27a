import { phrasesOf } from './intent-phrases'
import { isAlmost, pointOf } from './words'

/** What a message is taken for. Some are answers to a question and found by what was asked, not by their words. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'skip'
  | 'book'
  | 'more_slots'
  | 'change_slot'
  | 'change_contact'
  | 'stop'
  | 'start_over'
  | 'manage_meeting'
  | 'calendar_file'
  | 'human'
  | 'prices'
  | 'usage_prices'
  | 'product'
  | 'products'
  | 'compare'
  | 'demo'
  | 'trial'
  | 'buy'
  | 'advice'
  | 'login_help'
  | 'signup_help'
  | 'password_help'
  | 'services'
  | 'invoice'
  | 'my_meetings'
  | 'section_help'
  | 'bot'
  | 'company'
  | 'hours'
  | 'privacy'
  | 'not_for_us'
  | 'payment_methods'
  | 'faq'
  | 'unknown'
  | 'answer'
  | 'contact'
  | 'slot'
  | 'channel'
  | 'consent'

interface Pattern {
  intent: Intent
  whole: boolean
  wanted: string[]
  unwanted: string[]
  /** More words, and longer ones, say more. */
  weight: number
}

const compiled: Pattern[] = Object.entries(phrasesOf).flatMap(([intent, phrases]) =>
  phrases.split(',').map((phrase) => patternOf(intent as keyof typeof phrasesOf, phrase.trim())),
)

function patternOf(intent: Intent, phrase: string): Pattern {
  const parts = phrase.replace(/^=/, '').split(/\s+/)
  const wanted = parts.filter((part) => !part.startsWith('!'))
  return {
    intent,
    whole: phrase.startsWith('='),
    wanted,
    unwanted: parts.filter((part) => part.startsWith('!')).map((part) => part.slice(1)),
    weight: wanted.length * 100 + wanted.join('').length,
  }
}

/** Words that are right as they are and no misspelling of a longer one. */
const known = new Set([
  ...compiled.flatMap(({ wanted }) => wanted).filter((word) => !word.endsWith('*')),
  ...'quanto quando quantos tenho nome hora horas marca mais menos sobre outra outro outros site sites posso pode preciso conta contas vendas venda email empresa'.split(
    ' ',
  ),
])

const matches = (word: string, wanted: string): boolean => {
  if (wanted.endsWith('*')) return word.startsWith(wanted.slice(0, -1))
  return word === wanted || (!known.has(word) && isAlmost(word, wanted))
}

/** Words beside the point, which a message that 'says nothing else' may hold. */
const fillers = new Set('por favor entao eu a o ai ta gente moco moca amigo'.split(' '))

/** What a message is most likely meant to be, by its words alone; the first listed of two that fit equally. */
export function readIntent(text: string): Intent {
  const words = pointOf(text)
  const bare = words.filter((word) => !fillers.has(word))
  let best: Pattern | undefined
  for (const pattern of compiled) {
    const { intent, whole, wanted, unwanted, weight } = pattern
    if (best && weight <= best.weight) continue
    // Whoever asks has not agreed.
    if (intent === 'yes' && text.includes('?')) continue
    if (unwanted.some((each) => words.includes(each))) continue
    const fits = whole
      ? isSame(words, wanted) || isSame(bare, wanted)
      : wanted.every((each) => words.some((word) => matches(word, each)))
    if (fits) best = pattern
  }
  return best?.intent ?? 'unknown'
}

const isSame = (words: string[], wanted: string[]) =>
  words.length === wanted.length && words.every((word, index) => matches(word, wanted[index] ?? ''))
