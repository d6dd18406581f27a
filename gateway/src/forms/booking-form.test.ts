import { bookMeeting } from '@ag/contracts'
import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

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

const filledIn = {
  preferred_time: '2026-11-24T14:00:00-03:00',
  channel: 'phone',
  name: 'Ana <Souza>',
  email: 'ana@empresa.example',
  phone: '(11) 91234-5678',
  company: '',
  notes: '',
  consent: 'true',
  website: '',
}

const meeting = {
  id: 'mt_1',
  title: 'Reunião sobre Prospect AI',
  date: '2026-11-24',
  time: '14:00',
  status: 'confirmed',
  start_at: '2026-11-24T14:00:00-03:00',
  end_at: '2026-11-24T14:30:00-03:00',
  timezone: 'America/Sao_Paulo',
  channel: 'phone',
  contact_info: { name: 'Ana Souza', email: 'ana@empresa.example', phone: '+5511912345678' },
  consultant: { id: 'cs_1', name: 'Bruno Lima' },
  join_url: null,
  manage_url: 'https://site.example/consultation/manage#mt_1.chave',
  ics_url: 'https://site.example/api/proxy?path=calendar',
  source: 'consultation',
  outcome: null,
  version: 1,
  created_at: '2026-11-21T12:00:00Z',
  updated_at: '2026-11-21T12:00:00Z',
}

const refusal = {
  detail: 'Verifique os dados informados e tente novamente.',
  message: 'Verifique os dados informados e tente novamente.',
  userMessage: null,
  code: 'VALIDATION_FAILED',
  errors: [{ field: 'contact_info.email', code: 'invalid', message: 'Informe um e-mail válido.' }],
  requiresAuth: false,
  retry_after: null,
  request_id: 'req_1',
}

const post = (fields: Record<string, string> = filledIn, headers = {}) =>
  gateway.app.inject({
    method: 'POST',
    url: '/consultation',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })

it('books what the form says, and leads to the calendar file and the link', async () => {
  backend.answer = (_request, response) => sendJson(response, { success: true, meeting, message: '' }, 201)
  const { statusCode, headers, body } = await post()
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain(
    'Reunião confirmada para terça-feira, 24 de novembro de 2026 às 14:00. Enviamos o convite para ana@empresa.example.',
  )
  expect(body).toContain('href="https://site.example/consultation/manage#mt_1.chave"')
  expect(body).toContain('href="https://site.example/api/proxy?path=calendar"')
  const [seen] = backend.seen
  expect(seen).toMatchObject({ method: 'POST', url: bookMeeting.path })
  expect(JSON.parse(seen?.body ?? '')).toEqual({
    channel: 'phone',
    preferred_time: '2026-11-24T14:00:00-03:00',
    contact_info: {
      name: 'Ana <Souza>',
      email: 'ana@empresa.example',
      phone: '(11) 91234-5678',
      company: '',
      notes: '',
      consent: true,
    },
  })
})

it('is the same booking when it is sent again', async () => {
  backend.answer = (_request, response) => sendJson(response, { success: true, meeting, message: '' }, 201)
  await post()
  await post()
  await post({ ...filledIn, name: 'Bia' })
  const keys = backend.seen.map(({ headers }) => headers['idempotency-key'])
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

it('says what is wrong beside the field, with all that was filled in', async () => {
  backend.answer = (_request, response) => sendJson(response, refusal, 400)
  const { statusCode, body } = await post({ ...filledIn, email: 'ana@' })
  expect(statusCode).toBe(400)
  expect(body).toContain('Verifique os dados informados e tente novamente.')
  expect(body).toContain('<span class="error" id="email-error">Informe um e-mail válido.</span>')
  expect(body).toContain('value="ana@" type="email"')
  expect(body).toContain('value="Ana &lt;Souza&gt;"')
  expect(body).not.toContain('<Souza>')
  expect(body).toContain('name="preferred_time" value="2026-11-24T14:00:00-03:00"')
  expect(body).toContain('value="phone" checked')
})

it('offers the nearest times where the one that was asked for is gone', async () => {
  const alternatives = [
    {
      start_at: '2026-11-24T15:00:00-03:00',
      end_at: '2026-11-24T15:30:00-03:00',
      label: 'ter., 24/11, 15:00',
    },
    {
      start_at: '2026-11-24T15:30:00-03:00',
      end_at: '2026-11-24T16:00:00-03:00',
      label: 'ter., 24/11, 15:30',
    },
  ]
  backend.answer = (_request, response) =>
    sendJson(response, { ...refusal, code: 'SLOT_TAKEN', errors: [], alternatives }, 409)
  const { statusCode, body } = await post()
  expect(statusCode).toBe(409)
  expect(body).toContain('value="2026-11-24T15:00:00-03:00" checked> ter., 24/11, 15:00')
  expect(body).toContain('value="2026-11-24T15:30:00-03:00"> ter., 24/11, 15:30')
})

it('takes no form from another site, no other body, and none of endless length', async () => {
  expect((await post(filledIn, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  expect((await post(filledIn, { 'content-type': 'application/json' })).statusCode).toBe(415)
  expect((await post({ ...filledIn, notes: 'a'.repeat(30_000) })).statusCode).toBe(413)
  expect(backend.seen).toEqual([])
})

it.each<[string, FakeBackend['answer']]>([
  ['says something else', (_request, response) => sendJson(response, { hello: 1 }, 500)],
  ['says nothing', (_request, response) => response.destroy()],
])('keeps what was filled in where the backend %s', async (_what, answer) => {
  backend.answer = answer
  const { statusCode, body } = await post()
  expect(statusCode).toBe(502)
  expect(body).toContain('Um de nossos serviços não respondeu. Tente novamente em instantes.')
  expect(body).toContain('value="ana@empresa.example"')
})
