import type { MeasuredSpeed, SpeedMetric } from '@ag/contracts'
import { formatNumber } from '@ag/core'

export const speedMetrics: readonly SpeedMetric[] = ['lcp', 'inp', 'cls', 'ttfb']

/** Up to the first it is good, beyond the second poor: public limits, https://web.dev/articles/vitals. */
const limits: Record<SpeedMetric, readonly [good: number, poor: number]> = {
  lcp: [2500, 4000],
  inp: [200, 500],
  cls: [0.1, 0.25],
  ttfb: [800, 1800],
}

/** Fewer visits than these say little about the next ones. */
const fewestVisits = 30

export const isFew = (visits: number): boolean => visits < fewestVisits

/** How a figure is to be taken; of few visits nothing is said. */
export function ratingOf(
  metric: SpeedMetric,
  figure: MeasuredSpeed[SpeedMetric],
): 'good' | 'fair' | 'poor' | 'few' | 'none' {
  if (!figure) return 'none'
  if (isFew(figure.count)) return 'few'
  const [good, poor] = limits[metric]
  if (figure.p75 <= good) return 'good'
  return figure.p75 <= poor ? 'fair' : 'poor'
}

/** 2450 → '2,5 s', 120 → '120 ms', a shift of 0.021 → '0,02' */
export function measureText(metric: SpeedMetric, value: number): string {
  if (metric === 'cls') return formatNumber(value, 2)
  return value < 1000 ? `${formatNumber(value)} ms` : `${formatNumber(value / 1000, 1)} s`
}

/** The limits of a metric, as they are written. */
export function limitTexts(metric: SpeedMetric): [good: string, poor: string] {
  const [good, poor] = limits[metric]
  return [measureText(metric, good), measureText(metric, poor)]
}
