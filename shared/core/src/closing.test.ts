import { Agent, get, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { watchClosing } from './closing'

const agent = new Agent({ keepAlive: true })
afterAll(() => agent.destroy())

it.each([
  ['it was told to leave', 100, 0],
  ['it began to close', 0, 100],
])('closes with the last answer, also to a request in hand when %s', async (_when, notice, takes) => {
  const app = Fastify({ keepAliveTimeout: 60_000 })
  watchClosing(app)
  let left = Promise.resolve()
  app.get('/', async () => {
    left = app.leave(notice)
    await wait(takes)
    return 'here it is'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, agent }, (message) => message.resume().on('end', () => resolve(message))).on('error', reject)
  })
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  await left
})

it('answers a request that has arrived and waits to be read when it closes', async () => {
  const app = Fastify({ keepAliveTimeout: 60_000 })
  watchClosing(app)
  app.get('/', async () => 'here it is')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  const ask = () => client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  let heard = ''
  client.setEncoding('utf8').on('data', (text) => {
    heard += text
  })
  client.on('error', () => undefined)
  ask()
  while (!heard.includes('here it is')) await wait(5)
  heard = ''

  const left = app.leave(20)
  ask()
  // A process that gets no processor for a while: its time to leave has come before it reads.
  for (const until = Date.now() + 60; Date.now() < until; );
  await left
  client.destroy()
  expect(heard).toContain('here it is')
})

it('forgets whoever goes away before the answer', async () => {
  const app = Fastify()
  const closing = watchClosing(app)
  app.get('/', async () => {
    await wait(50)
    return 'here it is'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const client = connect(port, '127.0.0.1')
  client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
  while (closing.inFlight === 0) await wait(5)
  client.destroy()
  await wait(100)
  expect(closing.inFlight).toBe(0)
  await app.close()
})
