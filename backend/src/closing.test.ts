import type { AddressInfo } from 'node:net'
import { getPricing } from '@ag/contracts'
import { replaceOneByOne, takeOutOfService } from '@ag/testing/replace-servers'
import { describeDatabase } from './testing/describe-database'
import { testBackend } from './testing/test-backend'

describeDatabase('a backend that is told to stop', (database) => {
  async function startServer() {
    const { app, worker } = await testBackend(database())
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    return {
      url: `http://127.0.0.1:${port}`,
      async leave(notice: number) {
        await app.leave(notice)
        await worker.stop()
      },
    }
  }

  it('is not ready while it leaves, answers all the same, and ends each connection with its answer', async () => {
    expect(await takeOutOfService(await startServer(), getPricing.path, 300)).toEqual({
      ready: [200, 503],
      answer: { status: 200, connection: 'close' },
      afterwards: 'ECONNREFUSED',
    })
  })

  it('fails no request while one server after the other is replaced behind a balancer', async () => {
    const answers = await replaceOneByOne(startServer, getPricing.path, 300)
    expect(new Set(answers)).toEqual(new Set([200]))
  })
})
