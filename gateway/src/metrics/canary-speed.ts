/** What is known of the times that one kind of visitors had: logarithms of milliseconds, so that one slow line weighs little. */
export interface Times {
  count: number
  sum: number
  squares: number
}

export const noTimes = (): Times => ({ count: 0, sum: 0, squares: 0 })

/** What a canary is judged by, each by itself. */
export const measures = ['paint', 'answer'] as const
export type Measure = (typeof measures)[number]

/** Beyond these, in milliseconds, a time says more about the line, the device or a forger than about a build. */
const bounds: Record<Measure, [shortest: number, longest: number]> = {
  paint: [50, 20_000],
  answer: [16, 20_000],
}

export function addTime({ count, sum, squares }: Times, measure: Measure, ms: number): Times {
  const [shortest, longest] = bounds[measure]
  const log = Math.log(Math.min(Math.max(ms, shortest), longest))
  return { count: count + 1, sum: sum + log, squares: squares + log ** 2 }
}

/** A canary is judged when so many have told a time of it, and at least as many of the build before: whoever looks all the time finds something. */
export const looks = [250, 500, 1000, 2000]

/**
 * Standard errors that a canary must be slower by. Chance exceeds them at one look in 1,450, so that of a thousand canaries as
 * fast as the build before no more than six are stopped at any of the four looks at each of the two measures.
 */
const limit = 3.2

const told: Record<Measure, string> = {
  paint: 'its largest paint came after',
  answer: 'its slowest answer to a press or a key took',
}

/**
 * Judges by a group-sequential test of the difference between two means (Welch's), at the looks alone.
 * @returns why a canary is to be stopped; undefined where it is not slower beyond chance
 */
export function slowerBeyondChance(measure: Measure, canary: Times, stable: Times): string | undefined {
  const error = Math.sqrt(varianceOfMean(canary) + varianceOfMean(stable))
  const apart = (mean(canary) - mean(stable)) / error
  if (!(apart > limit)) return undefined
  const shown = (times: Times) => `${Math.round(Math.exp(mean(times)))} ms (${times.count} visitors)`
  return `${told[measure]} ${shown(canary)}, of the build before ${shown(stable)}: ${apart.toFixed(1)} standard errors, chance stays below ${limit}`
}

const mean = ({ count, sum }: Times) => sum / count

const varianceOfMean = ({ count, sum, squares }: Times) => (squares - sum ** 2 / count) / (count - 1) / count
