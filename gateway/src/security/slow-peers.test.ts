import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { makeRemote } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const peerLimits = { headers: 300, request: 600, idle: 900, check: 50, connections: 9 }

let gateway: TestGateway
let dripping: ReturnType<typeof setInterval> | undefined

beforeEach(async () => {
  gateway = await testGateway({ parts: { peerLimits } })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  clearInterval(dripping)
  await gateway.remove()
})

function open(): Socket {
  const socket = connect((gateway.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  return socket
}

/** A byte every now and then, so that the connection is never idle. */
function drip(socket: Socket, byte: string): void {
  dripping = setInterval(() => socket.write(byte), 50)
}

it('closes a connection whose headers only drip', async () => {
  const socket = open()
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nX: ')
  drip(socket, 'a')
  socket.resume()
  await once(socket, 'close')
})

it('closes a connection whose body only drips', async () => {
  const socket = open()
  socket.write('POST /auth/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-www-form-urlencoded\r\n')
  socket.write('Content-Length: 100000\r\n\r\n')
  drip(socket, 'a')
  socket.resume()
  await once(socket, 'close')
})

it('closes a connection on which nothing is said', async () => {
  const socket = open()
  socket.resume()
  await once(socket, 'close')
})

it('closes a connection that asks for a lot and does not read', async () => {
  const big = makeRemote('mfe-auth', {
    content: { 'client/big.js': 'x'.repeat(4_000_000) },
    paths: [],
    server: null,
  })
  await gateway.publish(big, '?promote=false')
  const path = `/r/mfe-auth/${big.release.build}/big.js`
  // Is kept from now on: finding and packing it may take longer than the limit.
  await gateway.app.inject(path)
  const accepted = once(gateway.app.server, 'connection') as Promise<[Socket]>
  const socket = open().pause()
  // More than the system keeps for a reader.
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(8))
  const [served] = await accepted
  await once(served, 'close')
  expect(served.bytesWritten).toBeGreaterThan(0)
  socket.destroy()
})
