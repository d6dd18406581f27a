import type { BodyOf, Endpoint, ErrorReply, ReplyOf } from '@ag/contracts'
import { readInput } from '@ag/contracts/read-input'

interface Answer {
  status: number
  /** The answer as text; null for none. */
  body: string | null
}

interface Sent {
  path: string
  body: unknown
  headers: Headers
}

const emptyError: Omit<ErrorReply, 'code'> = {
  detail: 'Recusado.',
  message: 'Recusado.',
  userMessage: null,
  errors: [],
  requiresAuth: false,
  retry_after: null,
  request_id: 'req_test',
}

/** Opens an answer that comes as events. */
type Opens = (signal: AbortSignal) => ReadableStream<Uint8Array>

const answers = new Map<string, Answer | Opens | 'network-error' | 'silence'>()
const sent = new Map<string, Sent[]>()
/** Contracts of the calls that have an answer. */
const contracts = new Map<string, Endpoint>()
function keyOf(endpoint: Endpoint): string {
  const key = `${endpoint.method} ${endpoint.path}`
  contracts.set(key, endpoint)
  return key
}

/** The network, faked at the contract: what the backend would answer, and what it was asked. */
export const fakeBackend = {
  /** Answers a call with a reply from now on. */
  replies<E extends Endpoint>(endpoint: E, body: ReplyOf<E>, { status = endpoint.status ?? 200 } = {}): void {
    answers.set(keyOf(endpoint), { status, body: body === undefined ? null : JSON.stringify(body) })
  },
  /** Answers a call with an error in the shape of the API from now on. */
  fails(endpoint: Endpoint, status: number, error: Partial<ErrorReply> = {}): void {
    answers.set(keyOf(endpoint), { status, body: JSON.stringify({ ...emptyError, ...error }) })
  },
  /** Answers a call with any text from now on: what breaks the contract, or comes from somebody in between. */
  says(endpoint: Endpoint, body: string, { status = 200 } = {}): void {
    answers.set(keyOf(endpoint), { status, body })
  },
  /** Leaves a call without any answer, as a cut connection does. */
  isUnreachable(endpoint: Endpoint): void {
    answers.set(keyOf(endpoint), 'network-error')
  },
  /** Lets a call wait for ever, as a server that hangs does. */
  neverAnswers(endpoint: Endpoint): void {
    answers.set(keyOf(endpoint), 'silence')
  },
  /** Answers a call with events from now on: as they are told here, until they are ended, broken off, or nobody listens. */
  tells(endpoint: Endpoint) {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    answers.set(
      keyOf(endpoint),
      (signal) =>
        new ReadableStream({
          start(controller) {
            stream = controller
            signal.addEventListener('abort', () => controller.error(signal.reason))
          },
        }),
    )
    return {
      event(name: string, data: unknown): void {
        stream?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`))
      },
      end: () => stream?.close(),
      breakOff: () => stream?.error(new TypeError('network error')),
    }
  },
  /** Paths that the proxy was asked for, with their queries, oldest first. */
  paths(endpoint: Endpoint): string[] {
    return (sent.get(keyOf(endpoint)) ?? []).map(({ path }) => path)
  },
  /** Bodies that a call was made with, oldest first. */
  requests<E extends Endpoint>(endpoint: E): BodyOf<E>[] {
    return (sent.get(keyOf(endpoint)) ?? []).map(({ body }) => body as BodyOf<E>)
  },
  /** Headers that a call was made with, oldest first. */
  headers(endpoint: Endpoint): Headers[] {
    return (sent.get(keyOf(endpoint)) ?? []).map(({ headers }) => headers)
  },
  reset(): void {
    answers.clear()
    sent.clear()
  },
}

async function answerOf(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const path = new URL(request.url).searchParams.get('path') ?? ''
  const text = await request.text()
  request.signal.throwIfAborted()
  for (const [key, answer] of answers) {
    if (!matches(key, request.method, path)) continue
    const asked: Sent = { path, body: text === '' ? undefined : JSON.parse(text), headers: request.headers }
    refuseUnknown(key, asked.body)
    sent.set(key, [...(sent.get(key) ?? []), asked])
    if (answer === 'network-error') throw new TypeError('fetch failed')
    if (answer === 'silence') return untilAborted(request.signal)
    if (typeof answer === 'function')
      return new Response(answer(request.signal), { headers: { 'content-type': 'text/event-stream' } })
    return new Response(answer.body, {
      status: answer.status,
      headers: { 'content-type': 'application/json' },
    })
  }
  throw new TypeError(`fetch failed: no answer is set for ${request.method} ${path}`)
}

/** As the real one does: a client that sends what the contract does not know has a fault. */
function refuseUnknown(key: string, body: unknown): void {
  const schema = contracts.get(key)?.body
  const [fault] = schema && body !== undefined ? readInput(schema, body).faults : []
  if (fault) throw new Error(`${key} is sent what its contract refuses: ${fault.field} (${fault.message})`)
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

function matches(key: string, method: string, path: string): boolean {
  const [wantedMethod, pattern = ''] = key.split(' ')
  const expression = pattern.replace(/:[a-z_]+/g, '[^/?]+')
  return method === wantedMethod && new RegExp(`^${expression}(\\?|$)`).test(path)
}

// Every test file that imports this package gets the fake, and none of another test's answers.
globalThis.fetch = answerOf as typeof fetch
afterEach(() => fakeBackend.reset())
