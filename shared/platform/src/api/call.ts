import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '@ag/contracts'
import type * as transport from './transport'

/** What a call takes along, whichever it is. */
interface Sent {
  params?: object
  query?: object
  body?: unknown
}

export type CallInput<E> = Sent &
  (ParamsOf<E> extends undefined ? { params?: undefined } : { params: ParamsOf<E> }) &
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
  /** Sent once: whoever reads tries again by themselves. */
  once?: boolean
  /** A token other than the session's: for calls that decide about the session. */
  token?: string
  /** Headers that a call takes besides. */
  headers?: Record<string, string>
  /** Reads the answer, where it is more than JSON; what it says is checked against the contract all the same. */
  read?: (answer: Promise<Response>) => Promise<unknown>
}

interface SessionSeam {
  token: () => string | undefined
  /** Told of every refusal of a call made with the session's token. */
  refused: (error: unknown, token: string) => Promise<void>
}

let session: SessionSeam = { token: () => undefined, refused: async () => undefined }
let origin: string | undefined

/** Connects calls with the session; done once by `restore`. */
export function connectSession(seam: SessionSeam): void {
  session = seam
}

/** Sends calls straight to an API origin instead of through the same-origin proxy: for rendering on a server. */
export function setApiOrigin(apiOrigin: string): void {
  origin = apiOrigin
}

/** Fetches what sends calls; for who is about to make the first one. */
export const loadTransport = () => import(/* webpackChunkName: "transport" */ './transport')

/**
 * Calls the backend through the same-origin proxy and checks the answer against its contract.
 * @throws {AppError} whatever went wrong, as one object with a code
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  options?: CallOptions,
): Promise<ReplyOf<E>> {
  return ask(endpoint, input, options, async ({ send, readReply }, message) =>
    readReply(endpoint, await send(message)),
  )
}

/**
 * Fetches a file as `call` does, byte by byte: for calls whose contract promises no reply of ours.
 * @throws {AppError} whatever went wrong, as one object with a code
 */
export async function callFile<E extends Endpoint>(
  endpoint: E,
  input?: CallInput<E>,
  options?: CallOptions,
): Promise<Blob> {
  return ask(endpoint, input, options, ({ sendForFile }, message) => sendForFile(message))
}

async function ask<Result>(
  endpoint: Endpoint,
  input: Sent = {},
  options: CallOptions = {},
  exchange: (by: typeof transport, message: transport.Message) => Promise<Result>,
): Promise<Result> {
  const { idempotencyKey, auth = 'session', token } = options
  const bearer = token ?? (auth === 'session' ? session.token() : undefined)
  const path = pathOf(endpoint, input)
  const by = await loadTransport()
  try {
    return await exchange(by, {
      ...options,
      method: endpoint.method,
      url:
        origin === undefined
          ? `${location.origin}/api/proxy?path=${encodeURIComponent(path)}`
          : origin + path,
      body: input.body,
      headers: {
        ...options.headers,
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
    })
  } catch (error) {
    if (bearer !== undefined && token === undefined) await session.refused(error, bearer)
    throw error
  }
}

/** The path of a call with its parameters and query filled in, e.g. `/api/v1/products/prospect`. */
export function pathOf(endpoint: Endpoint, { params = {}, query = {} }: Sent): string {
  const path = endpoint.path.replace(/:([a-z_]+)/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size === 0 ? path : `${path}?${search}`
}
