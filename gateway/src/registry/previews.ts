import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { sameSecret } from '../security/same-secret'
import type { Peers } from './store'

const cookieName = 'ag_preview'
const inCookie = new RegExp(`(?:^|;\\s*)${cookieName}=([A-Za-z0-9_-]{1,1000})\\.([A-Za-z0-9_-]{43})(?:;|$)`)
/** A link is for whoever has just asked for it. */
const ticketLife = 10 * 60_000
const previewLife = 4 * 3600_000

const ticketContent = z.object({ name: z.string(), build: z.string(), until: z.number(), nonce: z.string() })
const previewContent = z.object({
  builds: z.record(z.string(), z.string()),
  until: z.number(),
  browser: z.string(),
})

/** Builds that one browser gets in place of what is live, by release name. */
export type Preview = Record<string, string>

/** Lets a team see a build that nobody else gets: a link that opens once, then a cookie of that browser. */
export interface Previews {
  /** A link's ticket for a build. */
  ticket(name: string, build: string, now: number): { ticket: string; until: number }
  /** Takes a ticket: the cookie of a browser that sees its build from now on, besides others it sees already. */
  open(
    ticket: string,
    request: FastifyRequest,
    now: number,
  ): Promise<{ name: string; build: string; cookie: string } | undefined>
  /** What this browser sees instead of what is live. */
  of(request: FastifyRequest, now: number): Preview | undefined
  /** The cookie that ends it. */
  readonly end: string
}

/** Makes tickets and cookies; both are signed, so nobody can name a build by themselves. */
export function createPreviews(parts: {
  key: string
  production: boolean
  /** Tickets are marked by it: one opens once, on whatever gateway. */
  takeOnce: Peers['takeOnce']
}): Previews {
  const { key, production, takeOnce } = parts
  const attributes = `Path=/; HttpOnly; SameSite=Lax${production ? '; Secure' : ''}`
  const sign = (what: string, text: string) =>
    createHmac('sha256', key).update(`${what}\n${text}`).digest('base64url')
  const browserOf = (request: FastifyRequest) =>
    createHash('sha256')
      .update(request.headers['user-agent'] ?? '')
      .digest('base64url')
      .slice(0, 22)

  /** What was signed here, unless it is over. */
  function unseal<Schema extends z.ZodMiniType<{ until: number }>>(
    what: string,
    { schema, text, signature, now }: { schema: Schema; text: string; signature: string; now: number },
  ): z.output<Schema> | undefined {
    if (!sameSecret(signature, sign(what, text))) return undefined
    const content = schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return content.success && content.data.until > now ? content.data : undefined
  }
  const seal = (what: string, content: object) => {
    const text = Buffer.from(JSON.stringify(content)).toString('base64url')
    return `${text}.${sign(what, text)}`
  }

  const previews: Previews = {
    ticket(name, build, now) {
      const until = now + ticketLife
      return {
        ticket: seal('ticket', { name, build, until, nonce: randomBytes(12).toString('base64url') }),
        until,
      }
    },

    async open(ticket, request, now) {
      const [text = '', signature = ''] = ticket.split('.')
      const content = unseal('ticket', { schema: ticketContent, text, signature, now })
      if (!content || !(await takeOnce(`ticket ${content.nonce}`, new Date(content.until)))) return undefined
      const { name, build } = content
      const builds = { ...previews.of(request, now), [name]: build }
      const value = seal('preview', { builds, until: now + previewLife, browser: browserOf(request) })
      return { name, build, cookie: `${cookieName}=${value}; Max-Age=${previewLife / 1000}; ${attributes}` }
    },

    of(request, now) {
      const [, text = '', signature = ''] = inCookie.exec(request.headers.cookie ?? '') ?? []
      if (text === '') return undefined
      const content = unseal('preview', { schema: previewContent, text, signature, now })
      return content?.browser === browserOf(request) ? content.builds : undefined
    },

    end: `${cookieName}=; Max-Age=0; ${attributes}`,
  }
  return previews
}
