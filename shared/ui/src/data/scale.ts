/** The height of a chart: the least round number (1, 2, 2.5 or 5 and zeros) that no value exceeds. */
export function roundTop(values: number[]): number {
  const highest = Math.max(0, ...values)
  if (highest === 0) return 1
  const magnitude = 10 ** Math.floor(Math.log10(highest))
  const step = [1, 2, 2.5, 5, 10].find((each) => each * magnitude >= highest) ?? 10
  return step * magnitude
}

/**
 * Which of many labels stay: at most so many, evenly spread, the last among them.
 * @param every takes each of them, or each second, …
 */
export const staysLabelled = (index: number, count: number, most: number, every = 1): boolean =>
  (count - 1 - index) % (Math.ceil(count / most) * every) === 0
