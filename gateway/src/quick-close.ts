import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets the server close as soon as the last answer is out. Node waits for connections on which a browser has not
 * asked for anything yet; those are cut.
 */
export function quickClose(app: FastifyInstance): void {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  let closing = false
  app.server.on('connection', (socket) => {
    if (closing) socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onRequest', async (request) => {
    busy.add(request.raw.socket)
  })
  app.addHook('onResponse', async (request) => {
    busy.delete(request.raw.socket)
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
  })
}
