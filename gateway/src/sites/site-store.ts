import { createHash } from 'node:crypto'
import { getPublishedSite } from '@ag/contracts'
import { ByteCache } from '../cache/byte-cache'
import { compress, type Encoding } from '../cache/compression'
import type { Upstream } from '../proxy/upstream'
import { documentPolicy } from './site-policy'

/** How long what was published is shown without asking again: so late does a visitor see an edit at most. */
const freshFor = 1_000
/** How long a page may stand in while the backend does not answer. */
const standsInFor = 10 * 60_000
const mostBytes = 64_000_000

/** What visitors of a site see, ready to be sent. */
export interface StoredSite {
  status: number
  policy: string
  etag: string
  page: Packed
  thanks: Packed | undefined
}

/** What is not online is sent as it is: addresses that anybody makes up cost no packing. */
type Packed = { plain: Buffer } & Partial<Record<Encoding, Buffer>>

interface Entry {
  site: StoredSite
  /** The backend's tag, by which it says that nothing has changed. */
  tag: string | undefined
  checkedAt: number
}

/** The published sites by the last part of their address. */
export interface SiteStore {
  /** Throws what the upstream throws where there is nothing to stand in. */
  read(slug: string): Promise<StoredSite>
}

/** Keeps what is asked for packed in memory, and asks the backend whether it is still what is published. */
export function createSiteStore(upstream: Upstream, now = () => performance.now()): SiteStore {
  const entries = new ByteCache<Entry>(mostBytes)
  const asking = new Map<string, Promise<StoredSite>>()

  async function ask(slug: string): Promise<StoredSite> {
    const known = entries.get(slug)
    try {
      const { status, headers, body } = await upstream.send({
        method: 'GET',
        path: getPublishedSite.path.replace(':slug', slug),
        headers: { accept: 'application/json', ...(known?.tag && { 'if-none-match': known.tag }) },
        body: undefined,
        gone: new AbortController().signal,
      })
      if (status === 304 && known) return keep(slug, { ...known, checkedAt: now() })
      if (status !== 200) throw new Error(`The backend answered ${status} for a site.`)
      const reply = getPublishedSite.reply?.parse(JSON.parse(body.toString('utf8')))
      if (!reply) throw new Error('The contract promises a site.')
      const { html, thanks, style_hash } = reply
      const site = {
        status: reply.status,
        policy: documentPolicy(style_hash),
        etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`,
        page: reply.status === 200 ? await packed(html) : { plain: Buffer.from(html) },
        thanks: thanks === null ? undefined : await packed(thanks),
      }
      return keep(slug, { site, tag: headers.etag, checkedAt: now() })
    } catch (error) {
      if (!known || now() - known.checkedAt > standsInFor) throw error
      return known.site
    }
  }

  function keep(slug: string, entry: Entry): StoredSite {
    entries.set(slug, entry, sizeOf(entry.site))
    return entry.site
  }

  return {
    async read(slug) {
      const known = entries.get(slug)
      if (known && now() - known.checkedAt < freshFor) return known.site
      // However many visitors come at once, the backend is asked once.
      let answer = asking.get(slug)
      if (!answer) {
        answer = ask(slug).finally(() => asking.delete(slug))
        asking.set(slug, answer)
      }
      return answer
    },
  }
}

async function packed(html: string): Promise<Packed> {
  const plain = Buffer.from(html)
  const [br, gzip] = await Promise.all([compress(plain, 'br'), compress(plain, 'gzip')])
  return { plain, br, gzip }
}

const sizeOf = ({ page, thanks }: StoredSite) =>
  [page, thanks]
    .flatMap((each) => (each ? Object.values(each) : []))
    .reduce((sum, { length }) => sum + length, 0)
