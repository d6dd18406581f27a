import type { AddressInfo } from 'node:net'
import { replaceOneByOne, takeOutOfService } from '@ag/testing/replace-servers'
import { makeShell } from './testing/make-release'
import { testGateway } from './testing/test-gateway'

async function startServer() {
  const gateway = await testGateway()
  await gateway.publish(makeShell())
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = gateway.app.server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async leave(notice: number) {
      await gateway.app.leave(notice)
      await gateway.remove()
    },
  }
}

it('is not ready while it leaves, answers all the same, and ends each connection with its answer', async () => {
  expect(await takeOutOfService(await startServer(), '/healthz', 300)).toEqual({
    ready: [200, 503],
    answer: { status: 200, connection: 'close' },
    afterwards: 'ECONNREFUSED',
  })
})

it('fails no request while one server after the other is replaced behind a balancer', async () => {
  const answers = await replaceOneByOne(startServer, '/api/registry', 300)
  expect(new Set(answers)).toEqual(new Set([200]))
})
