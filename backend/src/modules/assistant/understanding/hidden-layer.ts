import { buckets } from './features'

/** What words are taken for on the way to wishes: so many leanings, found in learning. */
export const units = 64

/** Leanings of each bucket in steps of `step`, and what each of them says of each wish. */
export interface HiddenLayer {
  /** Leanings of one bucket follow each other. */
  values: Int8Array
  step: number
  /** A row for each wish: a weight of each leaning, and what the wish has from the start. */
  outputs: number[][]
}

/** What the layer says of each wish, as sums that are no probabilities yet. */
export function hiddenSums(features: readonly number[], { values, step, outputs }: HiddenLayer): number[] {
  const leanings = new Float64Array(units)
  for (const feature of features) {
    for (let unit = 0; unit < units; unit += 1)
      leanings[unit] = (leanings[unit] ?? 0) + (values[feature * units + unit] ?? 0)
  }
  const scale = step / Math.sqrt(features.length)
  const bent = leanings.map((sum) => Math.tanh(sum * scale))
  return outputs.map((row) =>
    bent.reduce((sum, leaning, unit) => sum + leaning * (row[unit] ?? 0), row[units] ?? 0),
  )
}

interface Row {
  features: Int32Array
}

const rounds = 8
const pace = 0.1
const shrinkage = 1e-6
/** Leanings begin as small chances, or all would learn the same. */
const spread = 0.2
const firstPast = 0.01

interface Learning<Each> {
  width: number
  random: () => number
  /** The rows in another order for each round. */
  shuffle: (rows: readonly Each[]) => Each[]
  /** Turns sums into how far each is off what is right. */
  toErrors: (sums: Float64Array, row: Each) => void
}

/** Learns both layers by AdaGrad, with ever smaller steps. */
export function learnHidden<Each extends Row>(
  rows: readonly Each[],
  { width, random, shuffle, toErrors }: Learning<Each>,
): HiddenLayer {
  const chance = () => (random() - 0.5) * spread
  const inner = Float32Array.from({ length: buckets * units }, chance)
  const outer = Float32Array.from({ length: width * (units + 1) }, chance)
  const innerPasts = new Float32Array(inner.length).fill(firstPast)
  const outerPasts = new Float32Array(outer.length).fill(firstPast)
  const leanings = new Float64Array(units)
  const slopes = new Float64Array(units)
  const off = new Float64Array(width)

  const move = (weights: Float32Array, pasts: Float32Array, at: number, slope: number, rate: number) => {
    const past = (pasts[at] ?? 0) + slope * slope
    pasts[at] = past
    weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(past)
  }

  const learnFrom = (row: Each, rate: number) => {
    const { features } = row
    const share = 1 / Math.sqrt(features.length)
    leanings.fill(0)
    for (const feature of features) {
      const from = feature * units
      for (let unit = 0; unit < units; unit += 1)
        leanings[unit] = (leanings[unit] ?? 0) + (inner[from + unit] ?? 0)
    }
    for (let unit = 0; unit < units; unit += 1) leanings[unit] = Math.tanh((leanings[unit] ?? 0) * share)
    for (let index = 0; index < width; index += 1) {
      const from = index * (units + 1)
      let sum = outer[from + units] ?? 0
      for (let unit = 0; unit < units; unit += 1) sum += (outer[from + unit] ?? 0) * (leanings[unit] ?? 0)
      off[index] = sum
    }
    toErrors(off, row)
    slopes.fill(0)
    for (let index = 0; index < width; index += 1) {
      const from = index * (units + 1)
      const error = off[index] ?? 0
      for (let unit = 0; unit < units; unit += 1) {
        const weight = outer[from + unit] ?? 0
        slopes[unit] = (slopes[unit] ?? 0) + error * weight
        move(outer, outerPasts, from + unit, error * (leanings[unit] ?? 0) + shrinkage * weight, rate)
      }
      move(outer, outerPasts, from + units, error, rate)
    }
    for (let unit = 0; unit < units; unit += 1)
      slopes[unit] = (slopes[unit] ?? 0) * (1 - (leanings[unit] ?? 0) ** 2) * share
    for (const feature of features) {
      const from = feature * units
      for (let unit = 0; unit < units; unit += 1) {
        const at = from + unit
        move(inner, innerPasts, at, (slopes[unit] ?? 0) + shrinkage * (inner[at] ?? 0), rate)
      }
    }
  }

  for (let round = 0; round < rounds; round += 1) {
    const rate = pace * (1 - round / rounds)
    for (const row of shuffle(rows)) learnFrom(row, rate)
  }
  const outputs = Array.from({ length: width }, (_, index) =>
    Array.from(outer.subarray(index * (units + 1), (index + 1) * (units + 1)), (each) =>
      Number(each.toFixed(4)),
    ),
  )
  return { ...quantized(inner), outputs }
}

/** Weights in steps that a byte counts. */
export function quantized(weights: Float32Array): Pick<HiddenLayer, 'values' | 'step'> {
  const step = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  return { values: Int8Array.from(weights, (weight) => Math.round(weight / step)), step }
}
