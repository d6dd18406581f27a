import { isoDay } from '@ag/core'
import type { FastifyBaseLogger } from 'fastify'
import { type Finding, type Findings, firstRemembered, remembered, summed } from './findings'
import type { ServiceStatus } from './service-status'

export interface StatusWatch {
  /** What is known of the last days; costs nothing, however many ask. */
  history(): Finding[]
  /** Looks once, and keeps what it found. */
  look(): Promise<void>
  /** Reads what was kept, and looks from the next minute on: a service that is just starting is not down. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** How often it looks, in milliseconds. */
const every = 60_000

/**
 * Looks at the service once a minute and counts what it finds, by day. While the findings cannot be kept, because what
 * keeps them is what is down, they wait in memory.
 */
export function createStatusWatch(parts: {
  status: { read(): Promise<ServiceStatus> }
  findings: Findings
  log: FastifyBaseLogger
}): StatusWatch {
  const { status, findings, log } = parts
  let known: Finding[] = []
  let waiting: Finding[] = []
  let timer: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const { at, parts: states } = await status.read()
    const day = isoDay(at)
    const found = states.map(({ id, state }) => ({ day, part: id, state, count: 1 }))
    waiting = remembered(summed([...waiting, ...found]))
    try {
      await findings.add(waiting)
      waiting = []
      await read()
    } catch (error) {
      log.warn({ err: error }, 'what was found about the service is not kept yet')
    }
  }

  async function read(): Promise<void> {
    known = await findings.since(firstRemembered(isoDay(Date.now())))
  }

  /** One after the other: what waits is added once. */
  const inTurn = (task: () => Promise<void>) => {
    last = last.then(task)
    return last
  }

  return {
    history: () => summed([...known, ...waiting]),
    look: () => inTurn(look),
    async start() {
      timer = setInterval(() => void inTurn(look), every).unref()
      await inTurn(() =>
        read().catch((error: unknown) => log.warn({ err: error }, 'what was found before is not known')),
      )
    },
    async stop() {
      clearInterval(timer)
      await last
    },
  }
}
