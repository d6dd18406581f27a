import type { Entity, EntityType, Understand, Utterance, WishedIntent } from '../corpus/schema'
import { corpusNow } from '../corpus/schema'

/** How often something was said, found, and found rightly. */
export interface Found {
  said: number
  found: number
  right: number
}

export interface ReadingFigures {
  /** Messages whose wishes were found, all of them and no other. */
  accuracy: number
  /** Messages whose surest wish is one of theirs. */
  mainWish: number
  intents: Map<WishedIntent, Found>
  entities: Map<EntityType, Found>
  entityF1: number
  /** By how much the surest wish's confidence is off what is right, on average: 0 is calibrated. */
  calibrationError: number
  /** The messages that were not understood, by their places. */
  missed: number[]
}

/** The harmonic mean of what was found of what was said, and what was right of what was found; 1 where nothing was said or found. */
export const f1 = ({ said, found, right }: Found): number =>
  said + found === 0 ? 1 : (2 * right) / (said + found)

/** Reads every line and compares. */
export function measureReading(lines: readonly Utterance[], understand: Understand): ReadingFigures {
  const intents = new Map<WishedIntent, Found>()
  const entities = new Map<EntityType, Found>()
  const sure: Array<{ confidence: number; isRight: boolean }> = []
  const missed: number[] = []
  let mainWishes = 0
  for (const [index, line] of lines.entries()) {
    const { wishes, entities: details } = understand(line, corpusNow)
    const wished = wishes.map(({ intent }) => intent)
    compare(intents, line.intents, wished, (intent) => intent)
    compare(
      entities,
      line.entities.map(worth),
      details.map(worth),
      (each) => each.slice(0, each.indexOf('=')) as EntityType,
    )
    const [surest] = wishes.toSorted((one, other) => other.confidence - one.confidence)
    const isRight = surest !== undefined && line.intents.includes(surest.intent)
    if (isRight) mainWishes += 1
    sure.push({ confidence: surest?.confidence ?? 0, isRight })
    const isSame =
      new Set(wished).size === new Set(line.intents).size &&
      line.intents.every((each) => wished.includes(each))
    if (!isSame) missed.push(index)
  }
  return {
    accuracy: 1 - missed.length / lines.length,
    mainWish: mainWishes / lines.length,
    intents,
    entities,
    entityF1: f1(sum([...entities.values()])),
    calibrationError: calibrationError(sure),
    missed,
  }
}

const worth = ({ type, value }: Pick<Entity, 'type' | 'value'>) =>
  `${type}=${type === 'name' || type === 'company' ? value.toLowerCase() : value}`

/** Counts each thing once for every time that it is said, and found. */
function compare<Thing, Kind>(
  counts: Map<Kind, Found>,
  said: readonly Thing[],
  found: readonly Thing[],
  kindOf: (thing: Thing) => Kind,
): void {
  const countOf = (thing: Thing) => {
    const kind = kindOf(thing)
    const known = counts.get(kind) ?? { said: 0, found: 0, right: 0 }
    counts.set(kind, known)
    return known
  }
  const rest = [...said]
  for (const each of said) countOf(each).said += 1
  for (const each of found) {
    const count = countOf(each)
    count.found += 1
    const at = rest.indexOf(each)
    if (at < 0) continue
    rest.splice(at, 1)
    count.right += 1
  }
}

const sum = (counts: Found[]): Found =>
  counts.reduce(
    (all, { said, found, right }) => ({
      said: all.said + said,
      found: all.found + found,
      right: all.right + right,
    }),
    { said: 0, found: 0, right: 0 },
  )

const bins = 10

/** The expected calibration error over ten bins of confidence. */
function calibrationError(sure: ReadonlyArray<{ confidence: number; isRight: boolean }>): number {
  let error = 0
  for (let bin = 0; bin < bins; bin += 1) {
    const within = sure.filter(({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)) === bin)
    if (within.length === 0) continue
    const confidence = within.reduce((total, each) => total + each.confidence, 0)
    const right = within.filter(({ isRight }) => isRight).length
    error += Math.abs(confidence - right) / sure.length
  }
  return error
}
