import { classify, type Reading, type Weights } from './classifier'
import type { WishedIntent } from './corpus/schema'
import type { Message } from './features'

/** So sure must a clause be of a wish of its own, and the whole message at least so sure that it is there. */
const sure = 0.5
const leastInWhole = 0.02
const mostWishes = 3
/** A name of an agent with its article has no more words. */
const nameWords = 3
/** What is said around a wish is none. */
const courtesies: readonly WishedIntent[] = ['greeting', 'thanks', 'unclear']

/** One wish ends where another may begin. */
const clauseEnd = /(?<![,;.!?])[,;.!?]+\s+|(?<!\s)\s+(?:e|mas|e também|também)\s+/i

/** A wish and the words that say it. */
export interface Wish extends Reading {
  text: string
}

/** The parts of a text that may each say a wish. */
export const clausesOf = (text: string): string[] =>
  text.split(clauseEnd).filter((clause) => clause.trim().length > 1)

/** The wishes of a message in the order said: the surest one, or one for each clause that has its own. */
export function readWishes(message: Message, weights: Weights): Wish[] {
  const whole = classify(message, weights)
  const surest = whole.slice(0, 1).map((each) => ({ ...each, text: message.text }))
  const clauses = clausesOf(message.text)
  if (clauses.length < 2) return surest
  const inWhole = new Map(whole.map(({ intent, confidence }) => [intent, confidence]))
  const found = clauses
    .flatMap((text) =>
      classify({ ...message, text }, weights)
        .slice(0, 1)
        .map((each) => ({ ...each, text })),
    )
    .filter(
      ({ intent, confidence, text }) =>
        confidence >= sure &&
        (inWhole.get(intent) ?? 0) >= leastInWhole &&
        !courtesies.includes(intent) &&
        // In a list of agents each is part of one wish.
        !(intent === 'product' && text.trim().split(/\s+/).length <= nameWords),
    )
  const different = found.filter(
    ({ intent }, index) => found.findIndex((each) => each.intent === intent) === index,
  )
  return different.length > 1 ? different.slice(0, mostWishes) : surest
}
