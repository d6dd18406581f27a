import { type Endpoint, endpoints } from '@ag/contracts'
import fc from 'fast-check'
import { hours } from './clock'
import { tokenOf } from './testing/administrators'
import { arbitraryInput } from './testing/arbitrary-input'
import { describeDatabase } from './testing/describe-database'
import { type TestBackend, testBackend } from './testing/test-backend'

/** `npm run bench:hostile` makes 20,000. */
const calls = Number(process.env.CALLS ?? 400)
const seed = Number(process.env.SEED ?? 1)

describeDatabase('hostile input', (database) => {
  let backend: TestBackend
  beforeEach(async () => {
    backend = await testBackend(database(), {
      config: { addressLimits: false, whatsappApiUrl: 'http://127.0.0.1:9' },
    })
  })
  afterEach(() => backend.close())

  it(
    'to every call is answered or refused, and never breaks one',
    async () => {
      const ana = await backend.customer()
      const owner = await tokenOf(backend, database(), 'owner')
      const ids: string[] = []
      const failures: string[] = []
      let tokens: Array<string | undefined> = []
      let done = 0
      for (let made = 0; made < calls; made += 1) {
        // Some calls end sessions.
        if (made % 40 === 0) tokens = [undefined, await backend.token(ana), owner]
        const endpoint = endpoints[made % endpoints.length] as Endpoint
        const token = tokens[Math.floor(made / endpoints.length) % 3] ?? tokens[made % 3]
        const request = requestOf(endpoint, ids, seed * 1_000_000 + made)
        const { statusCode, body } = await backend.app.inject({
          ...request,
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        })
        if (statusCode < 300) done += 1
        if (statusCode >= 500) failures.push(`${statusCode} ${JSON.stringify(request)} ${body}`)
        for (const [id] of body.matchAll(/\b[a-z]{2,4}_[0-9a-f]{20,}\b/g)) if (ids.length < 2000) ids.push(id)
      }
      if (process.env.CALLS) console.info(`${calls} calls: ${done} carried out, ${failures.length} broken`)
      expect(done).toBeGreaterThan(calls / 20)
      expect(failures).toEqual([])
    },
    hours(1),
  )
})

function requestOf({ method, path, params, query, body }: Endpoint, ids: readonly string[], at: number) {
  const made = (schema: Endpoint['body']) =>
    schema ? fc.sample(arbitraryInput(schema, ids), { numRuns: 1, seed: at })[0] : undefined
  const fields = (value: unknown) => Object.entries((value ?? {}) as Record<string, unknown>)
  const url = fields(made(params)).reduce(
    (address, [name, value]) => address.replace(`:${name}`, encoded(value) || 'x'),
    path as string,
  )
  const search = fields(made(query)).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encoded(name)}=${encoded(value)}`],
  )
  return {
    method,
    url: search.length > 0 ? `${url}?${search.join('&')}` : url,
    ...(body && method !== 'GET' && { payload: JSON.stringify(made(body)) ?? 'null' }),
  }
}

/** Halves of characters cannot stand in an address at all. */
const encoded = (value: unknown) =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 300).replace(/\p{Cs}/gu, ''),
  )
