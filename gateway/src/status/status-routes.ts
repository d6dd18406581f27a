import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { closedPolicy } from '../security/content-policy'
import type { ServiceStatus } from './service-status'
import { statusPage, statusStyle } from './status-page'
import type { StatusWatch } from './status-watch'

const styleHash = createHash('sha256').update(statusStyle).digest('base64')

interface StatusParts {
  status: { read(): Promise<ServiceStatus> }
  watch: Pick<StatusWatch, 'history'>
}

/** Tells everybody how the service does and did. The page itself is always 200: it is there to say what is not. */
export function statusRoutes(app: FastifyInstance, { status, watch }: StatusParts): void {
  app.get('/status', async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', `${closedPolicy}; style-src 'sha256-${styleHash}'`)
      .type('text/html; charset=utf-8')
      .send(statusPage(await status.read(), watch.history())),
  )
}
