import { type FakeBackend, fakeBackend, sendJson } from '../testing/fake-backend'
import { type TestGateway, testGateway } from '../testing/test-gateway'

let backend: FakeBackend
let gateway: TestGateway
beforeAll(async () => {
  backend = await fakeBackend()
  gateway = await testGateway({ apiUrl: backend.url })
})
afterAll(() => Promise.all([backend.close(), gateway.remove()]))

const url = '/webhooks/whatsapp/wac_1'

it('passes an event on byte for byte, with its signature and nothing else of the sender', async () => {
  backend.answer = (_request, response) => sendJson(response, { received: true })
  const payload = '{ "object" : "whatsapp_business_account","entry":[] , "text":"ol\\u00e1"}'
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': 'sha256=abc',
    authorization: 'Bearer x',
  }
  const { statusCode, body } = await gateway.app.inject({ method: 'POST', url, payload, headers })
  expect([statusCode, body]).toEqual([200, '{"received":true}'])
  const seen = backend.seen.at(-1)
  expect([seen?.url, seen?.body]).toEqual(['/api/v1/webhooks/whatsapp/wac_1', payload])
  expect(seen?.headers['x-hub-signature-256']).toBe('sha256=abc')
  expect(seen?.headers.authorization).toBeUndefined()
})

it('passes the question of the setup on, and the answer back', async () => {
  backend.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('77')
  const query = 'hub.mode=subscribe&hub.challenge=77&hub.verify_token=a-b_c'
  const { statusCode, body, headers } = await gateway.get(`${url}?${query}`)
  expect([statusCode, body, headers['content-type']]).toEqual([200, '77', 'text/plain'])
  expect(backend.seen.at(-1)?.url).toBe(`/api/v1/webhooks/whatsapp/wac_1?${query}`)
})

it('refuses other addresses, forms and what is larger than WhatsApp sends', async () => {
  const before = backend.seen.length
  const post = (to: string, payload: string, type = 'application/json') =>
    gateway.app.inject({ method: 'POST', url: to, payload, headers: { 'content-type': type } })
  expect((await post('/webhooks/whatsapp/..%2Fstripe', '{}')).statusCode).toBe(404)
  expect((await post(url, '<a/>', 'text/xml')).statusCode).toBe(415)
  expect((await post(url, ' '.repeat(3 * 1024 * 1024 + 1))).statusCode).toBe(413)
  expect(backend.seen.length).toBe(before)
})
