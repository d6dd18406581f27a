import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { limitConnections } from './connection-limit'

let server: Server
const sockets: Socket[] = []

async function serve(isCounted: boolean) {
  server = createServer((_request, response) => response.end('here'))
  limitConnections(server, { most: 3, isCounted: () => isCounted })
  await once(server.listen(0, '127.0.0.1'), 'listening')
}
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
})

function open(): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  sockets.push(socket)
  return socket
}

/** Does a connection get an answer, or is it cut? */
async function isServed(socket = open()): Promise<boolean> {
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  return Promise.race([
    once(socket, 'data').then(() => true),
    once(socket.resume(), 'close').then(() => false),
  ]).catch(() => false)
}

it('cuts what one network opens beyond its share, and serves it again once there is room', async () => {
  await serve(true)
  for (let count = 0; count < 3; count++) expect(await isServed()).toBe(true)
  expect([await isServed(), await isServed()]).toEqual([false, false])
  const [first] = sockets
  expect(first && (await isServed(first))).toBe(true)
  first?.destroy()
  while (!(await isServed())) await new Promise(setImmediate)
  expect(await isServed()).toBe(false)
})

it('counts nobody behind a balancer, which counts itself', async () => {
  await serve(false)
  for (let count = 0; count < 9; count++) expect(await isServed()).toBe(true)
})
