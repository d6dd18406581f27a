import { type Endpoint, errorReply as refusalSchema } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { upstreamHeaders } from '../proxy/proxy-headers'
import type { Upstream } from '../proxy/upstream'

const largestForm = 20_000

/** What a browser has sent without scripts. */
export type PlainForm = { Body: URLSearchParams | undefined }

/** A place for routes that take plain forms, from pages of this site and nobody else's. */
export function plainForms(app: FastifyInstance, routes: (scope: FastifyInstance) => void): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.addHook('onRequest', async (request) => {
      if (!isFromHere(request)) throw new AppError('VALIDATION_FAILED', { status: 403 })
    })
    routes(scope)
  })
}

/** Another site must not act in a visitor's name. Browsers that are too old to say which site it is name its origin. */
function isFromHere({ headers, host }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site']
  if (from !== undefined) return from === 'same-origin' || from === 'none'
  const { origin } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * Makes a call for a form.
 * @param headers beside those that the browser's own calls have
 * @returns the status and the body that the call has for it, a refusal included
 * @throws {AppError} where no such answer came
 */
export async function callForForm(
  upstream: Upstream,
  { method, path, status = 200, reply }: Endpoint,
  body: object,
  { ip, id, headers: { 'user-agent': agent }, trace }: FastifyRequest,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: unknown }> {
  const answer = await upstream.send({
    method,
    path,
    headers: {
      ...upstreamHeaders({ 'user-agent': agent }, { address: ip, requestId: id, hasBody: true }),
      accept: 'application/json',
      ...headers,
    },
    body: Buffer.from(JSON.stringify(body)),
    gone: new AbortController().signal,
    trace,
  })
  const said = JSON.parse(answer.body.toString('utf8')) as unknown
  const known = answer.status === status ? reply : refusalSchema
  if (!known?.safeParse(said).success) throw new AppError('BAD_GATEWAY', { cause: `Status ${answer.status}` })
  return { status: answer.status, body: said }
}
