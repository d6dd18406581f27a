import { Agent, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { makeShell } from './testing/make-release'
import { type TestGateway, testGateway } from './testing/test-gateway'

const notice = 300

interface Server extends TestGateway {
  url: string
  isListed: boolean
}

async function startServer(): Promise<Server> {
  const gateway = await testGateway()
  await gateway.publish(makeShell())
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as AddressInfo
  return { ...gateway, url: `http://127.0.0.1:${port}`, isListed: true }
}

/** As a balancer asks: over connections that it keeps. */
const agent = new Agent({ keepAlive: true, maxSockets: 20 })
const ask = (url: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve({ status: answer.statusCode, connection: answer.headers.connection }))
      answer.on('error', reject)
    }).on('error', reject)
  })

afterAll(() => agent.destroy())

it('is not ready while it leaves, answers all the same, and ends each connection with its answer', async () => {
  const server = await startServer()
  expect((await ask(`${server.url}/readyz`)).status).toBe(200)
  const left = server.app.leave(notice)
  expect((await ask(`${server.url}/readyz`)).status).toBe(503)
  expect(await ask(`${server.url}/healthz`)).toEqual({ status: 200, connection: 'close' })
  await left
  await expect(ask(`${server.url}/healthz`)).rejects.toThrow('ECONNREFUSED')
  await server.remove()
})

it('fails no request while one server after the other is replaced behind a balancer', async () => {
  let servers = [await startServer(), await startServer()]
  let isOver = false
  let turn = 0
  const answers: Array<number | undefined> = []
  const probe = async () => {
    while (!isOver) {
      for (const server of servers)
        server.isListed = (await ask(`${server.url}/readyz`).catch(() => undefined))?.status === 200
      await wait(50)
    }
  }
  const visit = async () => {
    while (!isOver) {
      const listed = servers.filter(({ isListed }) => isListed)
      const server = listed[turn++ % listed.length]
      answers.push((await ask(`${server?.url}/api/registry`)).status)
      await wait(2)
    }
  }
  const traffic = [probe(), visit(), visit(), visit(), visit()]
  for (const old of servers) {
    servers = [...servers, await startServer()]
    await old.app.leave(notice)
    servers = servers.filter((server) => server !== old)
    await old.remove()
  }
  isOver = true
  await Promise.all(traffic)
  expect(answers.length).toBeGreaterThan(100)
  expect(answers.filter((status) => status !== 200)).toEqual([])
  for (const server of servers) await server.remove()
})
