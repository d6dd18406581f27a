import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { findAddress } from '@ag/contracts'
import pino from 'pino'
import { describeDatabase } from '../../testing/describe-database'
import { testBackend } from '../../testing/test-backend'
import { createFindAddress } from './find-address'

const paulista = { street: 'Avenida Paulista', district: 'Bela Vista', city: 'São Paulo', state: 'SP' }
const inItsWords = {
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  complemento: 'de 612 a 1510 - lado par',
  bairro: 'Bela Vista',
  localidade: 'São Paulo',
  uf: 'SP',
}

let servers: Server[] = []
afterEach(async () => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  servers = []
})

/** Speaks like ViaCEP. */
async function serve(answer: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/ws`, asked }
}
const says =
  (body: unknown, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }

describe('the address of a CEP', () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
  beforeEach(() => {
    lines.length = 0
  })

  it('is asked for once', async () => {
    const { url, asked } = await serve(says(inItsWords))
    const find = createFindAddress(url, log)
    expect([await find('01310-100'), await find('01310100')]).toEqual([paulista, paulista])
    expect(asked).toEqual(['/ws/01310100/json/'])
  })

  it('is less where a CEP is a whole town', async () => {
    const { url } = await serve(says({ ...inItsWords, logradouro: '', bairro: undefined }))
    expect(await createFindAddress(url, log)('13800-000')).toEqual({ ...paulista, street: '', district: '' })
  })

  it('is none where there is no such CEP, which is remembered too', async () => {
    const { url, asked } = await serve(says({ erro: 'true' }))
    const find = createFindAddress(url, log)
    expect([await find('99999-999'), await find('99999-999')]).toEqual([null, null])
    expect(asked).toHaveLength(1)
    expect(lines).toEqual([])
  })

  it.each<[string, RequestListener]>([
    ['is down', says({}, 503)],
    ['says something else', says(['?'])],
    ['breaks off', (request) => request.socket.destroy()],
    ['leads elsewhere', (_request, response) => response.writeHead(302, { location: '/x' }).end()],
    ['is slow', () => undefined],
  ])('is typed by hand where the service %s, and asked for anew', async (_what, answer) => {
    const { url, asked } = await serve(answer)
    const find = createFindAddress(url, log)
    expect(await find('01310-100')).toBeNull()
    expect(lines.join()).toContain('the CEP service failed')
    expect(lines.join()).not.toContain('01310')
    if (_what === 'is down') {
      await find('01310-100')
      expect(asked).toHaveLength(2)
    }
  })

  it('is asked of nobody where no service is named', async () => {
    expect(await createFindAddress(undefined, log)('01310-100')).toBeNull()
  })
})

describeDatabase('a customer who types a CEP', (database) => {
  it('gets its address, where it is one', async () => {
    const { url, asked } = await serve(says(inItsWords))
    const backend = await testBackend(database(), { config: { postalCodeUrl: url } })
    const token = await backend.token(await backend.customer())
    const find = (postal_code: string) => backend.send(findAddress, { token, body: { postal_code } })
    expect((await find('01310-100')).reply).toEqual({ address: paulista })
    const { status, error } = await find('0131')
    expect([status, error.errors?.[0]?.message]).toEqual([400, 'Informe um CEP válido.'])
    expect(asked).toHaveLength(1)
    await backend.close()
  })
})
