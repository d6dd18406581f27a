import type { WishedIntent } from './corpus/schema'
import { buckets, featuresOf, type Message } from './features'
import { type HiddenLayer, hiddenSums, units } from './hidden-layer'

/** What was learnt: a weight of each intent for each bucket, in steps of `step`. */
export interface Weights {
  /** Of the lines that it was learnt from. */
  corpus: string
  intents: WishedIntent[]
  /** Weights of one bucket follow each other. */
  values: Int8Array
  step: number
  /** A second reader of the same features, who errs elsewhere. */
  hidden: HiddenLayer
  /** What sums are multiplied with before they become probabilities, so that 0.8 is right in 8 of 10. */
  sharpness: number
  /** How often a wish is said beside another, as logarithms: a row for the surest of the whole, in the order of the intents. */
  company: number[][]
  /** What each kind of evidence says of whether a wish is meant. */
  decision: number[]
  /** Messages that mean one thing only, for people to compare with. */
  examples: Partial<Record<WishedIntent, string[]>>
}

export interface Reading {
  intent: WishedIntent
  /** How sure that is, from 0 to 1. */
  confidence: number
}

/** So much what the weights say counts beside what the hidden layer says. */
const weighing = 1.3

/** Every intent with how sure it is, the surest first. */
export function classify(message: Message, weights: Weights): Reading[] {
  const { intents, values, step, hidden, sharpness } = weights
  const features = featuresOf(message)
  const width = intents.length
  const sums = new Float64Array(width)
  for (const feature of features) {
    for (let index = 0; index < width; index += 1)
      sums[index] = (sums[index] ?? 0) + (values[feature * width + index] ?? 0)
  }
  const scale = (weighing * step) / Math.sqrt(features.length)
  const both = hiddenSums(features, hidden).map((sum, index) => sum + (sums[index] ?? 0) * scale)
  const most = Math.max(...both)
  const powers = both.map((sum) => Math.exp((sum - most) * sharpness))
  const total = powers.reduce((all, power) => all + power, 0)
  return intents
    .map((intent, index) => ({ intent, confidence: (powers[index] ?? 0) / total }))
    .sort((one, other) => other.confidence - one.confidence)
}

/** Weights as bytes: a line of JSON, then the values, then those of the hidden layer. */
export function toBytes({ values, hidden: { values: inner, ...hidden }, ...head }: Weights): Buffer {
  const line = Buffer.from(`${JSON.stringify({ ...head, hidden })}\n`)
  return Buffer.concat([line, bytesOf(values), bytesOf(inner)])
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Int8Array) => Buffer.from(buffer, byteOffset, byteLength)

interface Head extends Omit<Weights, 'values' | 'hidden'> {
  hidden: Omit<HiddenLayer, 'values'>
}

export function fromBytes(bytes: Buffer): Weights {
  const end = bytes.indexOf('\n')
  const head: Head = JSON.parse(bytes.toString('utf8', 0, end))
  const all = new Int8Array(bytes.subarray(end + 1))
  const own = buckets * head.intents.length
  if (all.length !== own + buckets * units) throw new Error('The trained weights do not fit the features.')
  return { ...head, values: all.subarray(0, own), hidden: { ...head.hidden, values: all.subarray(own) } }
}
