import { createHash } from 'node:crypto'
import { classify, type Weights } from './classifier'
import { intents, type Utterance } from './corpus/schema'
import { buckets, featuresOf } from './features'
import { learnHidden, quantized } from './hidden-layer'
import { candidatesOf, chanceOf } from './read-wishes'

const rounds = 8
const pace = 0.5
const shrinkage = 1e-5
/** So much of what is right is shared among all wishes, so that no word is believed without end. */
const smoothing = 0.1
/** What would change a weight by less is let be. */
const leastSlope = 1e-4
/** Each line is read once by what was learnt from the others, to find out how sure to be. */
const folds = 3
const width = intents.length

/** Learns weights from lines: the same lines always make the same weights. */
export function train(lines: readonly Utterance[]): Weights {
  const corpus = fingerprintOf(lines)
  const company = companyOf(lines)
  const read = Array.from({ length: folds }, (_, fold) => {
    const aside = lines.filter((_, index) => index % folds === fold)
    const rest = lines.filter((_, index) => index % folds !== fold)
    const weights = { ...learn(rest), corpus, company, sharpness: 1, decision: [], examples: {} }
    return { aside, weights: { ...weights, sharpness: sharpnessOf(weights, aside) } }
  })
  const sharpness = read.reduce((sum, { weights }) => sum + weights.sharpness, 0) / folds
  const decision = decisionOf(
    read.flatMap(({ aside, weights }) =>
      aside.flatMap((line) =>
        candidatesOf(line, weights).map(({ intent, evidence }) => ({
          evidence,
          isMeant: line.intents.includes(intent),
        })),
      ),
    ),
  )
  return { ...learn(lines), corpus, company, sharpness, decision, examples: examplesOf(lines) }
}

/** Of each wish a few of the messages that say nothing else, spread over the corpus. */
export function examplesOf(lines: readonly Utterance[]): Weights['examples'] {
  const lengths = { least: 12, most: 60 }
  const most = 24
  const fits = ({ text }: Utterance) => text.length >= lengths.least && text.length <= lengths.most
  const says = (line: Utterance, intent: string) => line.intents.length === 1 && line.intents[0] === intent
  return Object.fromEntries(
    intents.map((intent) => {
      const texts = lines.filter((line) => says(line, intent) && fits(line)).map(({ text }) => text)
      const step = Math.max(1, texts.length / most)
      return [
        intent,
        Array.from(
          { length: Math.min(most, texts.length) },
          (_, index) => texts[Math.floor(index * step)] ?? '',
        ),
      ]
    }),
  )
}

/** What tells whether weights are of these lines. */
export const fingerprintOf = (lines: readonly Utterance[]): string =>
  createHash('sha256')
    .update(JSON.stringify([buckets, intents, lines]))
    .digest('hex')
    .slice(0, 16)

interface Row {
  features: Int32Array
  /** The places of its wishes; several share what one would have. */
  wished: number[]
}

function learn(lines: readonly Utterance[]): Pick<Weights, 'intents' | 'values' | 'step' | 'hidden'> {
  const rows = lines.map((line) => ({
    features: Int32Array.from(featuresOf(line)),
    wished: [...new Set(line.intents)].map((each) => intents.indexOf(each)),
  }))
  const random = randomFrom(1)
  const hidden = learnHidden(rows, {
    width,
    random,
    shuffle: (each) => shuffled(each, random),
    toErrors: (sums, { wished }) => toErrors(sums, wished),
  })
  return { intents: [...intents], ...quantized(weightsOf(rows)), hidden }
}

