import { join } from 'node:path'
import { isoDay } from '@ag/core'
import { addDays } from '@ag/core/days'
import { pino } from 'pino'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import type { Finding } from './findings'
import { findingsFile } from './findings-file'
import { createServiceStatus, type ServiceStatus } from './service-status'
import { statusPage } from './status-page'
import { createStatusWatch } from './status-watch'

let backend: FakeBackend
let gateway: TestGateway

beforeEach(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url })
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
})

const row = (name: string, state: string) => `<dt>${name}</dt><dd>${state}</dd>`
const answerWith = (waiting: number, isReady = true) => {
  backend.answer = ({ url }, response) => {
    if (url === '/metrics') response.end(`secret_host 1\noutbox_waiting ${waiting}\n`)
    else sendJson(response, { version: '9.9.9' }, url === '/readyz' && !isReady ? 503 : 200)
  }
}

it('says what works, without scripts and without anything internal', async () => {
  answerWith(3)
  const { statusCode, headers, body } = await gateway.get('/status')
  expect(statusCode).toBe(200)
  expect(body).toContain(row('Contas, painel e agentes', 'Funcionando'))
  expect(body).toContain(row('Banco de dados', 'Funcionando'))
  expect(body).toContain(row('E-mails e tarefas na fila', 'Funcionando'))
  // Nothing has been released to this gateway.
  expect(body).toContain(row('Páginas do site', 'Fora do ar'))
  expect(body).toContain('Nem tudo está funcionando agora.')
  expect(body).not.toMatch(/<script|9\.9\.9|secret|127\.0\.0\.1/)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; style-src 'sha256-/)
})

it('tells a database that does not answer and a queue that grows', async () => {
  answerWith(51, false)
  const { body } = await gateway.get('/status')
  expect(body).toContain(row('Contas, painel e agentes', 'Funcionando'))
  expect(body).toContain(row('Banco de dados', 'Fora do ar'))
  expect(body).toContain(row('E-mails e tarefas na fila', 'Com atraso'))
})

it('is there when the backend is not, and claims nothing about what it cannot see', async () => {
  await backend.close()
  const { statusCode, body } = await gateway.get('/status')
  expect(statusCode).toBe(200)
  expect(body).toContain(row('Contas, painel e agentes', 'Fora do ar'))
  expect(body).toContain(row('Banco de dados', 'Sem informação agora'))
  expect(body).toContain(row('E-mails e tarefas na fila', 'Sem informação agora'))
})

it('looks once in ten seconds, however many ask', async () => {
  let asked = 0
  let time = 0
  const status = createServiceStatus({
    upstream: {
      send: async () => {
        asked += 1
        return { status: 200, headers: {}, body: Buffer.from('outbox_waiting 0') }
      },
      close: async () => undefined,
    },
    isSiteReady: () => true,
    now: () => time,
  })
  const all = await Promise.all([status.read(), status.read(), status.read()])
  expect(asked).toBe(3)
  expect(all.every(({ parts }) => parts.every(({ state }) => state === 'working'))).toBe(true)
  time = 9_999
  await status.read()
  expect(asked).toBe(3)
  time = 10_000
  await status.read()
  expect(asked).toBe(6)
})

describe('by day', () => {
  const day = '2026-11-24'
  const noon = Date.parse(`${day}T15:00:00Z`)
  const well: ServiceStatus = {
    at: noon,
    parts: (['pages', 'backend', 'database', 'queue'] as const).map((id) => ({ id, state: 'working' })),
  }
  const found = (part: string, state: string, count: number, daysAgo = 0): Finding => ({
    day: addDays(day, -daysAgo),
    part,
    state,
    count,
  })
  const partOf = (page: string, name: string) =>
    new RegExp(`<li><span>${name}</span><strong>(.*?)</strong><div[^>]*>(.*?)</div></li>`).exec(page)

  it('shows ninety days of each part, and never a hundred percent where something failed', () => {
    const page = statusPage(well, [
      found('backend', 'working', 99_999),
      found('backend', 'down', 1, 1),
      found('backend', 'working', 1439, 1),
      found('queue', 'working', 1200, 2),
      found('queue', 'slow', 240, 2),
      found('database', 'unknown', 1440, 2),
    ])
    const [, share, bars = ''] = partOf(page, 'Contas, painel e agentes') ?? []
    expect(share).toBe('Funcionou em 99,99%')
    expect(bars.match(/<i/g)).toHaveLength(90)
    expect(bars).toMatch(/<i class="none"><\/i><i class="some"><\/i><i><\/i>$/)
    expect(partOf(page, 'E-mails e tarefas na fila')?.[1]).toBe('Funcionou em 83,33%')
    expect(partOf(page, 'Banco de dados')?.[1]).toBe('sem verificação')
    const [, row] =
      /<th scope="row"><time datetime="2026-11-23">23\/11\/2026<\/time><\/th>(.*?)<\/tr>/.exec(page) ?? []
    expect(row).toBe(
      '<td>sem verificação</td><td>99,93%</td><td>sem verificação</td><td>sem verificação</td><td>1.440</td>',
    )
    expect(page.match(/<th scope="row">/g)).toHaveLength(3)
  })

  it('is known to a gateway that starts again, which shows it on its page', async () => {
    const today = isoDay(Date.now())
    await gateway.app.close()
    const kept = await findingsFile(join(gateway.dataDir, 'registry'))
    await kept.add([{ ...found('backend', 'working', 3), day: today }])
    await kept.add([{ ...found('backend', 'down', 1), day: today }])
    gateway = await gateway.restart()
    const { body } = await gateway.get('/status')
    expect(partOf(body, 'Contas, painel e agentes')?.[1]).toBe('Funcionou em 75%')
  })

  it('loses nothing while it cannot be kept', async () => {
    const kept: Finding[] = []
    let isAway = true
    const watch = createStatusWatch({
      status: { read: async () => well },
      findings: {
        async add(more) {
          if (isAway) throw new Error('away')
          kept.push(...more)
        },
        since: async () => kept,
      },
      log: pino({ level: 'silent' }),
    })
    await watch.look()
    await watch.look()
    expect(kept).toEqual([])
    expect(watch.history()).toContainEqual(found('pages', 'working', 2))
    isAway = false
    await watch.look()
    expect(kept).toContainEqual(found('pages', 'working', 3))
    expect(watch.history()).toEqual(kept)
  })
})
