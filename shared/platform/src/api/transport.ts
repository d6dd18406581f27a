import { AppError, type AppErrorDetails, codeOfStatus, type ErrorCode, errorCodes } from '@ag/core'
import ky, { HTTPError, isKyError, type ResponsePromise, TimeoutError } from 'ky'

export { readReply } from './read-reply'

export interface Message {
  method: string
  url: string
  body: unknown
  headers: Record<string, string>
  signal?: AbortSignal
  keepalive?: boolean
  /** It is not repeated, not even a read. */
  once?: boolean
  /** Reads an answer that is not of JSON alone. */
  read?: (answer: Promise<Response>) => Promise<unknown>
}

const attemptTimeout = 10_000
const totalTimeout = 20_000
/** So long after its start a page's calls belong to its trace, in milliseconds: a page may be open all day. */
const firstCalls = 30_000

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
 * Sends one call and returns its JSON, or undefined for an empty answer. 10 s an attempt, three attempts on GET only.
 * @throws {AppError} with the code of the answer, `NETWORK` when none came, `TIMEOUT` when none came in time.
 */
export const send = (message: Message): Promise<unknown> =>
  exchange(message, 'application/json', message.read ?? readJson)

async function readJson(answer: ResponsePromise): Promise<unknown> {
  const text = await answer.text()
  return text === '' ? undefined : JSON.parse(text)
}

/**
 * The same for a file, whose bytes are handed on as they are.
 * @throws {AppError} as `send`
 */
export const sendForFile = (message: Message): Promise<Blob> =>
  exchange(message, '*/*', (answer) => answer.blob())

async function exchange<Answer>(
  { method, url, body, headers, signal, keepalive, once }: Message,
  accept: string,
  read: (answer: ResponsePromise) => Promise<Answer>,
): Promise<Answer> {
  try {
    // Read by the client, whose time limits then hold for a slow body too.
    return await read(
      client(url, {
        method,
        headers: {
          accept,
          ...(performance.now() < firstCalls && { traceparent: traceOfPage() }),
          ...headers,
        },
        signal,
        keepalive,
        ...(once && { retry: 0 }),
        ...(body === undefined ? {} : { json: body }),
      }),
    )
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
  detail?: unknown
  message?: unknown
  /** Of a framework's own words, which are nobody's to read. */
  statusCode?: number
  userMessage?: string | null
  errors?: { field: string; code: string; message: string }[]
  requiresAuth?: boolean
  retry_after?: number | null
  request_id?: string
  alternatives?: AppErrorDetails['alternatives']
  current?: unknown
}

function errorOfAnswer(error: HTTPError<ErrorReply | string | null | undefined>): AppError {
  const { status } = error.response
  const reply = typeof error.data === 'object' && error.data !== null ? error.data : {}
  return new AppError(isOurs(reply.code) ? reply.code : codeOfStatus(status), {
    status,
    userMessage: reply.userMessage ?? undefined,
    detail: sentenceOf(reply),
    errors: reply.errors,
    requiresAuth: reply.requiresAuth,
    retryAfter: reply.retry_after ?? undefined,
    requestId: reply.request_id,
    alternatives: reply.alternatives,
    current: reply.current,
    cause: error,
  })
}

/** What an answer says to people: its `detail`, else its `message`. A framework's errors say something in English instead. */
function sentenceOf({ detail, message, statusCode }: ErrorReply): string | undefined {
  if (statusCode !== undefined) return undefined
  return [detail, message].find((text): text is string => typeof text === 'string' && text.trim() !== '')
}

/** The span that the gateway has told this page of; nothing where it traces nothing. */
const traceOfPage = () =>
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)
    ?.serverTiming?.[0]?.description

/** Something between us and the backend may answer with codes of its own. */
const isOurs = (code: string | undefined): code is ErrorCode => errorCodes.some((known) => known === code)
