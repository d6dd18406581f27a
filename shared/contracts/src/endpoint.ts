import * as z from 'zod/mini'
import { explainIssue } from './explain-issue'

// Whoever declares a call has its fields refused in Portuguese; without this, all of them are 'Invalid input'.
z.config({ customError: explainIssue })

type Schema = z.ZodMiniType

/** One call of the API: the backend registers it, the client calls it, the tests answer with it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema | undefined = Schema | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the origin, with `:name` for each parameter, e.g. `/api/v1/products/:id`. */
  path: `/api/v1/${string}`
  /** Status of a successful answer; 200 unless told, 204 means no body. */
  status?: 200 | 201 | 202 | 204
  /** The same for everybody: a browser may keep the answer when the session changes. */
  isPublic?: true
  /** Is refused without an `Idempotency-Key`: sent again under the same one, it is the same request and has the same outcome. */
  isKeyed?: true
  /** Whoever accepts `text/event-stream` gets the answer as it comes: events, the last of which is `answer` with the reply. */
  isStreamed?: true
  params?: Params
  query?: Query
  body?: Body
  reply?: Reply
}

/** Declares a call; only fixes its types. */
export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Reply extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return definition
}

type Input<S> = S extends Schema ? z.input<S> : undefined
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _R> ? Input<P> : never
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _R> ? Input<Q> : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _R> ? Input<B> : never
export type ReplyOf<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R>
    ? R extends Schema
      ? z.output<R>
      : undefined
    : never
/** The reply of a call that did what it was asked. */
export type SuccessOf<E> = Exclude<ReplyOf<E>, { success: false }>
