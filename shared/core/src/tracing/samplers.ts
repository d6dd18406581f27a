import type { SpanContext } from '@opentelemetry/api'
import type { SamplerName, TracingSettings } from './read-tracing'

/**
 * Traces that a process begins by itself, a second. A quiet site is traced whole, and what tracing costs does not grow with a busy
 * one. They are taken from the beginning of each second, so that a process follows nothing for the rest of it (record 37).
 */
const mostBegun = 10
/** Traces that are wanted more than others, a second: whoever can ask for them cannot flood the collector. */
const mostWanted = 50

interface Asked {
  /** Whose work it goes on with. */
  parent?: SpanContext | undefined
  /** Traced rather than others. */
  isWanted?: boolean | undefined
}

/** Whether a request or job is traced: as the settings have it, or as the house does. */
export type Sampler = (asked: Asked) => boolean

/** The sampler that the settings name, or the house's own. */
export function samplerOf({ sampler, ratio }: TracingSettings): Sampler {
  const [takes, takesWanted] = [perSecond(mostBegun), perSecond(mostWanted)]
  const byParent =
    (root: Sampler): Sampler =>
    (asked) =>
      asked.parent ? asked.parent.traceFlags === 1 : root(asked)
  const always: Sampler = () => true
  const never: Sampler = () => false
  const share: Sampler = () => Math.random() < ratio
  const named: Record<SamplerName, Sampler> = {
    always_on: always,
    always_off: never,
    traceidratio: share,
    parentbased_always_on: byParent(always),
    parentbased_always_off: byParent(never),
    parentbased_traceidratio: byParent(share),
  }
  return sampler
    ? named[sampler]
    : byParent(({ isWanted }) => takes() || (isWanted === true && takesWanted()))
}

/** Says yes so many times a second. */
export function perSecond(most: number): () => boolean {
  let second = -1
  let taken = 0
  return () => {
    const now = Math.floor(performance.now() / 1000)
    if (now !== second) {
      second = now
      taken = 0
    }
    taken += 1
    return taken <= most
  }
}
