import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Where a server is on its way out. */
export interface Closing {
  /** It still answers, and asks to be sent nobody any more. */
  isLeaving: boolean
}

/**
 * Lets the server close as soon as the last answer is out, and without a request that fails: while it leaves, every
 * answer ends its connection. Node waits for connections on which a browser has not asked for anything yet; those are cut.
 */
export function watchClosing(app: FastifyInstance): Closing {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  const state = { isLeaving: false }
  let closing = false
  app.server.on('connection', (socket) => {
    if (closing) socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onRequest', async (request, reply) => {
    busy.add(request.raw.socket)
    if (state.isLeaving) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request) => {
    busy.delete(request.raw.socket)
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
  })
  app.decorate('leave', async (notice: number) => {
    state.isLeaving = true
    await wait(notice)
    await app.close()
  })
  return state
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes the server out of service: `/readyz` says so first, and requests go on being answered.
     * @param notice how long balancers may take to notice, in milliseconds
     */
    leave(notice: number): Promise<void>
  }
}
