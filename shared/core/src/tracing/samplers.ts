import type { SpanContext } from '@opentelemetry/api'
import type { SamplerName, TracingSettings } from './read-tracing'

/** Five seconds, in milliseconds. */
const span = 5_000
/**
 * Traces that a process begins by itself in that time. A quiet site is traced whole, and what tracing costs does not grow with a
 * busy one. They are taken one after the other, so that a process follows nothing for the rest of the time (record 37).
 */
const mostBegun = 20
/** Traces that are wanted more than others, in that time: whoever can ask for them cannot flood the collector. */
const mostWanted = 100

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
  const [takes, takesWanted] = [atMost(mostBegun), atMost(mostWanted)]
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

/** Says yes so many times in five seconds. */
export function atMost(most: number): () => boolean {
  let last = -1
  let taken = 0
  return () => {
    const now = Math.floor(performance.now() / span)
    if (now !== last) {
      last = now
      taken = 0
    }
    taken += 1
    return taken <= most
  }
}
