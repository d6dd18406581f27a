import type { Server } from 'node:http'
import { networkOf } from './network'

/**
 * Cuts every connection that a network opens beyond so many at once, before a byte of it is read.
 * @param most connections of one network that are open together
 * @param isCounted is false for a network that may have as many as it likes
 */
export function limitConnections(
  server: Server,
  { most, isCounted }: { most: number; isCounted: (network: string) => boolean },
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (!isCounted(network)) return
    const count = (open.get(network) ?? 0) + 1
    if (count > most) return socket.destroy()
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
