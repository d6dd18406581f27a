import { createHash } from 'node:crypto'
import type { Weights } from './classifier'
import { classify } from './classifier'
import { intents, type Utterance } from './corpus/schema'
import { buckets, featuresOf } from './features'

const rounds = 12
const pace = 0.5
const shrinkage = 1e-6
const leastSlope = 1e-5
/** One line in so many is kept aside to find out how sure to be. */
const keptAside = 5

/** Learns weights from lines: the same lines always make the same weights. */
export function train(lines: readonly Utterance[]): Weights {
  const corpus = fingerprintOf(lines)
  const aside = lines.filter((_, index) => index % keptAside === 0)
  const rest = lines.filter((_, index) => index % keptAside !== 0)
  const sharpness = sharpnessOf({ ...quantized(learn(rest)), corpus, sharpness: 1 }, aside)
  return { ...quantized(learn(lines)), corpus, sharpness }
}

/** What tells whether weights are of these lines. */
export const fingerprintOf = (lines: readonly Utterance[]): string =>
  createHash('sha256')
    .update(JSON.stringify([buckets, intents, lines]))
    .digest('hex')
    .slice(0, 16)

/** Multinomial logistic regression by AdaGrad; a line with several wishes counts in parts for each. */
function learn(lines: readonly Utterance[]): Float32Array {
  const width = intents.length
  const weights = new Float32Array(buckets * width)
  const pasts = new Float32Array(buckets * width).fill(0.01)
  const rows = lines.map((line) => ({
    features: featuresOf(line),
    wished: new Map(line.intents.map((each) => [intents.indexOf(each), 1 / new Set(line.intents).size])),
  }))
  const random = randomFrom(1)
  const off = new Float64Array(width)
  for (let round = 0; round < rounds; round += 1) {
    for (const { features, wished } of shuffled(rows, random)) {
      const share = 1 / Math.sqrt(features.length)
      off.fill(0)
      for (const feature of features) {
        const own = weights.subarray(feature * width, (feature + 1) * width)
        for (const [index, weight] of own.entries()) off[index] = (off[index] ?? 0) + weight * share
      }
      const most = Math.max(...off)
      const powers = off.map((sum) => Math.exp(sum - most))
      const total = powers.reduce((all, power) => all + power, 0)
      for (const [index, power] of powers.entries()) off[index] = power / total - (wished.get(index) ?? 0)
      for (const feature of features) {
        for (const [index, error] of off.entries()) {
          const at = feature * width + index
          const weight = weights[at] ?? 0
          const slope = error * share + shrinkage * weight
          if (Math.abs(slope) < leastSlope) continue
          const past = (pasts[at] ?? 0) + slope * slope
          pasts[at] = past
          weights[at] = weight - (pace * slope) / Math.sqrt(past)
        }
      }
    }
  }
  return weights
}

function quantized(weights: Float32Array): Pick<Weights, 'intents' | 'values' | 'step'> {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return {
    intents: [...intents],
    values: Int8Array.from(weights, (weight) => Math.round(weight / step)),
    step,
  }
}

/** How sure to be: whichever makes what was kept aside least surprising. */
function sharpnessOf(weights: Weights, lines: readonly Utterance[]): number {
  const surprise = (sharpness: number) =>
    lines.reduce((sum, line) => {
      const read = classify(line, { ...weights, sharpness })
      const right = read.filter(({ intent }) => line.intents.includes(intent))
      return sum - Math.log(right.reduce((all, { confidence }) => all + confidence, 1e-9))
    }, 0)
  const tried = Array.from({ length: 30 }, (_, index) => 0.1 * (index + 3))
  return tried.map((each) => ({ each, off: surprise(each) })).toSorted((a, b) => a.off - b.off)[0]?.each ?? 1
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const rest = [...items]
  for (let at = rest.length - 1; at > 0; at -= 1) {
    const [picked] = rest.splice(Math.floor(random() * (at + 1)), 1)
    if (picked !== undefined) rest.push(picked)
  }
  return rest
}

/** Numbers from 0 to 1 in an order that only `seed` decides. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
