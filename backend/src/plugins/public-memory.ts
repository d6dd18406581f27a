import { createHash } from 'node:crypto'
import { after, type Clock, minutes } from '../clock'
import type { PublicChanges } from '../db/public-changes'

/** An answer for everybody, as it leaves. */
export interface PublicAnswer {
  body: Buffer
  /** Its entity tag, with quotes. */
  tag: string
}

/** What is needed to keep an answer that is being worked out: it is forgotten where something changed meanwhile. */
export type Moment = number

export type PublicMemory = ReturnType<typeof createPublicMemory>

/** Where a proxy between us and the database keeps what it tells to itself, an answer is never older than this. */
const longest = minutes(1)
/** There are a few dozen of them; an address that is written in many ways fills no memory. */
const mostAnswers = 200

/** Answers that are the same for everybody, until the database tells of a change or their own time is over. */
export function createPublicMemory(changes: PublicChanges, clock: Clock) {
  const answers = new Map<string, PublicAnswer & { until: Date }>()
  let moment: Moment = 0
  const stop = changes.subscribe(() => {
    moment += 1
    answers.clear()
  })
  return {
    stop,

    get(name: string): PublicAnswer | undefined {
      const known = answers.get(name)
      if (known && known.until > clock()) return known
      answers.delete(name)
      return undefined
    },

    /** To be asked before an answer is worked out. */
    now: (): Moment => moment,

    /** Keeps an answer, unless something has changed since its moment or could have changed unnoticed. */
    keep(name: string, since: Moment, answer: PublicAnswer, until?: Date): void {
      if (since !== moment || !changes.isWatched() || answers.size >= mostAnswers) return
      const latest = after(clock(), longest)
      answers.set(name, { ...answer, until: until && until < latest ? until : latest })
    },
  }
}

/** The entity tag of an answer. */
export const tagOf = (payload: string | Buffer): string =>
  `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
