import { getSiteHosts } from '@ag/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Upstream } from '../proxy/upstream'

const interval = 15_000

/** Domains of companies, and the sites that they show. */
export interface SiteHosts {
  /** By the request's `Host`; undefined for our own and for strangers. */
  slugOf(host: string | undefined): string | undefined
  start(): void
  stop(): void
}

/** Learns the domains again and again; while the backend does not answer, those it named last stay. */
export function createSiteHosts(upstream: Upstream, log: FastifyBaseLogger): SiteHosts {
  let slugs = new Map<string, string>()
  let tag: string | undefined
  let timer: NodeJS.Timeout | undefined

  async function learn() {
    try {
      const { status, headers, body } = await upstream.send({
        method: 'GET',
        path: getSiteHosts.path,
        headers: { accept: 'application/json', ...(tag && { 'if-none-match': tag }) },
        body: undefined,
        gone: new AbortController().signal,
      })
      if (status !== 200) return
      const reply = getSiteHosts.reply?.parse(JSON.parse(body.toString('utf8')))
      slugs = new Map(reply?.hosts.map(({ host, slug }) => [host, slug]))
      tag = headers.etag
    } catch (error) {
      log.debug({ err: error }, 'domains of sites could not be learned')
    }
  }

  return {
    slugOf: (host) => slugs.get((host ?? '').toLowerCase().replace(/:\d+$/, '')),
    start() {
      void learn()
      timer = setInterval(() => void learn(), interval).unref()
    },
    stop: () => clearInterval(timer),
  }
}
