import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Neighbours } from '../registry/store'

/** So long news are gathered before the other gateways are told. */
const gatherFor = 500
/** News of one gathering; what is more than that is left out. */
const most = 1000
/** PostgreSQL passes on less than 8,000 bytes at once. */
const largest = 7500

const message = z.object({ from: z.string(), subject: z.string(), news: z.array(z.unknown()) })

interface PassedOn<News> {
  neighbours: Pick<Neighbours, 'tell' | 'hear'>
  /** What the news are about: whoever passes on something else is not heard. */
  subject: string
  schema: z.ZodMiniType<News>
  /** Takes what another gateway passed on. */
  take: (news: News) => void | Promise<void>
  log: FastifyBaseLogger
}

/** Lets gateways with one registry know what browsers told one of them; returns how one passes news on. */
export function passedOn<News>(parts: PassedOn<News>): (news: News) => void {
  const { neighbours, subject, schema, take, log } = parts
  const self = randomUUID()
  let waiting: string[] = []

  async function tellOthers(): Promise<void> {
    const news = waiting
    waiting = []
    try {
      for (const part of partsOf(news))
        await neighbours.tell(`{"from":"${self}","subject":"${subject}","news":[${part.join()}]}`)
    } catch (error) {
      log.warn({ err: error, subject }, 'news are not passed on')
    }
  }

  async function hear(text: string): Promise<void> {
    const told = message.parse(JSON.parse(text))
    if (told.from === self || told.subject !== subject) return
    for (const news of z.array(schema).parse(told.news)) await take(news)
  }

  let heard = Promise.resolve()
  neighbours.hear((text) => {
    heard = heard
      .then(() => hear(text))
      .catch((error: unknown) => log.error({ err: error, subject }, 'news of others are not heard'))
  })

  return (news) => {
    if (waiting.length === 0) setTimeout(() => void tellOthers(), gatherFor).unref()
    if (waiting.length < most) waiting.push(JSON.stringify(news))
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
