import { fileURLToPath } from 'node:url'
import type { MessageIntent } from '@ag/contracts'
import { readCorpus } from './corpus/corpus'
import { createSimilar } from './find-similar'

interface Likely {
  intent: MessageIntent
  /** The nearest message that is known to mean it. */
  example: string
}

/** Beside the built server as beside this file. */
const corpusFile = fileURLToPath(new URL('./corpus/train.jsonl', import.meta.url))
const looksAt = 20
const mostLikely = 4
let known: ReturnType<typeof readNeighbours> | undefined

/** What a message is likely meant as, by the messages of the corpus that are near; the corpus is read when first asked. */
export function likelyIntents(text: string): Likely[] {
  known ??= readNeighbours()
  const { lines, similar } = known
  const found = new Map<MessageIntent, { weight: number; example: string }>()
  for (const { index, similarity } of similar(text, looksAt)) {
    const line = lines[index]
    for (const intent of line?.intents ?? []) {
      const before = found.get(intent)
      found.set(intent, {
        weight: (before?.weight ?? 0) + similarity,
        example: before?.example ?? line?.text ?? '',
      })
    }
  }
  return [...found]
    .toSorted(([, one], [, other]) => other.weight - one.weight)
    .slice(0, mostLikely)
    .map(([intent, { example }]) => ({ intent, example }))
}

function readNeighbours() {
  const lines = readCorpus(corpusFile)
  return { lines, similar: createSimilar(lines.map(({ text }) => text)) }
}
