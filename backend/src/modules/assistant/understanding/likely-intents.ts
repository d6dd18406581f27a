import type { MessageIntent } from '@ag/contracts'
import { classify } from './classifier'
import { createSimilar } from './find-similar'
import { trainedWeights } from './weights'

interface Likely {
  intent: MessageIntent
  /** The nearest of the messages that stand for it. */
  example: string
}

const mostLikely = 4
const nearestTo = new Map<MessageIntent, (text: string) => string>()

/** What a message is likely meant as, the likeliest first: as it is read where nothing was asked. */
export function likelyIntents(text: string): Likely[] {
  return classify({ text, stage: 'discover', asked: undefined }, trainedWeights())
    .slice(0, mostLikely)
    .map(({ intent }) => ({ intent, example: exampleOf(intent)(text) }))
}

function exampleOf(intent: MessageIntent): (text: string) => string {
  const known = nearestTo.get(intent)
  if (known) return known
  const examples = trainedWeights().examples[intent] ?? []
  const similar = createSimilar(examples)
  const nearest = (text: string) => examples[similar(text, 1)[0]?.index ?? 0] ?? ''
  nearestTo.set(intent, nearest)
  return nearest
}
