import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Where a server is on its way out. */
export interface Closing {
  /** It still answers, and asks to be sent nobody any more. */
  isLeaving: boolean
  /** How many requests are being answered. */
  readonly inFlight: number
}

/** On a busy machine requests wait to be read, or their connections to be taken: a few looks in which nobody new came find none. */
const looks = { apart: 25, most: 40 }

/**
 * Lets the server close as soon as the last answer is out, and without a request that fails: while it leaves, every
 * answer ends its connection. Node waits for connections on which a browser has not asked for anything yet; those are cut.
 */
export function watchClosing(app: FastifyInstance): Closing {
  const open = new Set<Socket>()
  const busy = new Set<Socket>()
  const state = {
    isLeaving: false,
    get inFlight() {
      return busy.size
    },
  }
  let begun = 0
  let closing = false
  /** Resolves once what had arrived has begun to be answered: it would be cut together with connections that nobody uses. */
  async function allAreRead(): Promise<void> {
    for (let look = 0, quiet = 0, known = begun; quiet < 2 && look < looks.most; look += 1) {
      await wait(looks.apart)
      quiet = begun === known ? quiet + 1 : 0
      known = begun
    }
  }
  app.server.on('connection', (socket) => {
    if (closing) socket.destroy()
    open.add(socket)
    // Whoever goes away before the answer is out ends no response.
    socket.once('close', () => {
      open.delete(socket)
      busy.delete(socket)
    })
  })
  app.addHook('onRequest', async (request) => {
    begun += 1
    busy.add(request.raw.socket)
  })
  app.addHook('onSend', async (_request, reply) => {
    if (state.isLeaving) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request) => {
    busy.delete(request.raw.socket)
    // An answer that was begun before all this has kept its connection.
    if (closing) request.raw.socket.end()
  })
  app.addHook('preClose', async () => {
    closing = true
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
  })
  app.decorate('leave', async (notice: number) => {
    state.isLeaving = true
    await wait(notice)
    await allAreRead()
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
