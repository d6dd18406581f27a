import { type Endpoint, errorReply, type ReplyOf } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { adminRoleOf, type Permission, permissionsOf } from '../modules/admin/permissions'
import { deviceOf } from '../modules/auth/device'
import type { Sessions, SignedIn } from '../modules/auth/sessions'
import type { IsServiceKey } from '../modules/usage/service-keys'
import { refuseBody } from './check-input'
import { acceptsEvents, type EventStream, openEventStream } from './event-stream'
import { type Moment, type PublicAnswer, type PublicMemory, tagOf } from './public-memory'

/** Who may call: anyone, one of our services, whoever is signed in, or an administrator with a permission. */
type Who = 'anyone' | 'service' | 'user' | 'administrator' | Permission

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type Inputs<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R>
    ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> }
    : never

type Call<E extends Endpoint, W extends Who> = Inputs<E> & {
  /** Present wherever signing in is asked for. */
  caller: W extends 'anyone' | 'service' ? undefined : SignedIn
  request: FastifyRequest
  reply: FastifyReply
  /** Present where the answer may be told as it comes, and is wanted so: the last event is sent by itself. */
  events: EventStream | undefined
}

interface RouteOptions<E extends Endpoint, W extends Who> {
  who: W
  /** Heading in the documentation. */
  tag: string
  summary: string
  /** Public data that browsers and gateways may keep and ask about by its tag. */
  revalidated?: boolean
  /** The same for everybody, made of what the database tells changes of: such an answer is also kept in memory. */
  remembered?: Remembered
  /** Bytes, where a call carries more than others. */
  bodyLimit?: number
  handler: (call: Call<E, W>) => Promise<ReplyOf<E>> | ReplyOf<E>
}

interface Remembered {
  /** When the answer changes by itself. */
  until?: () => Promise<Date>
  /** What it is made of beside the database. */
  besides?: () => string
}

export type Route = <E extends Endpoint, W extends Who>(endpoint: E, options: RouteOptions<E, W>) => void

/** Says whether somebody's login asks for a second step. */
type HasSecondFactor = (userId: string) => Promise<boolean>

interface RouterParts {
  sessions: Sessions
  isServiceKey: IsServiceKey
  memory: PublicMemory
  /** Where administrators have to have a second factor, what they administer stays closed until they do. */
  hasSecondFactor: HasSecondFactor | undefined
}

/** Registers the calls of the contract: address, validation, answer and documentation come from one object. */
export const createRouter =
  (app: FastifyInstance, { sessions, isServiceKey, memory, hasSecondFactor }: RouterParts): Route =>
  (endpoint, { who, tag, summary, remembered, revalidated = Boolean(remembered), bodyLimit, handler }) => {
    const { method, path, status = 200, params, query, body, reply: answer } = endpoint
    app.route({
      method,
      url: path,
      ...(bodyLimit && { bodyLimit }),
      schema: {
        tags: [tag],
        summary,
        ...(params && { params }),
        ...(query && { querystring: query }),
        ...(body && { body }),
        ...(who !== 'anyone' && { security: [{ session: [] }] }),
        response: { ...(answer && { [status]: answer }), '4xx': errorReply, '5xx': errorReply },
      },
      // A stranger learns nothing of what a call takes: who is asking comes before what they send.
      ...(who !== 'anyone' && {
        onRequest: async (request: FastifyRequest) => {
          if (who === 'service') refuseStrangers(request, isServiceKey)
          else request.caller = await identify(sessions, request, who, hasSecondFactor)
        },
      }),
      ...(!body && { preValidation: async (request: FastifyRequest) => refuseBody(request.body) }),
      ...(remembered
        ? fromMemory(memory, remembered)
        : revalidated && { onSend: (request, reply, payload) => answerByTag(request, reply, payload) }),
      handler: async (request, reply) => {
        reply.code(status)
        reply.header('cache-control', revalidated ? 'no-cache' : 'no-store')
        const events = endpoint.isStreamed && acceptsEvents(request) ? openEventStream(reply) : undefined
        const call = {
          params: request.params,
          query: request.query,
          body: request.body,
          caller: request.caller ?? undefined,
          request,
          reply,
          events,
        } as Parameters<typeof handler>[0]
        if (events) return tell(events, reply, async () => answer?.parse(await handler(call)))
        const result = await handler(call)
        return status === 204 ? reply.send() : result
      },
    })
  }

