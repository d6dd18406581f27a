import { readFile } from 'node:fs/promises'
import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import { namesTag } from '../html/html-routes'
import { digest } from '../registry/document'
import { framedBy } from '../security/content-policy'
import { readOrigin } from '../security/read-origin'

/** The page that other sites may show in a frame, where they are on the list. */
const embeddedPath = '/assistente/embed'

/** Beside this file in the sources, beside the bundle once built. */
const scriptFile = new URL('./assistant.js', import.meta.url)
const hour = 'public, max-age=3600'

/**
 * Lets listed sites show the assistant: the script for their one tag, and whether a site is listed. The frame's own policy
 * says the same to the browser, so that leaving the question out gets nobody further.
 */
export async function embedRoutes(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  app.addHook('onSend', async (request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    if (request.raw.url?.split('?')[0] !== embeddedPath || typeof policy !== 'string') return
    reply.header('content-security-policy', framedBy(policy, origins))
  })

  const script = await readFile(scriptFile)
  const etag = `"${digest(script.toString())}"`

  app.get('/assistant.js', async (request, reply) => {
    reply.header('cache-control', hour).header('etag', etag)
    // Whoever asks gets it: it shows nothing on a site that is not listed.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('text/javascript; charset=utf-8').send(script)
  })

  app.get('/api/embed', async (request, reply) => {
    const { origin } = request.headers
    reply.header('vary', 'origin').header('cache-control', 'no-store')
    if (origin === undefined || !origins.includes(origin)) throw new AppError('FORBIDDEN')
    return reply
      .header('access-control-allow-origin', origin)
      .header('cross-origin-resource-policy', 'cross-origin')
      .code(204)
      .send()
  })
}

/** Sites, separated by commas. */
export function readOrigins(text: string | undefined, production: boolean): string[] {
  const origins = (text ?? '').split(',').flatMap((each) => each.trim() || [])
  return origins.map((origin) => readOrigin(origin, production))
}
