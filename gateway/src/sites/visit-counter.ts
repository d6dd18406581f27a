import type { IncomingHttpHeaders } from 'node:http'
import { countSiteVisits } from '@ag/contracts'
import { isoDay } from '@ag/core'
import type { FastifyBaseLogger } from 'fastify'
import { upstreamHeaders } from '../proxy/proxy-headers'
import type { Upstream } from '../proxy/upstream'

const interval = 5_000
/** Sites in one report, as the contract bounds it. */
const most = 1_000

/** Counts looks at sites, and nothing of who looked. */
export interface VisitCounter {
  count(slug: string, headers: IncomingHttpHeaders): void
  start(): void
  /** Reports what is left. */
  stop(): Promise<void>
}

/** Sums visits by site and day and reports the sums; a report that fails is lost, so that no visit counts twice. */
export function createVisitCounter(upstream: Upstream, log: FastifyBaseLogger): VisitCounter {
  let counts = new Map<string, { slug: string; day: string; count: number }>()
  let timer: NodeJS.Timeout | undefined

  async function report() {
    const visits = [...counts.values()].slice(0, most)
    counts = new Map()
    if (visits.length === 0) return
    try {
      await upstream.send({
        method: 'POST',
        path: countSiteVisits.path,
        headers: upstreamHeaders({}, { address: '127.0.0.1', requestId: 'visits', hasBody: true }),
        body: Buffer.from(JSON.stringify({ visits })),
        gone: new AbortController().signal,
      })
    } catch (error) {
      log.warn({ err: error }, 'visits of sites could not be reported')
    }
  }

  return {
    count(slug, headers) {
      if (isMachine(headers)) return
      const day = isoDay(new Date())
      const key = `${day} ${slug}`
      const known = counts.get(key)
      if (known) known.count++
      else if (counts.size < most) counts.set(key, { slug, day, count: 1 })
    },
    start() {
      timer = setInterval(() => void report(), interval).unref()
    },
    async stop() {
      clearInterval(timer)
      await report()
    },
  }
}

/** Robots that say so, and pages that are fetched in advance. */
const isMachine = (headers: IncomingHttpHeaders) =>
  headers['sec-purpose'] !== undefined ||
  /bot|crawl|spider|preview|fetch|monitor|curl|wget/i.test(headers['user-agent'] ?? 'bot')
