import type { WishedIntent } from './corpus/schema'
import { buckets, featuresOf, type Message } from './features'

/** What was learnt: a weight of each intent for each bucket, in steps of `step`. */
export interface Weights {
  /** Of the lines that it was learnt from. */
  corpus: string
  intents: WishedIntent[]
  /** Weights of one bucket follow each other. */
  values: Int8Array
  step: number
  /** What sums are multiplied with before they become probabilities, so that 0.8 is right in 8 of 10. */
  sharpness: number
  /** How often a wish is said beside another, as logarithms: a row for the surest of the whole, in the order of the intents. */
  company: number[][]
  /** What each kind of evidence says of whether a wish is meant. */
  decision: number[]
}

export interface Reading {
  intent: WishedIntent
  /** How sure that is, from 0 to 1. */
  confidence: number
}

/** Every intent with how sure it is, the surest first. */
export function classify(message: Message, weights: Weights): Reading[] {
  const { intents, values, step, sharpness } = weights
  const features = featuresOf(message)
  const width = intents.length
  const sums = new Float64Array(width)
  for (const feature of features) {
    for (let index = 0; index < width; index += 1)
      sums[index] = (sums[index] ?? 0) + (values[feature * width + index] ?? 0)
  }
  const scale = (step * sharpness) / Math.sqrt(features.length)
  const most = Math.max(...sums)
  const powers = Array.from(sums, (sum) => Math.exp((sum - most) * scale))
  const total = powers.reduce((all, power) => all + power, 0)
  return intents
    .map((intent, index) => ({ intent, confidence: (powers[index] ?? 0) / total }))
    .sort((one, other) => other.confidence - one.confidence)
}

/** Weights as bytes: a line of JSON, then the values. */
export const toBytes = ({ values, ...head }: Weights): Buffer =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), Buffer.from(values.buffer)])

export function fromBytes(bytes: Buffer): Weights {
  const end = bytes.indexOf('\n')
  const head: Omit<Weights, 'values'> = JSON.parse(bytes.toString('utf8', 0, end))
  const values = new Int8Array(bytes.subarray(end + 1))
  if (values.length !== buckets * head.intents.length)
    throw new Error('The trained weights do not fit the features.')
  return { ...head, values }
}