/** The answer as the last event; a fault that comes after the first one ends the connection. */
async function tell(events: EventStream, reply: FastifyReply, answer: () => Promise<unknown>) {
  try {
    events.send('answer', await answer())
    events.end()
  } catch (error) {
    events.cut()
    if (!reply.sent) throw error
    reply.log.error({ err: error }, 'failed while it was answered')
  }
  return reply
}

function refuseStrangers(request: FastifyRequest, isServiceKey: IsServiceKey): void {
  const token = bearerOf(request)
  if (!token || !isServiceKey(token)) throw new AppError('AUTH_TOKEN_INVALID')
}

async function identify(
  sessions: Sessions,
  request: FastifyRequest,
  who: Who,
  hasSecondFactor?: HasSecondFactor,
): Promise<SignedIn> {
  const token = bearerOf(request)
  if (!token) throw new AppError('AUTH_TOKEN_INVALID', { requiresAuth: true })
  const caller = await sessions.authenticate(token, deviceOf(request))
  if (who === 'user') return caller
  if (!mayAdminister(caller.user.role, who)) throw new AppError('FORBIDDEN')
  if (hasSecondFactor && !(await hasSecondFactor(caller.user.id))) throw secondFactorMissing()
  return caller
}

const secondFactorMissing = () =>
  new AppError('FORBIDDEN', {
    userMessage: 'Ative a verificação em duas etapas em Configurações para acessar esta área.',
  })

function mayAdminister(role: string, who: Who): boolean {
  const adminRole = adminRoleOf(role)
  if (!adminRole) return false
  return who === 'administrator' || permissionsOf(adminRole).some((permission) => permission === who)
}

/** The token of a request, if it carries one. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer ([A-Za-z0-9._-]{1,2048})$/i.exec(request.headers.authorization ?? '')?.[1]
}

/** Hooks of a call whose answers are kept in memory: a known one leaves before anything else is looked at. */
function fromMemory(memory: PublicMemory, { until, besides }: Remembered) {
  // An address with a query is nobody's usual one.
  const nameOf = ({ url }: FastifyRequest) => (url.includes('?') ? undefined : `${url} ${besides?.() ?? ''}`)
  return {
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      const name = nameOf(request)
      if (name === undefined) return
      const known = memory.get(name)
      if (known) return sendKnown(request, reply, known)
      request.askedMemory = { name, since: memory.now() }
    },
    onSend: (request: FastifyRequest, reply: FastifyReply, payload: unknown) =>
      answerByTag(request, reply, payload, async (body, tag) => {
        if (!request.askedMemory) return
        const { name, since } = request.askedMemory
        memory.keep(name, since, { body: Buffer.from(body), tag }, await until?.())
      }),
  }
}

function sendKnown(request: FastifyRequest, reply: FastifyReply, { body, tag }: PublicAnswer): FastifyReply {
  reply.header('cache-control', 'no-cache').header('etag', tag)
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

async function answerByTag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  keep?: (payload: string, tag: string) => Promise<void>,
) {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload
  const tag = tagOf(payload)
  await keep?.(payload, tag)
  reply.header('etag', tag)
  if (!isKnown(request.headers['if-none-match'], tag)) return payload
  reply.code(304)
  return null
}

const isKnown = (header: string | undefined, tag: string) =>
  header?.split(',').some((known) => ['*', tag].includes(known.trim().replace(/^W\//, ''))) ?? false

declare module 'fastify' {
  interface FastifyRequest {
    caller: SignedIn | null
    /** Under which name, and since when, the answer to this may be kept. */
    askedMemory: { name: string; since: Moment } | null
  }
}
