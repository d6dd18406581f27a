import { fakeTools } from '../../../../testing/assistant-tools'
import { corpusNow, type Understand, type Utterance } from '../corpus/schema'
import { understandByRules } from './understand-by-rules'

/** An understanding to be measured. */
export interface Candidate {
  name: string
  understand: Understand
  /** Bytes that the backend loads for it. */
  modelBytes: number
  /** The same made from other lines, for cross-validation; absent where nothing is learnt. */
  trainOn?: (lines: readonly Utterance[]) => Understand
}

/** What the assistant understands with today. */
export async function candidate(): Promise<Candidate> {
  const { products } = await fakeTools(corpusNow).pricing()
  return { name: 'patterns of words', understand: understandByRules(products), modelBytes: 0 }
}
