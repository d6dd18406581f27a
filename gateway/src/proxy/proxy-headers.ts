import type { IncomingHttpHeaders } from 'node:http'

/** What a client may tell the backend; everything else stays here. */
const sentOn = [
  'accept',
  'accept-language',
  'authorization',
  'idempotency-key',
  'if-none-match',
  'sec-gpc',
  'session_id',
  'user-agent',
  'x-session-id',
] as const

/** What the backend may tell a client. */
const handedBack = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
] as const

/** Headers of the call to the backend: the client's listed ones, and ours. */
export function upstreamHeaders(
  headers: IncomingHttpHeaders,
  own: { address: string; requestId: string; hasBody: boolean },
): Record<string, string> {
  const result: Record<string, string> = {}
  for (const name of sentOn) {
    const value = headers[name]
    if (typeof value === 'string') result[name] = value
  }
  result['x-forwarded-for'] = own.address
  result['x-request-id'] = own.requestId
  if (own.hasBody) result['content-type'] = 'application/json'
  return result
}

/** Headers of the answer to the client. */
export function answerHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const result: Record<string, string> = { 'cache-control': 'no-store' }
  for (const name of handedBack) {
    const value = headers[name]
    if (typeof value === 'string') result[name] = value
  }
  const { location } = headers
  if (location !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(location)) result.location = location
  return result
}

/** Is this a body of JSON? */
export function isJson(contentType: string | undefined): boolean {
  return (
    contentType !== undefined &&
    /^application\/(?:[a-z.-]+\+)?json(?:\s*;\s*charset="?utf-8"?)?$/i.test(contentType)
  )
}
