import { classify, type Reading, type Weights } from './classifier'
import type { WishedIntent } from './corpus/schema'
import type { Message } from './features'

/** A wish beside the surest is meant where it is likelier than not. */
const likely = 0.5
const mostWishes = 3
/** What is less likely than this, in the whole message or in a clause, is not even weighed. */
const leastInWhole = 0.01
const leastInClause = 0.15
const weighedInWhole = 6
const weighedInClause = 2
/** A name of an agent with its article has no more words. */
const nameWords = 3
/** Beside these an agent's name alone is another of a list: 'quanto custam o bi, o zap e o site'. */
const listing: readonly WishedIntent[] = ['prices', 'compare', 'discount', 'demo', 'trial']
/** What is said around a wish is none. */
const courtesies: readonly WishedIntent[] = ['greeting', 'thanks', 'unclear']

/** One wish ends where another may begin. */
const clauseEnd = /(?<![,;.!?])[,;.!?]+\s+|(?<!\s)\s+(?:e|mas|e também|também)\s+/i

/** A wish and the words that say it. */
export interface Wish extends Reading {
  text: string
}

/** A wish that may be meant, the words that say it best, and what speaks for it and against it. */
interface Candidate {
  intent: WishedIntent
  text: string
  /** The place of its words in the message. */
  clause: number
  evidence: number[]
}

/** The parts of a text that may each say a wish. */
export const clausesOf = (text: string): string[] =>
  text.split(clauseEnd).filter((clause) => clause.trim().length > 1)

/** The wishes of a message in the order said, each with how likely it is meant: the surest one, and whatever else is meant beside. */
export function readWishes(message: Message, weights: Weights): Wish[] {
  const judged = candidatesOf(message, weights)
    .map((each) => ({ ...each, confidence: chanceOf(each.evidence, weights.decision) }))
    .sort((one, other) => other.confidence - one.confidence)
  const isOfList = ({ intent, text }: { intent: WishedIntent; text: string }) =>
    intent === 'product' && listing.includes(judged[0]?.intent ?? 'product') && isName(text)
  return judged
    .filter((each, index) => index === 0 || (each.confidence > likely && !isOfList(each)))
    .slice(0, mostWishes)
    .sort((one, other) => one.clause - other.clause)
    .map(({ intent, confidence, text }) => ({ intent, confidence, text }))
}

/** Too short to say more than an agent's name. */
const isName = (text: string) => text.trim().split(/\s+/).length <= nameWords

/** How likely something is meant, by its evidence. */
export const chanceOf = (evidence: readonly number[], decision: readonly number[]): number =>
  1 / (1 + Math.exp(-evidence.reduce((sum, value, index) => sum + value * (decision[index] ?? 0), 0)))

/** What may be meant by a message, as it is read in a whole and clause by clause. */
export function candidatesOf(message: Message, weights: Weights): Candidate[] {
  const whole = classify(message, weights)
  const parts = clausesOf(message.text)
  const clauses = parts.length > 1 ? parts.map((text) => classify({ ...message, text }, weights)) : []
  const weighed = new Set([
    ...whole
      .slice(0, weighedInWhole)
      .filter(({ confidence }) => confidence > leastInWhole)
      .map(({ intent }) => intent),
    ...clauses.flatMap((read) =>
      read
        .slice(0, weighedInClause)
        .filter(({ confidence }) => confidence > leastInClause)
        .map(({ intent }) => intent),
    ),
  ])
  return [...weighed].map((intent) => {
    const inClauses = clauses.map((read) => confidenceIn(read, intent))
    const clause = inClauses.indexOf(Math.max(...inClauses))
    const text = parts[clause] ?? message.text
    const company = whole[0]?.intent === intent ? 0 : companyOf(weights, whole[0]?.intent, intent)
    return { intent, text, clause, evidence: evidenceFor(intent, whole, clauses, { text, company }) }
  })
}

/** How usual it is that a wish is said beside the surest one. */
const companyOf = ({ intents, company }: Weights, surest: WishedIntent | undefined, intent: WishedIntent) =>
  surest ? (company[intents.indexOf(surest)]?.[intents.indexOf(intent)] ?? 0) : 0

const confidenceIn = (read: readonly Reading[], intent: WishedIntent) =>
  read.find((each) => each.intent === intent)?.confidence ?? 0

const flag = (isSo: boolean) => (isSo ? 1 : 0)

/** The odds of a probability, as far as they tell anything. */
function logOdds(probability: number): number {
  const bounded = Math.min(Math.max(probability, 1e-4), 1 - 1e-4)
  return Math.log(bounded / (1 - bounded))
}

function evidenceFor(
  intent: WishedIntent,
  whole: readonly Reading[],
  clauses: readonly Reading[][],
  { text, company }: { text: string; company: number },
): number[] {
  const inWhole = confidenceIn(whole, intent)
  const inClauses = clauses.map((read) => confidenceIn(read, intent))
  const best = Math.max(0, ...inClauses)
  const tops = clauses.flatMap((read) => read.slice(0, 1))
  const isFirst = whole[0]?.intent === intent
  const isTop = tops.some((each) => each.intent === intent)
  const others = tops.filter((each) => each.intent !== intent && !courtesies.includes(each.intent))
  const other = Math.max(0, ...others.map(({ confidence }) => confidence))
  const surest = whole[0]?.confidence ?? 0
  const hasClauses = clauses.length > 0
  const isNamed = isTop && intent === 'product' && isName(text)
  return [
    1,
    logOdds(inWhole),
    flag(isFirst),
    isFirst ? surest : 0,
    isFirst ? 0 : surest,
    flag(hasClauses),
    hasClauses ? logOdds(best) : 0,
    flag(isTop),
    other,
    other * best,
    inWhole * best,
    inClauses.reduce((sum, each) => sum + each, 0),
    flag(hasClauses && new Set(tops.map((each) => each.intent)).size === 1),
    isTop && courtesies.includes(intent) ? other : 0,
    flag(isNamed),
    isFirst || !isTop ? 0 : logOdds(inWhole),
    isFirst || !hasClauses ? 0 : logOdds(best),
    flag(!isFirst && isTop),
    company,
    flag(!isFirst),
    hasClauses ? company : 0,
  ]
}
