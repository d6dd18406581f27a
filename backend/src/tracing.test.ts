import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { getMe, login, loginReply, outboxMails, signup } from '@ag/contracts'
import { type CollectedSpan, startTraceCollector, type TraceCollector } from '@ag/testing/trace-collector'
import * as z from 'zod/mini'
import { minutes } from './clock'
import { createBegunDatabase } from './testing/describe-database'
import {
  buildServer,
  copyBegun,
  demoLogin,
  post,
  type ServerProcess,
  startServer,
} from './testing/server-process'
import { anaSignsUp } from './testing/test-backend'

jest.setTimeout(minutes(2))

const gatewayKey = 'nobody-could-ever-guess-this-either'
const traceId = '0af7651916cd43dd8448eb211c80319c'
const traceparent = `00-${traceId}-b7ad6b7169203331-01`

beforeAll(buildServer)

interface Site {
  env: Record<string, string>
  remove: () => Promise<void>
}

async function onFolder(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-'))
  await copyBegun(folder)
  return { env: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function onServer(address: string): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-'))
  const url = await createBegunDatabase(address)
  return {
    env: { DATA_DIR: folder, DATABASE_URL: url },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const server = process.env.TEST_DATABASE_URL
const databases: Array<[string, () => Promise<Site>]> = [['PGlite', onFolder]]
if (server) databases.push(['PostgreSQL', () => onServer(server)])
/** For what is the same on both: the quicker one. */
const openQuickly = server ? () => onServer(server) : onFolder

describe.each(databases)('what is traced of a backend on %s', (_name, open) => {
  let collector: TraceCollector
  let lines: Array<Record<string, unknown>>
  let request: CollectedSpan | undefined
  let token: string
  let scripts: string[]
  const ofRequest = () => collector.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId)

  beforeAll(async () => {
    collector = await startTraceCollector()
    const site = await open()
    const noted = await noteScripts()
    const backend = await startServer({
      ...site.env,
      ...noted.env,
      DEMO: 'on',
      GATEWAY_KEY: gatewayKey,
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    })
    token = await signIn(backend)
    await ask(backend, { 'x-gateway-key': gatewayKey, traceparent, 'x-request-id': 'req_of_the_gateway' })
    await ask(backend, { traceparent, 'x-request-id': 'req_of_somebody' })
    await ask(backend, {
      'x-gateway-key': gatewayKey,
      traceparent: traceparent.replace(/01$/, '00'),
      'x-request-id': 'req_not_sampled',
    })
    await post(backend, signup.path, { ...anaSignsUp, email: 'traced@empresa.com.br' })
    await mailed(backend)
    expect(await backend.kill('SIGTERM')).toBe(0)
    await site.remove()
    scripts = await noted.read()
    lines = backend
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line))
    request = spanOf('req_of_the_gateway')
  })
  afterAll(() => collector.close())

  const spanOf = (requestId: string) =>
    collector.spans.find(({ kind, attributes }) => kind === 2 && attributes['request.id'] === requestId)
  const ask = async (backend: ServerProcess, headers: Record<string, string>) => {
    const answer = await fetch(`${backend.url}${getMe.path}`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    expect(answer.status).toBe(200)
  }

  it('goes on with the trace of the gateway, and of nobody else', () => {
    expect(request).toMatchObject({
      service: 'backend',
      name: `GET ${getMe.path}`,
      traceId,
      parentSpanId: 'b7ad6b7169203331',
      attributes: { 'http.route': getMe.path, 'http.response.status_code': 200 },
    })
    const other = spanOf('req_of_somebody')
    expect(other?.parentSpanId).toBe('')
    expect(other?.traceId).not.toBe(traceId)
    expect(spanOf('req_not_sampled')).toBeUndefined()
  })

  it('says each statement of a request with places for its values', () => {
    expect(ofRequest().map(({ name }) => name)).toContain('select sessions')
    for (const { name, attributes, traceId: id } of ofRequest()) {
      expect(id).toBe(traceId)
      expect(attributes).toMatchObject({ 'db.system.name': 'postgresql', 'request.id': 'req_of_the_gateway' })
      expect(String(attributes['db.query.text'])).toMatch(/^[a-z]/)
      expect(name).toMatch(/^[a-z]+(?: [a-z_]+)?$/)
    }
    expect(
      ofRequest()
        .map(({ attributes }) => attributes['db.query.text'])
        .join(),
    ).toContain('$1')
  })

  it('follows a request past its body, through its transactions', () => {
    const signingIn = collector.spans.find(({ name }) => name === `POST ${login.path}`)
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === signingIn?.spanId)
    expect(statements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['select users', 'insert sessions']),
    )
  })

  it('has a trace of its own for each piece of work of the outbox and each scheduled job', () => {
    const jobs = collector.spans.filter(({ kind, parentSpanId }) => kind === 1 && parentSpanId === '')
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(['outbox signup', 'job billing']))
    const sent = jobs.find(({ name }) => name === 'outbox signup')
    const statements = collector.spans.filter(({ parentSpanId }) => parentSpanId === sent?.spanId)
    expect(statements.map(({ name }) => name)).toContain('insert users')
  })

  it('writes the same ids into the log, beside that of the request', () => {
    const written = lines.filter(({ request_id }) => request_id === 'req_of_the_gateway')
    expect(written.length).toBeGreaterThanOrEqual(2)
    for (const line of written) expect(line).toMatchObject({ trace_id: traceId, span_id: request?.spanId })
  })

  it('reads OpenTelemetry’s scripts', () => {
    expect(scripts.filter((script) => /opentelemetry\/(?:sdk-trace|exporter)/.test(script))).not.toEqual([])
  })

  it('tells the collector nothing of people', () => {
    const text = collector.text()
    expect(text).toContain('insert into \\"users\\"')
    for (const secret of [demoLogin.email, demoLogin.password, anaSignsUp.name, 'traced@', token, gatewayKey])
      expect(text).not.toContain(secret)
    expect(text).not.toMatch(/[\w.]@[\w]/)
  })
})

