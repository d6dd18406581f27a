/** What is known of the largest paints of one kind of visitors: logarithms of milliseconds, so that one slow line weighs little. */
export interface Paints {
  count: number
  sum: number
  squares: number
}

export const noPaints = (): Paints => ({ count: 0, sum: 0, squares: 0 })

/** Beyond these, in milliseconds, a time says more about the line or about a forger than about a build. */
const [shortest, longest] = [50, 20_000]

export function addPaint({ count, sum, squares }: Paints, ms: number): Paints {
  const log = Math.log(Math.min(Math.max(ms, shortest), longest))
  return { count: count + 1, sum: sum + log, squares: squares + log ** 2 }
}

/** A canary is judged when so many have seen it, and at least as many the build before: whoever looks all the time finds something. */
export const looks = [250, 500, 1000, 2000]

/**
 * Standard errors that a canary must be slower by. Chance exceeds them at one look in 740, so that of a thousand canaries as fast
 * as the build before no more than six are stopped at any of the four.
 */
const limit = 3

/**
 * Judges by a group-sequential test of the difference between two means (Welch's), at the looks alone.
 * @returns why a canary is to be stopped; undefined where it is not slower beyond chance
 */
export function slowerBeyondChance(canary: Paints, stable: Paints): string | undefined {
  const error = Math.sqrt(varianceOfMean(canary) + varianceOfMean(stable))
  const apart = (mean(canary) - mean(stable)) / error
  if (!(apart > limit)) return undefined
  const shown = (paints: Paints) => `${Math.round(Math.exp(mean(paints)))} ms (${paints.count} visitors)`
  return `its largest paint came after ${shown(canary)}, before it after ${shown(stable)}: ${apart.toFixed(1)} standard errors, chance stays below ${limit}`
}

const mean = ({ count, sum }: Paints) => sum / count

const varianceOfMean = ({ count, sum, squares }: Paints) => (squares - sum ** 2 / count) / (count - 1) / count
