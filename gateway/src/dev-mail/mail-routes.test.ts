import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

let backend: FakeBackend
let gateway: TestGateway

const mail = {
  id: 'm1',
  to: 'ana@empresa.com.br',
  subject: 'Confirme seu <e-mail>',
  text: 'Olá!\nhttp://localhost:3000/auth/verify-email#token=a&b=1\nAté logo',
  html: '<p>Olá!<script>evil()</script></p>',
  files: ['fatura-<1>.pdf'],
  created_at: '2026-11-20T12:00:00Z',
}

beforeEach(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url })
  backend.answer = (_request, response) => sendJson(response, [mail])
})
afterEach(async () => {
  await gateway.remove()
  await backend.close()
})

it('lists mails as data, of one person if asked', async () => {
  const answer = await gateway.get('/dev/mail.json?to=ana%2Bx%40empresa.com.br')
  expect(answer.json()).toEqual([mail])
  expect(backend.seen[0]?.url).toBe('/internal/mail?to=ana%2Bx%40empresa.com.br')
})

it('shows mails with links to follow, and as text', async () => {
  const { body, headers } = await gateway.get('/dev/mail')
  expect(body).toContain('<h2>Confirme seu &lt;e-mail&gt;</h2>')
  expect(body).toContain(
    '<a href="http://localhost:3000/auth/verify-email#token=a&amp;b=1">http://localhost:3000/auth/verify-email#token=a&amp;b=1</a>',
  )
  expect(body).toContain('<p>Anexos: fatura-&lt;1&gt;.pdf</p>')
  expect(body).toContain('lang="pt-BR"')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'.*; style-src 'sha256-/)
})

it('shows the message itself in a sandbox', async () => {
  const { body, headers } = await gateway.get('/dev/mail/m1')
  expect(body).toBe(mail.html)
  expect(headers['content-security-policy']).toMatch(/^sandbox allow-top-navigation/)
  expect(headers['content-security-policy']).not.toContain('allow-scripts')
  expect((await gateway.get('/dev/mail/m2')).statusCode).toBe(404)
})
