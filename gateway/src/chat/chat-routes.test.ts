import { readFile } from 'node:fs/promises'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const page = {
  name: 'Padaria <Sol>',
  is_open: true,
  greeting: 'Olá!',
  suggestions: ['Que horas abrem?'],
  sites: ['https://padaria.example'],
}
let backend: FakeBackend
let gateway: TestGateway
beforeAll(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url })
})
afterAll(() => Promise.all([backend.close(), gateway.remove()]))
const answers = (body: unknown, status = 200) => {
  backend.answer = (_request, response) => sendJson(response, body, status)
}

it('shows the page of a company under a policy of its own, to its own sites too', async () => {
  answers(page)
  const { statusCode, headers, body } = await gateway.get('/c/padaria-sol')
  expect(statusCode).toBe(200)
  expect(body).toContain('<h1>Padaria &lt;Sol&gt;</h1>')
  expect(body).toContain('<button type="button">Que horas abrem?</button>')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('frame-ancestors https://padaria.example')
  expect(policy).not.toContain('unsafe')
  expect(backend.seen.at(-1)?.url).toBe('/api/v1/public/whatsapp/padaria-sol')
})

it('weighs less than twelve kilobytes with its script', async () => {
  answers(page)
  const { body } = await gateway.get('/c/padaria-sol')
  expect(body.length + (await readFile(new URL('./chat.js', import.meta.url))).length).toBeLessThan(12_000)
})

it('says politely that the agent rests, and takes no message', async () => {
  answers({ ...page, is_open: false })
  const { body } = await gateway.get('/c/padaria-sol')
  expect(body).toContain('O atendimento por aqui está em pausa.')
  expect(body).not.toContain('<form')
})

it.each([
  ['/c/nao-existe', 404, 'Página não encontrada'],
  ['/c/%3Cscript%3E', 404, 'Página não encontrada'],
])('knows no page at %s', async (path, status, words) => {
  answers({ code: 'NOT_FOUND' }, 404)
  const answer = await gateway.get(path)
  expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining(words)])
})

it('asks for another try while the backend is away', async () => {
  answers({ code: 'UNAVAILABLE' }, 503)
  const { statusCode, body } = await gateway.get('/c/padaria-sol')
  expect([statusCode, body]).toEqual([503, expect.stringContaining('Tente de novo em instantes')])
})

it('gives the button to other sites, and the conversation to its own page alone', async () => {
  const reach = async (path: string) => (await gateway.get(path)).headers['cross-origin-resource-policy']
  expect([await reach('/c/chat-button.js'), await reach('/c/chat.js')]).toEqual([
    'cross-origin',
    'same-origin',
  ])
})