it.each([
  ['answers nothing', 'silent'],
  ['refuses everything, and is then not there', 500],
] as const)('answers as ever where the collector %s, and says so once', async (_, behaviour) => {
  const collector = await startTraceCollector(behaviour)
  let isThere = true
  const site = await openQuickly()
  const backend = await startServer({
    ...site.env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER: 'always_on',
  })
  try {
    await answersAsEver(backend)
    if (behaviour !== 'silent') {
      while (!backend.output().includes('traces could not be exported')) await wait(20)
      isThere = false
      await collector.close()
      await answersAsEver(backend)
    }
    const begun = performance.now()
    expect(await backend.kill('SIGTERM')).toBe(0)
    expect(performance.now() - begun).toBeLessThan(6_000)
    const told = backend.output().match(/traces could not be exported/g) ?? []
    expect(told.length).toBeLessThanOrEqual(1)
  } finally {
    await site.remove()
    if (isThere) await collector.close()
  }
})

it('reads nothing of OpenTelemetry’s where nothing is traced', async () => {
  const site = await openQuickly()
  const noted = await noteScripts()
  const backend = await startServer({ ...site.env, ...noted.env })
  await backend.kill('SIGTERM')
  await site.remove()
  const scripts = await noted.read()
  expect(scripts).not.toEqual([])
  expect(scripts.filter((script) => /opentelemetry/.test(script))).toEqual([])
})

/** More than one batch, so that it is sent while requests are answered. */
async function answersAsEver(backend: ServerProcess): Promise<void> {
  for (let round = 0; round < 30; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => fetch(`${backend.url}/api/v1/pricing/public`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(answers.map((answer) => answer.text()))
  }
}

/** Has a backend note every script that it reads from its start to its end. */
async function noteScripts() {
  const folder = await mkdtemp(join(tmpdir(), 'scripts-'))
  return {
    env: { NODE_V8_COVERAGE: folder },
    async read(): Promise<string[]> {
      const files = await readdir(folder)
      const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
      await rm(folder, { recursive: true, force: true })
      return texts.flatMap((text) => coverage.parse(JSON.parse(text)).result.map(({ url }) => url))
    },
  }
}

const coverage = z.object({ result: z.array(z.object({ url: z.string() })) })

async function signIn(backend: ServerProcess): Promise<string> {
  const { token } = loginReply.parse(await (await post(backend, login.path, demoLogin)).json())
  if (!token) throw new Error('The login was refused.')
  return token
}

async function mailed(backend: ServerProcess): Promise<void> {
  for (;;) {
    const mails = outboxMails.parse(
      await (await fetch(`${backend.url}/internal/mail?to=traced@empresa.com.br`)).json(),
    )
    if (mails.length > 0) return
    await wait(50)
  }
}
