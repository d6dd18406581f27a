import type { Part, Tracing } from '@ag/core/tracing'
import { eq } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { after, type Clock, minutes, seconds } from '../../clock'
import type { Db } from '../../db/database'
import { outbox } from '../../db/schema'
import type { Mail, MailFile } from './mail'
import type { Mailer } from './mailer'
import { begunWithin, holdNext, type OutboxRow, postpone, takeDue, tries } from './outbox'
import type { Deliver } from './smtp'

/** Carries out one kind of work inside a transaction; `company` signs the mails it causes. */
export type CarryOut = (db: Db, payload: unknown, company: string) => Promise<void>

/**
 * Sends one kind of thing to somebody else's server, outside any transaction and at least once. What fails is tried
 * again later; on the last try it is told so, to make an end of it.
 */
export type SendOut = (payload: unknown, isLastTry: boolean) => Promise<void>

export interface Worker {
  start(): void
  /** There may be something to do now. */
  kick(): void
  /** Does all that is due and resolves when nothing is left. */
  drain(): Promise<void>
  /** Runs every scheduled job once, if this process is the one to do it. */
  runJobs(): Promise<void>
  stop(): Promise<void>
}

interface Needs {
  db: Db
  clock: Clock
  log: FastifyBaseLogger
  mailer: Mailer
  /** Account requests, by kind. */
  carryOut: Record<string, CarryOut>
  /** What goes to others' servers, by kind; one that is slow holds up no mail and no request. */
  sendOut: Record<string, SendOut>
  /**
   * Scheduled jobs, run every few minutes by the process that leads. One that fails does not stop the others. Each is right beside
   * itself too: a process that was thought gone may still be at it.
   */
  jobs: Record<string, () => Promise<void>>
  /** Whether this process is the one that runs them. */
  leads: () => Promise<boolean>
  /** Without it mails stay in the outbox. */
  deliver: Deliver | undefined
  /** What goes along with a mail. */
  filesOf: (mail: Mail) => Promise<MailFile[]>
  tracing?: Tracing | undefined
}

const look = seconds(5)
const jobInterval = minutes(10)
const atOnce = 10

