import { getCookiePolicy, getCookies, getNextSlots, getPricing, getSettings } from '@ag/contracts'
import { agentPath } from '@ag/core'
import { request } from 'undici'
import * as z from 'zod/mini'
import { digest } from '../registry/document'

const paths = [getPricing, getSettings, getCookies, getCookiePolicy, getNextSlots].map(({ path }) => path)
/** A change is on every page within ten seconds, the rendering of the pages included. */
const pollEvery = 1_000
const pollLimit = 3_000

/** What the pages are to show. */
export interface Catalogue {
  version: string
  /** Of each product that is sold, what its page's address has in place of `:product`. */
  products: string[]
}

const sold = z.object({ products: z.array(z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/)) })) })

/** Follows what the pages show of the backend: catalogue, settings, what is kept in browsers, the next free hours. */
export interface CatalogueWatch {
  /** Asks the backend now; null while it does not answer. */
  read(): Promise<Catalogue | null>
  /** Asks again and again, and tells which version it heard of. */
  start(onVersion: (version: string) => void): void
  stop(): void
}

/** Watches the catalogue of a backend by asking for it with the tags of the last answers. */
export function watchCatalogue(apiUrl: string, interval = pollEvery): CatalogueWatch {
  const known = new Map<string, { etag: string | undefined; text: string }>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function textOf(path: string): Promise<string> {
    const last = known.get(path)
    const answer = await request(`${apiUrl}${path}`, {
      headers: { accept: 'application/json', ...(last?.etag && { 'if-none-match': last.etag }) },
      signal: AbortSignal.timeout(pollLimit),
    })
    const text = await answer.body.text()
    if (answer.statusCode === 304 && last) return last.text
    if (answer.statusCode !== 200) throw new Error(`Status ${answer.statusCode}`)
    const { etag } = answer.headers
    known.set(path, { etag: typeof etag === 'string' ? etag : undefined, text })
    return text
  }

  async function read(): Promise<Catalogue | null> {
    try {
      const texts = await Promise.all(paths.map(textOf))
      const { products } = sold.parse(JSON.parse(texts[paths.indexOf(getPricing.path)] ?? ''))
      return {
        version: digest(texts.map(digest)),
        products: products.map(({ id }) => agentPath(id).replace('/agents/', '')),
      }
    } catch {
      return null
    }
  }

  return {
    read,
    start(onVersion) {
      const poll = async () => {
        const heard = await read()
        if (stopped) return
        if (heard !== null) onVersion(heard.version)
        // Several gateways must not ask in step.
        timer = setTimeout(poll, interval * (0.8 + Math.random() * 0.4)).unref()
      }
      void poll()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
