import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { LoggerOptions } from 'pino'

/** Ids from outside are taken only in this form: they end up in logs and answers. */
const trustedId = /^[A-Za-z0-9][A-Za-z0-9_-]{7,63}$/

/** The id that a request keeps from the browser to the log. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && trustedId.test(given) ? given : `req_${randomBytes(12).toString('hex')}`
}

interface LoggedError {
  type: string
  message: string
  code: string | undefined
  stack: string | undefined
}

/**
 * A failed statement quotes its values, which are people's data; so of errors only kind, code, the innermost message
 * and the lines of the stack are written.
 */
function describeForLog(error: Error): LoggedError {
  let inner = error
  while (inner.cause instanceof Error) inner = inner.cause
  const code = 'code' in inner && typeof inner.code === 'string' ? inner.code : undefined
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { type: error.name, message: inner.message.split('\n')[0] ?? '', code, stack: frames?.join('\n') }
}

/** The id of a conversation is all that it takes to read it. */
const withoutKeys = (path: string) => path.replace(/(\/assistant\/session\/)[^/]+/, '$1…')

/** Structured logs: address without query, no bodies, no credentials. */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    redact: {
      paths: [
        'req.headers',
        'headers',
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.password_hash',
        '*.token',
        '*.email',
        '*.phone',
        '*.payload',
      ],
      censor: '[redacted]',
    },
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: withoutKeys(request.url.split('?')[0] ?? ''),
      }),
      err: describeForLog,
    },
  }
}
