import type { Upstream } from '../proxy/upstream'

export type State = 'working' | 'slow' | 'down' | 'unknown'

/** What the service consists of, for those who use it. */
export const partIds = ['pages', 'backend', 'database', 'queue'] as const
export type PartId = (typeof partIds)[number]

export interface ServiceStatus {
  /** When it was looked at, as milliseconds since 1970. */
  at: number
  parts: { id: PartId; state: State }[]
}

export interface StatusParts {
  upstream: Upstream
  /** Can the gateway show pages? */
  isSiteReady: () => boolean
  now?: () => number
}

/** How long one look serves everybody, in milliseconds: visitors cost the backend nothing. */
const lasts = 10_000
/** How long a look waits for the backend, in milliseconds. */
const patience = 2_000
/** So many mails and tasks due at once are more than what a usual moment leaves waiting. */
const manyWaiting = 50

/** Reads how the service does from what its parts say about themselves; one look at a time, kept for ten seconds. */
export function createServiceStatus({ upstream, isSiteReady, now = Date.now }: StatusParts) {
  let last: Promise<ServiceStatus> | undefined
  let until = 0

  return {
    read(): Promise<ServiceStatus> {
      if (last === undefined || now() >= until) {
        until = now() + lasts
        last = look()
      }
      return last
    },
  }

  async function look(): Promise<ServiceStatus> {
    const at = now()
    const [alive, ready, metrics] = await Promise.all([ask('/healthz'), ask('/readyz'), ask('/metrics')])
    return {
      at,
      parts: [
        { id: 'pages', state: isSiteReady() ? 'working' : 'down' },
        { id: 'backend', state: alive === undefined ? 'down' : 'working' },
        { id: 'database', state: databaseState(alive, ready) },
        { id: 'queue', state: queueState(metrics) },
      ],
    }
  }

  /** The text of a good answer; undefined when there is none in time. */
  async function ask(path: string): Promise<string | undefined> {
    try {
      const { status, body } = await upstream.send({
        method: 'GET',
        path,
        headers: {},
        body: undefined,
        gone: AbortSignal.timeout(patience),
      })
      return status === 200 ? body.toString('utf8') : undefined
    } catch {
      return undefined
    }
  }
}

/** Whether the database answers is known only from a backend that does. */
function databaseState(alive: string | undefined, ready: string | undefined): State {
  if (ready !== undefined) return 'working'
  return alive === undefined ? 'unknown' : 'down'
}

function queueState(metrics: string | undefined): State {
  const waiting = metrics?.match(/^outbox_waiting (\d+)$/m)?.[1]
  if (waiting === undefined) return 'unknown'
  return Number(waiting) > manyWaiting ? 'slow' : 'working'
}
