import { fakeBackend } from '../testing/fake-backend'
import { testGateway } from '../testing/test-gateway'

const name = 'a'.repeat(32)
const bytes = Buffer.from('RIFF0000WEBPVP8 ')

async function site() {
  const backend = await fakeBackend()
  const gateway = await testGateway({ apiUrl: backend.url, parts: { catalogueInterval: 60_000 } })
  backend.answer = (request, response) => {
    if (request.url === `/api/v1/pictures/${name}`)
      response.writeHead(200, { 'content-type': 'text/html' }).end(bytes)
    else response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  }
  return { backend, gateway, close: () => gateway.remove().then(() => backend.close()) }
}

it('serves a picture as an image and nothing else, for ever, and asks for it once', async () => {
  const { backend, gateway, close } = await site()
  for (const _ of ['first', 'again']) {
    const { statusCode, headers, rawPayload } = await gateway.get(`/pictures/${name}`)
    expect([statusCode, rawPayload]).toEqual([200, bytes])
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      etag: `"${name}"`,
    })
  }
  expect((await gateway.get(`/pictures/${name}`, { 'if-none-match': `"${name}"` })).statusCode).toBe(304)
  expect(backend.seen.filter(({ url }) => url.includes('pictures'))).toHaveLength(1)
  await close()
})

it('has nothing at any other address, and says what the backend cannot', async () => {
  const { backend, gateway, close } = await site()
  for (const path of [
    `/pictures/${'b'.repeat(32)}`,
    `/pictures/${name}0`,
    `/pictures/${name.toUpperCase()}`,
    '/pictures/..%2fsettings',
  ]) {
    const { statusCode, headers } = await gateway.get(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(headers['cache-control']).not.toMatch(/immutable/)
  }
  expect(backend.seen.filter(({ url }) => url.includes('pictures'))).toHaveLength(1)
  backend.answer = (_request, response) => response.writeHead(503).end()
  expect((await gateway.get(`/pictures/${'c'.repeat(32)}`)).statusCode).toBe(502)
  await close()
})
