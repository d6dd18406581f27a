import { AppError } from '@ag/core'
import type { FastifyInstance } from 'fastify'
import { plainAddress } from '../html/match-path'
import { areas } from './areas'
import type { Previews } from './previews'
import type { ReleaseFiles } from './release-files'

/** Opens and ends the preview of a build in one browser. */
export function previewRoutes(
  app: FastifyInstance,
  { previews, releases }: { previews: Previews; releases: ReleaseFiles },
): void {
  app.get<{ Querystring: { ticket?: unknown } }>('/api/preview', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer')
    const opened = await previews.open(String(request.query.ticket), request, Date.now())
    if (!opened) {
      throw new AppError('FORBIDDEN', {
        userMessage: 'Este link de prévia já foi usado ou expirou. Peça outro.',
      })
    }
    const area = areas.find(({ remote }) => remote === opened.name)
    const release = await releases.find(opened.name, opened.build)
    const start = area && release && plainAddress(area, release)
    return reply.header('set-cookie', opened.cookie).redirect(start ?? '/', 303)
  })

  app.register(async (scope) => {
    // The button is a plain form, so that it works whatever the previewed build does.
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      done(null, undefined)
    })
    scope.post('/api/preview/end', async (_request, reply) =>
      reply.header('cache-control', 'no-store').header('set-cookie', previews.end).redirect('/', 303),
    )
  })
}
