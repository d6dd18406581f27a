import { AppError, type AppErrorDetails, codeOfStatus, type ErrorCode, errorCodes } from '@ag/core'
import ky, { HTTPError, isKyError, TimeoutError } from 'ky'

export interface Message {
  method: string
  url: string
  body: unknown
  headers: Record<string, string>
  signal: AbortSignal | undefined
  keepalive?: boolean
  /** The answer is a file: its bytes are handed on as they are. */
  isFile?: boolean | undefined
}

const attemptTimeout = 10_000
const totalTimeout = 20_000

const client = ky.create({
  timeout: attemptTimeout,
  totalTimeout,
  retry: {
    limit: 2,
    methods: ['get'],
    statusCodes: [502, 503, 504],
    afterStatusCodes: [],
    backoffLimit: 2000,
  },
  credentials: 'same-origin',
  redirect: 'error',
})

/**
 * Sends one call and returns its JSON, the bytes of a file, or undefined for an empty answer. 10 s an attempt, three
 * attempts on GET only.
 * @throws {AppError} with the code of the answer, `NETWORK` when none came, `TIMEOUT` when none came in time.
 */
export async function send({
  method,
  url,
  body,
  headers,
  signal,
  keepalive,
  isFile,
}: Message): Promise<unknown> {
  try {
    // Read by the client, whose time limits then hold for a slow body too.
    const answer = client(url, {
      method,
      headers: { accept: isFile ? '*/*' : 'application/json', ...headers },
      signal,
      keepalive,
      ...(body === undefined ? {} : { json: body }),
    })
    if (isFile) return await answer.blob()
    const text = await answer.text()
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    throw toAppError(error)
  }
}

function toAppError(error: unknown): unknown {
  if (error instanceof HTTPError) return errorOfAnswer(error)
  if (error instanceof TimeoutError) return new AppError('TIMEOUT', { cause: error })
  if (error instanceof SyntaxError) return new AppError('BAD_GATEWAY', { cause: error })
  if (error instanceof DOMException) return error.name === 'TimeoutError' ? new AppError('TIMEOUT') : error
  if (error instanceof TypeError || isKyError(error)) return new AppError('NETWORK', { cause: error })
  return error
}

interface ErrorReply {
  code?: string
  userMessage?: string | null
  errors?: { field: string; code: string; message: string }[]
  requiresAuth?: boolean
  retry_after?: number | null
  request_id?: string
  alternatives?: AppErrorDetails['alternatives']
  current?: unknown
}

function errorOfAnswer(error: HTTPError): AppError {
  const { status } = error.response
  const reply = (typeof error.data === 'object' && error.data !== null ? error.data : {}) as ErrorReply
  return new AppError(isOurs(reply.code) ? reply.code : codeOfStatus(status), {
    status,
    userMessage: reply.userMessage ?? undefined,
    errors: reply.errors,
    requiresAuth: reply.requiresAuth,
    retryAfter: reply.retry_after ?? undefined,
    requestId: reply.request_id,
    alternatives: reply.alternatives,
    current: reply.current,
    cause: error,
  })
}

/** Something between us and the backend may answer with codes of its own. */
const isOurs = (code: string | undefined): code is ErrorCode =>
  (errorCodes as readonly (string | undefined)[]).includes(code)
