import { and, eq, isNull, lt, ne } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { after, type Clock, days, minutes, seconds } from '../../clock'
import type { Db } from '../../db/database'
import { one_time_tokens, outbox, sessions } from '../../db/schema'
import type { Limits } from '../limits/limits'
import type { Mail } from './mail'
import { type OutboxRow, postpone, takeDue } from './outbox'
import type { Post } from './post'
import type { Deliver } from './smtp'

/** Carries out one kind of work inside a transaction; `company` signs the mails it causes. */
export type CarryOut = (db: Db, payload: unknown, company: string) => Promise<void>

export interface Worker {
  start(): void
  /** There may be something to do now. */
  kick(): void
  /** Does all that is due and resolves when nothing is left. */
  drain(): Promise<void>
  stop(): Promise<void>
}

interface Needs {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  post: Post
  limits: Limits
  /** Account requests, by kind. */
  carryOut: Record<string, CarryOut>
  /** Without it mails stay in the outbox. */
  deliver: Deliver | undefined
}

const look = seconds(5)
const tidyEvery = minutes(10)
const keepMail = days(30)
const atOnce = 10

/** Does what the outbox promises: account requests exactly once, mails at least once. */
export function createWorker({ db, clock, log, post, limits, carryOut, deliver }: Needs): Worker {
  const kinds = [...Object.keys(carryOut), ...(deliver ? ['mail'] : [])]
  let running: Promise<void> | undefined
  let again = false
  let stopped = false
  const timers: NodeJS.Timeout[] = []

  async function work(row: OutboxRow): Promise<void> {
    try {
      if (row.kind === 'mail') await deliverMail(row)
      else await carryOutRequest(row)
    } catch (error) {
      const fate = await postpone(db, clock(), row, reasonOf(error))
      const level = fate === 'dead' ? 'error' : 'warn'
      log[level]({ err: error, id: row.id, kind: row.kind, attempts: row.attempts }, `outbox: ${fate}`)
    }
  }

  /** Done and marked as done in one transaction; what it said is forgotten, that it was made is kept for a day. */
  async function carryOutRequest(row: OutboxRow): Promise<void> {
    const company = await post.company()
    await db.transaction(async (transaction) => {
      const [mine] = await transaction
        .update(outbox)
        .set({ done_at: clock(), leased_until: null, payload: null })
        .where(and(eq(outbox.id, row.id), isNull(outbox.done_at)))
        .returning({ id: outbox.id })
      if (mine) await carryOut[row.kind]?.(transaction, row.payload, company)
    })
  }

  async function deliverMail(row: OutboxRow): Promise<void> {
    const mail = row.payload as Mail
    await deliver?.(row.id, mail)
    // Links in it are keys to an account: what was delivered keeps only its address and subject.
    const payload: Mail = { ...mail, text: '', html: '' }
    await db
      .update(outbox)
      .set({ done_at: clock(), leased_until: null, payload })
      .where(eq(outbox.id, row.id))
  }

  async function round(): Promise<void> {
    for (;;) {
      const rows = stopped ? [] : await takeDue(db, clock, kinds, atOnce)
      if (rows.length === 0) return
      for (const row of rows) await work(row)
    }
  }

  function drain(): Promise<void> {
    again = true
    running ??= (async () => {
      try {
        while (again) {
          again = false
          await round()
        }
      } finally {
        running = undefined
      }
    })()
    return running
  }

  const kick = () => {
    if (stopped) return
    drain().catch((error: unknown) => log.error({ err: error }, 'outbox: the round failed'))
  }

  async function tidy(): Promise<void> {
    const now = clock()
    const long = after(now, -keepMail)
    await limits.sweep()
    await db.delete(outbox).where(lt(outbox.created_at, long))
    await db.delete(outbox).where(and(ne(outbox.kind, 'mail'), lt(outbox.done_at, after(now, -days(1)))))
    await db.delete(one_time_tokens).where(lt(one_time_tokens.expires_at, after(now, -days(1))))
    await db.delete(sessions).where(lt(sessions.absolute_end, long))
  }

  return {
    start() {
      timers.push(setInterval(kick, look))
      timers.push(
        setInterval(() => {
          tidy().catch((error: unknown) => log.error({ err: error }, 'tidying up failed'))
        }, tidyEvery),
      )
      for (const timer of timers) timer.unref()
      kick()
    },
    kick,
    drain,
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await running?.catch(() => undefined)
    },
  }
}

/** Words for the row; statements carry their values, so only the database's own message is kept. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown'
}
