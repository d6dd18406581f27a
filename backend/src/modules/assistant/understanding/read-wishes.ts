import { classify, type Reading, type Weights } from './classifier'
import type { WishedIntent } from './corpus/schema'
import type { Message } from './features'

/** So sure must a clause be of a wish of its own, and the whole message at least so sure that it is there. */
const sure = 0.5
const leastInWhole = 0.02
const mostWishes = 3
/** What is said around a wish is none. */
const courtesies: readonly WishedIntent[] = ['greeting', 'thanks', 'unclear']

/** One wish ends where another may begin. */
const clauseEnd = /[,;.!?]+\s+|(?<!\s)\s+(?:e|mas|e também|também)\s+/i

/** The wishes of a message in the order said: the surest one, or one for each clause that has its own. */
export function readWishes(message: Message, weights: Weights): Reading[] {
  const whole = classify(message, weights)
  const surest = whole.slice(0, 1)
  const clauses = message.text.split(clauseEnd).filter((clause) => clause.trim().length > 1)
  if (clauses.length < 2) return surest
  const inWhole = new Map(whole.map(({ intent, confidence }) => [intent, confidence]))
  const found = clauses
    .flatMap((text) => classify({ ...message, text }, weights).slice(0, 1))
    .filter(
      ({ intent, confidence }) =>
        confidence >= sure && (inWhole.get(intent) ?? 0) >= leastInWhole && !courtesies.includes(intent),
    )
  const different = found.filter(
    ({ intent }, index) => found.findIndex((each) => each.intent === intent) === index,
  )
  return different.length > 1 ? different.slice(0, mostWishes) : surest
}
