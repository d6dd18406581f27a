import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'
import { createServiceStatus } from './service-status'

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
