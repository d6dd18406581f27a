import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Peers } from '../registry/store'

/** Reports are batched for this long, in ms. */
const batchFor = 500
/** Report of one gathering; what is more than that is left out. */
const most = 1000
/** A PostgreSQL notification has less than 8,000 bytes. */
const largest = 7500

const message = z.object({ from: z.string(), subject: z.string(), reports: z.array(z.unknown()) })

interface RelayParts<Report> {
  peers: Pick<Peers, 'publish' | 'subscribe'>
  /** What the reports are about. Messages on other subjects are ignored. */
  subject: string
  schema: z.ZodMiniType<Report>
  /** Takes what another gateway relayed. */
  take: (report: Report) => void | Promise<void>
  log: FastifyBaseLogger
}

/** Relays what browsers reported to one gateway to the others of the same registry. */
export function createRelay<Report>(parts: RelayParts<Report>): (report: Report) => void {
  const { peers, subject, schema, take, log } = parts
  const self = randomUUID()
  let waiting: string[] = []

  async function send(): Promise<void> {
    const reports = waiting
    waiting = []
    try {
      for (const part of partsOf(reports))
        await peers.publish(`{"from":"${self}","subject":"${subject}","reports":[${part.join()}]}`)
    } catch (error) {
      log.warn({ err: error, subject }, 'reports could not be relayed')
    }
  }

  async function receive(text: string): Promise<void> {
    const told = message.parse(JSON.parse(text))
    if (told.from === self || told.subject !== subject) return
    for (const report of z.array(schema).parse(told.reports)) await take(report)
  }

  let received = Promise.resolve()
  peers.subscribe((text) => {
    received = received
      .then(() => receive(text))
      .catch((error: unknown) => log.error({ err: error, subject }, 'relayed reports could not be read'))
  })

  return (report) => {
    if (waiting.length === 0) setTimeout(() => void send(), batchFor).unref()
    if (waiting.length < most) waiting.push(JSON.stringify(report))
  }
}

/** Texts in groups that fit into a message each. */
function partsOf(texts: string[]): string[][] {
  const parts: string[][] = []
  let room = 0
  for (const text of texts) {
    const size = Buffer.byteLength(text) + 1
    if (size > room) {
      parts.push([])
      room = largest
    }
    parts.at(-1)?.push(text)
    room -= size
  }
  return parts
}
