import { fakeTools } from '../../../../testing/assistant-tools'
import { toBytes, type Weights } from '../classifier'
import { corpusNow, type Understand, type Utterance } from '../corpus/schema'
import { readEntities } from '../read-entities'
import { readWishes } from '../read-wishes'
import { train } from '../train'
import { trainedWeights } from '../weights'

/** An understanding to be measured. */
export interface Candidate {
  name: string
  understand: Understand
  /** The details of a message whose wishes are given. */
  readDetails: (line: Utterance, now: Date) => ReturnType<typeof readEntities>
  /** Bytes that the backend loads for it. */
  modelBytes: number
  /** The same made from other lines, for cross-validation; absent where nothing is learnt. */
  trainOn?: (lines: readonly Utterance[]) => Understand
}

/** What the assistant understands with today. */
export async function candidate(): Promise<Candidate> {
  const { products } = await fakeTools(corpusNow).pricing()
  const understandWith =
    (weights: Weights): Understand =>
    (message, now) => {
      const wishes = readWishes(message, weights)
      const intents = wishes.map(({ intent }) => intent)
      return { wishes, entities: readEntities(message, { wishes: intents, products, now }) }
    }
  return {
    name: 'two classifiers of words, their meanings in order and letters, clause by clause',
    understand: understandWith(trainedWeights()),
    readDetails: (line, now) => readEntities(line, { wishes: line.intents, products, now }),
    modelBytes: toBytes(trainedWeights()).length,
    trainOn: (lines) => understandWith(train(lines)),
  }
}
