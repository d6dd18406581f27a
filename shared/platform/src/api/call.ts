import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Message } from './transport'

export type CallInput<E> = (ParamsOf<E> extends undefined
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (undefined extends QueryOf<E> ? { query?: QueryOf<E> } : { query: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? { body?: undefined } : { body: BodyOf<E> })

export interface CallOptions {
  signal?: AbortSignal
  /** Makes a repeated write harmless; sent as `Idempotency-Key`. */
  idempotencyKey?: string
  /** `none` sends no token and leaves the session alone: for the forms that sign in. */
  auth?: 'session' | 'none'
  /** Goes on after the page is gone; for small bodies. */
  keepalive?: boolean
  /** A token other than the session's: for calls that decide about the session. */
  token?: string
  /** Headers that a call takes besides. */
  headers?: Record<string, string>
}

interface SessionSeam {
  token: () => string | undefined
  /** Told of every refusal of a call made with the session's token. */
  refused: (error: unknown, token: string) => void
}

let session: SessionSeam = { token: () => undefined, refused: () => undefined }
let origin: string | undefined

/** Connects calls with the session; done once by `session`. */
export function connectSession(seam: SessionSeam): void {
  session = seam
}

/** Sends calls straight to an API origin instead of through the same-origin proxy: for rendering on a server. */
export function setApiOrigin(apiOrigin: string): void {
  origin = apiOrigin
}

/**
 * Calls the backend through the same-origin proxy and checks the answer against its contract.
 * @throws {AppError} whatever went wrong, as one object with a code
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {} as CallInput<E>,
  options: CallOptions = {},
): Promise<ReplyOf<E>> {
  return ask(endpoint, input, options, (answer) => parse(endpoint, answer))
}

/**
 * Fetches a file as `call` does, byte by byte: for calls whose contract promises no reply of ours.
 * @throws {AppError} whatever went wrong, as one object with a code
 */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {} as CallInput<E>,
  options: CallOptions = {},
): Promise<Blob> {
  return ask(endpoint, input, { ...options, isFile: true }, (answer) => answer as Blob)
}

async function ask<E extends Endpoint, Result>(
  endpoint: E,
  input: CallInput<E>,
  {
    signal,
    idempotencyKey,
    auth = 'session',
    token,
    keepalive,
    headers,
    isFile,
  }: CallOptions & Pick<Message, 'isFile'>,
  read: (answer: unknown) => Result,
): Promise<Result> {
  const bearer = token ?? (auth === 'session' ? session.token() : undefined)
  const path = pathOf(endpoint, input as { params?: Fields; query?: Fields })
  const { send } = await import(/* webpackChunkName: "transport" */ './transport')
  try {
    const answer = await send({
      method: endpoint.method,
      url:
        origin === undefined
          ? `${location.origin}/api/proxy?path=${encodeURIComponent(path)}`
          : origin + path,
      body: (input as { body?: unknown }).body,
      headers: {
        ...headers,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      signal,
      keepalive,
      isFile,
    })
    return read(answer)
  } catch (error) {
    if (bearer !== undefined && token === undefined) session.refused(error, bearer)
    throw error
  }
}

type Fields = Record<string, string | number | boolean | undefined>

/** The path of a call with its parameters and query filled in, e.g. `/api/v1/products/prospect`. */
export function pathOf(
  endpoint: Endpoint,
  { params = {}, query = {} }: { params?: Fields; query?: Fields },
): string {
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}

function parse<E extends Endpoint>(endpoint: E, answer: unknown): ReplyOf<E> {
  if (!endpoint.reply) return undefined as ReplyOf<E>
  const result = endpoint.reply.safeParse(answer)
  if (!result.success) throw new AppError('BAD_GATEWAY', { cause: result.error })
  return result.data as ReplyOf<E>
}
