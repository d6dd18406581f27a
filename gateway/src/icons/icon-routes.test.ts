import { fakeBackend } from '../testing/fake-backend'
import { makeShell } from '../testing/make-release'
import { testGateway } from '../testing/test-gateway'

const settings = {
  company_name: 'Empresa Exemplo',
  legal_name: 'Empresa Exemplo Ltda.',
  cnpj: null,
  address: null,
  contact_email: 'contato@exemplo.com.br',
  contact_phone: '(11) 4000-0000',
  whatsapp_number: '5511940000000',
  product_name: 'Ajudantes',
  hours: 'Segunda a sexta',
  assistant: { enabled: true, status: 'online' },
}
const signs = {
  'client/favicon.ico': 'ico',
  'client/apple-touch-icon.png': 'png',
  'client/icon-192.png': 'png',
  'client/manifest.webmanifest': JSON.stringify({
    name: '',
    lang: 'pt-BR',
    icons: [{ src: '/icon-192.png' }],
  }),
}

async function site() {
  const backend = await fakeBackend()
  const gateway = await testGateway({ apiUrl: backend.url, parts: { catalogueInterval: 60_000 } })
  await gateway.publish(makeShell({ content: signs }))
  return { backend, gateway, close: () => gateway.remove().then(() => backend.close()) }
}

it('serves the signs at the addresses that browsers ask for by themselves', async () => {
  const { gateway, close } = await site()
  for (const [name, type] of [
    ['favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['favicon.ico', 'image/x-icon'],
    ['apple-touch-icon.png', 'image/png'],
    ['icon-192.png', 'image/png'],
  ]) {
    const { statusCode, headers } = await gateway.get(`/${name}`)
    expect([name, statusCode, headers['content-type']]).toEqual([name, 200, type])
    expect(headers['cache-control']).toBe('public, max-age=3600')
  }
  expect((await gateway.get('/icon-512.png')).statusCode).toBe(204)
  await close()
})

it('names the product in the manifest as the settings do, and neutrally while they cannot be had', async () => {
  const { backend, gateway, close } = await site()
  backend.answer = (_request, response) => response.writeHead(500).end()
  const unnamed = await gateway.get('/manifest.webmanifest')
  expect(unnamed.headers['cache-control']).toBe('no-store')
  expect(unnamed.json()).toMatchObject({ name: 'Agentes', short_name: 'Agentes' })

  backend.answer = (request, response) => {
    expect(request.url).toBe('/api/v1/settings/')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(settings))
  }
  const named = await gateway.get('/manifest.webmanifest')
  expect(named.headers).toMatchObject({
    'content-type': 'application/manifest+json; charset=utf-8',
    'cache-control': 'public, max-age=300',
  })
  expect(named.json()).toEqual({
    name: 'Ajudantes',
    short_name: 'Ajudantes',
    lang: 'pt-BR',
    icons: [{ src: '/icon-192.png' }],
  })
  await close()
})

it('has nothing to show before something is released, without an error in the console', async () => {
  const empty = await testGateway()
  expect((await empty.get('/favicon.ico')).statusCode).toBe(204)
  expect((await empty.get('/manifest.webmanifest')).statusCode).toBe(204)
  await empty.remove()
})
