import { getCookiePolicy, getCookies, getNextSlots, getPricing, getSettings } from '@ag/contracts'
import { request } from 'undici'
import { digest } from '../registry/document'

const paths = [getPricing, getSettings, getCookies, getCookiePolicy, getNextSlots].map(({ path }) => path)
const pollEvery = 5_000
const pollLimit = 3_000

/** Follows what the pages show of the backend: catalogue, settings, what is kept in browsers, the next free hours. */
export interface CatalogueWatch {
  /** Asks the backend now: the version of what it serves, or null while it does not answer. */
  version(): Promise<string | null>
  /** Asks again and again, and tells what it heard. */
  start(onVersion: (version: string) => void): void
  stop(): void
}

/** Watches the catalogue of a backend by asking for it with the tags of the last answers. */
export function watchCatalogue(apiUrl: string, interval = pollEvery): CatalogueWatch {
  const known = new Map<string, { etag: string | undefined; content: string }>()
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function contentOf(path: string): Promise<string> {
    const last = known.get(path)
    const answer = await request(`${apiUrl}${path}`, {
      headers: { accept: 'application/json', ...(last?.etag && { 'if-none-match': last.etag }) },
      signal: AbortSignal.timeout(pollLimit),
    })
    const text = await answer.body.text()
    if (answer.statusCode === 304 && last) return last.content
    if (answer.statusCode !== 200) throw new Error(`Status ${answer.statusCode}`)
    const { etag } = answer.headers
    const content = digest(text)
    known.set(path, { etag: typeof etag === 'string' ? etag : undefined, content })
    return content
  }

  async function version(): Promise<string | null> {
    try {
      return digest(await Promise.all(paths.map(contentOf)))
    } catch {
      return null
    }
  }

  return {
    version,
    start(onVersion) {
      const poll = async () => {
        const heard = await version()
        if (stopped) return
        if (heard !== null) onVersion(heard)
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