/** Does what the outbox promises: account requests exactly once, mails at least once. */
export function createWorker(needs: Needs): Worker {
  const { db, clock, log, mailer, carryOut, sendOut, jobs, leads, deliver, filesOf, tracing } = needs
  const requests = Object.keys(carryOut)
  const job: Tracing['job'] = tracing?.job ?? ((_name, _about, work) => work())
  const jobOf = (row: OutboxRow, work: () => Promise<void>) =>
    job(`outbox ${row.kind}`, { 'outbox.id': row.id }, work)
  let runningJobs: Promise<void> | undefined
  let stopped = false
  const timers: NodeJS.Timeout[] = []

  /** Takes one request and fulfils it in the same transaction: a process that dies in between has done nothing. */
  async function carryOutNext(company: string): Promise<boolean> {
    let taken: OutboxRow | undefined
    try {
      await db.transaction(async (transaction) => {
        const row = await holdNext(transaction, clock(), requests)
        taken = row
        if (!row) return
        await jobOf(row, async () => {
          await carryOut[row.kind]?.(transaction, row.payload, company)
          // What was asked is forgotten; that it was asked is kept for a day, so that a repeat is recognised.
          await transaction
            .update(outbox)
            .set({ done_at: clock(), payload: null })
            .where(eq(outbox.id, row.id))
        })
      })
    } catch (error) {
      if (!taken) throw error
      await putOff(taken, error)
    }
    return taken !== undefined
  }

  async function putOff(row: OutboxRow, error: unknown): Promise<void> {
    const fate = await postpone(db, clock(), row, reasonOf(error))
    const level = fate === 'dead' ? 'error' : 'warn'
    const { id, kind, attempts } = row
    log[level]({ err: error, id, kind, attempts, ...tracing?.ids() }, `outbox: ${fate}`)
  }

  async function deliverMail(row: OutboxRow, send: Deliver): Promise<void> {
    const mail = row.payload as Mail
    let part: Part | undefined
    try {
      const files = await filesOf(mail)
      part = tracing?.part(() => ({ name: 'send mail' }))
      await send(row.id, mail, files)
    } catch (error) {
      part?.end(error)
      await putOff(row, error)
      return
    }
    part?.end()
    if (mail.leavesNoTrace) {
      await db.delete(outbox).where(eq(outbox.id, row.id))
      return
    }
    // Links in it are keys to an account: what was delivered keeps only its address and subject.
    const payload: Mail = { ...mail, text: '', html: '', calendar: undefined }
    await db
      .update(outbox)
      .set({ done_at: clock(), leased_until: null, payload })
      .where(eq(outbox.id, row.id))
  }

  async function round(): Promise<void> {
    const company = await mailer.company()
    while (!stopped && (await carryOutNext(company))) {}
    while (deliver && !stopped) {
      const latest = after(clock(), begunWithin)
      const rows = await takeDue(db, clock, ['mail'], atOnce)
      if (rows.length === 0) return
      await oneByOne(rows, latest, (row) => deliverMail(row, deliver))
    }
  }

  /** Whoever is slow leaves the rest to be taken again. */
  async function oneByOne(rows: OutboxRow[], latest: Date, work: (row: OutboxRow) => Promise<void>) {
    for (const row of rows) {
      if (clock() > latest) return
      await jobOf(row, () => work(row))
    }
  }

  async function send(row: OutboxRow): Promise<void> {
    try {
      await sendOut[row.kind]?.(row.payload, row.attempts >= tries)
    } catch (error) {
      await putOff(row, error)
      return
    }
    await db
      .update(outbox)
      .set({ done_at: clock(), leased_until: null, payload: null })
      .where(eq(outbox.id, row.id))
  }

  async function sendRound(): Promise<void> {
    while (!stopped) {
      const latest = after(clock(), begunWithin)
      const rows = await takeDue(db, clock, Object.keys(sendOut), atOnce)
      if (rows.length === 0) return
      // What belongs together keeps its order; the rest does not wait for it.
      const queues = new Map<unknown, OutboxRow[]>()
      for (const row of rows) {
        const { conversation_id } = row.payload as { conversation_id?: string }
        queues.set(conversation_id, [...(queues.get(conversation_id) ?? []), row])
      }
      await Promise.all(Array.from(queues.values(), (queue) => oneByOne(queue, latest, send)))
    }
  }

  const rounds = oneAtATime(round)
  const sendRounds = oneAtATime(sendRound)

  /** What requests cause to be sent is sent after them. */
  async function drain(): Promise<void> {
    await rounds.run()
    await sendRounds.run()
  }

  const kick = () => {
    if (stopped) return
    // Whoever asks for it has no part in what is done.
    const done = tracing ? tracing.apart(drain) : drain()
    done.catch((error: unknown) => log.error({ err: error }, 'outbox: the round failed'))
  }

  function runJobs(): Promise<void> {
    // A call on a stopped worker runs all of them.
    const wasStopped = stopped
    runningJobs ??= (async () => {
      const isOurs = await leads().catch((error: unknown) => {
        log.error({ err: error }, 'scheduled jobs: who leads is not known')
        return false
      })
      if (!isOurs) return
      for (const [name, run] of Object.entries(jobs)) {
        if (stopped && !wasStopped) return
        await job(`job ${name}`, { 'job.name': name }, () =>
          run().catch((error: unknown) => {
            log.error({ err: error, job: name, ...tracing?.ids() }, 'scheduled job failed')
            throw error
          }),
        ).catch(() => undefined)
      }
    })().finally(() => {
      runningJobs = undefined
    })
    return runningJobs
  }

  return {
    start() {
      timers.push(setInterval(kick, look))
      timers.push(setInterval(() => void runJobs(), jobInterval))
      for (const timer of timers) timer.unref()
      kick()
      // A process that restarts more often than the interval would never run them.
      void runJobs()
    },
    kick,
    drain,
    runJobs,
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all([rounds.settled(), sendRounds.settled(), runningJobs])
    },
  }
}

/** Runs one after another; a call while one runs is for one more. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined
  let again = false
  return {
    run(): Promise<void> {
      again = true
      running ??= (async () => {
        try {
          while (again) {
            again = false
            await work()
          }
        } finally {
          running = undefined
        }
      })()
      return running
    },
    settled: async () => running?.catch(() => undefined),
  }
}

/** Words for the row; statements carry their values, so only the database's own message is kept. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : 'unknown'
}