/** Multinomial logistic regression by AdaGrad. */
function weightsOf(rows: readonly Row[]): Float32Array {
  const weights = new Float32Array(buckets * width)
  const pasts = new Float32Array(buckets * width).fill(0.01)
  const off = new Float64Array(width)
  const learnFrom = ({ features, wished }: Row) => {
    const share = 1 / Math.sqrt(features.length)
    off.fill(0)
    for (const feature of features) {
      for (let index = 0; index < width; index += 1)
        off[index] = (off[index] ?? 0) + (weights[feature * width + index] ?? 0) * share
    }
    toErrors(off, wished)
    for (const feature of features) {
      const from = feature * width
      for (let index = 0; index < width; index += 1) {
        const at = from + index
        const slope = (off[index] ?? 0) * share + shrinkage * (weights[at] ?? 0)
        if (slope < leastSlope && slope > -leastSlope) continue
        const past = (pasts[at] ?? 0) + slope * slope
        pasts[at] = past
        weights[at] = (weights[at] ?? 0) - (pace * slope) / Math.sqrt(past)
      }
    }
  }
  const random = randomFrom(1)
  for (let round = 0; round < rounds; round += 1) for (const row of shuffled(rows, random)) learnFrom(row)
  return weights
}

/** Sums as probabilities, less what is right. */
function toErrors(sums: Float64Array, wished: readonly number[]): void {
  const most = Math.max(...sums)
  let total = 0
  for (let index = 0; index < sums.length; index += 1) {
    const power = Math.exp((sums[index] ?? 0) - most)
    sums[index] = power
    total += power
  }
  for (let index = 0; index < sums.length; index += 1)
    sums[index] = (sums[index] ?? 0) / total - smoothing / width
  for (const index of wished) sums[index] = (sums[index] ?? 0) - (1 - smoothing) / wished.length
}

/** So many messages of a wish are needed before what is said beside it tells anything. */
const fewMessages = 30
/** What is never said beside another is as unlikely as a third of a message; zero is once in a hundred and fifty. */
const unseen = 0.3
const usual = 5

function companyOf(lines: readonly Utterance[]): number[][] {
  const wished = lines.map((line) => new Set(line.intents))
  return intents.map((surest) => {
    const around = wished.filter((each) => each.has(surest))
    return intents.map((intent) => {
      const together = intent === surest ? 0 : around.filter((each) => each.has(intent)).length
      const share = Math.log((together + unseen) / (around.length + fewMessages)) + usual
      return Math.round(share * 100) / 100
    })
  })
}

interface Judged {
  evidence: number[]
  isMeant: boolean
}

const decisionRounds = 30

/** What each kind of evidence says: logistic regression by AdaGrad, over what was found in lines that were not learnt from. */
function decisionOf(judged: readonly Judged[]): number[] {
  const decision = Array.from(judged[0]?.evidence ?? [], () => 0)
  const pasts = decision.map(() => 1)
  const random = randomFrom(1)
  for (let round = 0; round < decisionRounds; round += 1) {
    for (const { evidence, isMeant } of shuffled(judged, random)) {
      const off = chanceOf(evidence, decision) - (isMeant ? 1 : 0)
      for (const [index, value] of evidence.entries()) {
        const slope = off * value
        const past = (pasts[index] ?? 0) + slope * slope
        pasts[index] = past
        decision[index] = (decision[index] ?? 0) - (pace * slope) / Math.sqrt(past)
      }
    }
  }
  return decision
}

/** How sure to be: whichever makes what was kept aside least surprising. */
function sharpnessOf(weights: Weights, lines: readonly Utterance[]): number {
  const read = lines.map((line) => ({ line, logs: logsOf(classify(line, weights)) }))
  const surprise = (sharpness: number) =>
    read.reduce((sum, { line, logs }) => {
      const powers = logs.map(({ log }) => Math.exp(log * sharpness))
      const total = powers.reduce((all, power) => all + power, 0)
      const right = logs.reduce(
        (all, { intent }, index) => all + (line.intents.includes(intent) ? (powers[index] ?? 0) : 0),
        0,
      )
      return sum - Math.log(right / total + 1e-9)
    }, 0)
  const tried = Array.from({ length: 60 }, (_, index) => 0.05 * (index + 6))
  return tried.map((each) => ({ each, off: surprise(each) })).toSorted((a, b) => a.off - b.off)[0]?.each ?? 1
}

const logsOf = (read: ReturnType<typeof classify>) =>
  read.map(({ intent, confidence }) => ({ intent, log: Math.log(confidence + 1e-12) }))

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const all = [...items]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [all[at], all[other]]
    if (one !== undefined && two !== undefined) [all[at], all[other]] = [two, one]
  }
  return all
}

/** Numbers from 0 to 1 in an order that only `seed` decides. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
