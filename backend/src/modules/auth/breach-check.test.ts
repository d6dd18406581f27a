import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { changePassword, forgotPassword, resetPassword, signup } from '@ag/contracts'
import pino from 'pino'
import { describeDatabase } from '../../testing/describe-database'
import { anaSignsUp, testBackend } from '../../testing/test-backend'
import { createBreachCheck } from './breach-check'

const leaked = 'lampião cachoeira violino'
const padded = 'trombone amanhecer canoa'
const unknown = 'rebanho tesoura maçaneta'

const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()

/** A range service: the leaked password, and the padded one that only fills lines. */
const rangeService: RequestListener = (request, response) => {
  const prefix = request.url?.split('/').at(-1) ?? ''
  const counts: Array<[string, number]> = [
    [leaked, 37],
    [padded, 0],
  ]
  const lines = counts
    .filter(([password]) => hashOf(password).startsWith(prefix))
    .map(([password, count]) => `${hashOf(password).slice(5)}:${count}`)
  response.end([`${'0'.repeat(35)}:2`, ...lines].join('\r\n'))
}

describe('the breach check', () => {
  const servers: Server[] = []
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })

  async function serve(answer: RequestListener): Promise<{ url: string; asked: string[] }> {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(`${request.url} ${request.headers['add-padding']}`)
      answer(request, response)
    }).listen(0, '127.0.0.1')
    servers.push(server)
    await once(server, 'listening')
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`, asked }
  }

  beforeEach(() => {
    lines.length = 0
  })
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  })

  it('tells a leaked password from others', async () => {
    const { url } = await serve(rangeService)
    const isBreached = createBreachCheck(url, log)
    expect([await isBreached(leaked), await isBreached(padded), await isBreached(unknown)]).toEqual([
      true,
      false,
      false,
    ])
    expect(lines).toEqual([])
  })

  it('gives away five characters of a hash, and asks for padding', async () => {
    const { url, asked } = await serve(rangeService)
    await createBreachCheck(url, log)(leaked)
    expect(asked).toEqual([`/range/${hashOf(leaked).slice(0, 5)} true`])
  })

  it.each<[what: string, answer: RequestListener]>([
    ['is out of order', (_request, response) => void response.writeHead(503).end('busy')],
    ['hangs up', (request) => void request.socket.destroy()],
    ['sends us elsewhere', (_request, response) => void response.writeHead(302, { location: '/' }).end()],
    ['does not answer in half a second', () => undefined],
    ['does not finish in half a second', (_request, response) => void response.write('0:')],
  ])('lets a password through when the service %s, and logs that without data', async (_what, answer) => {
    const { url } = await serve(answer)
    const begun = Date.now()
    expect(await createBreachCheck(url, log)(leaked)).toBe(false)
    expect(Date.now() - begun).toBeLessThan(1_000)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('the breach check failed')
    expect(lines[0]).not.toContain(leaked)
    expect(lines[0]?.toUpperCase()).not.toContain(hashOf(leaked).slice(0, 5))
  })

  it('lets a password through when nobody is there', async () => {
    const { url } = await serve(rangeService)
    const [server] = servers.splice(0)
    server?.close()
    expect(await createBreachCheck(url, log)(leaked)).toBe(false)
    expect(lines).toHaveLength(1)
  })

  it('asks nobody without an address', async () => {
    expect(await createBreachCheck(undefined, log)(leaked)).toBe(false)
    expect(lines).toEqual([])
  })

  describeDatabase('where passwords are chosen', (database) => {
    it('refuses what is known from a leak, at its field', async () => {
      const { url } = await serve(rangeService)
      const backend = await testBackend(database(), { config: { breachCheckUrl: url } })
      const ana = await backend.customer()
      const token = await backend.token(ana)
      await backend.send(forgotPassword, { body: { email: ana.email } })
      const link = await backend.linkTo(ana.email, 'Crie uma nova senha')
      const choose = (password: string) => [
        () => backend.send(signup, { body: { ...anaSignsUp, email: 'bia@empresa.com.br', password } }),
        () => backend.send(resetPassword, { body: { token: link, password } }),
        () =>
          backend.send(changePassword, {
            token,
            body: { current_password: ana.password, password },
          }),
      ]
      for (const attempt of choose(leaked)) {
        const { status, error } = await attempt()
        expect([status, error.errors]).toEqual([
          400,
          [
            {
              field: 'password',
              code: 'PASSWORD_BREACHED',
              message: 'Essa senha apareceu em um vazamento de dados. Escolha outra.',
            },
          ],
        ])
      }
      const [first, second] = choose(unknown)
      expect([(await first?.())?.status, (await second?.())?.status]).toEqual([202, 200])
      await backend.close()
    })
  })
})
