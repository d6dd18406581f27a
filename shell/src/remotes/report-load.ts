import type { LoadReport } from './remotes'

const gathering = 2000
let waiting: LoadReport[] = []

/**
 * Tells the gateway how loading builds went: what happens together goes in one request. Nothing waits for it, and its own
 * failure is nobody's concern.
 */
export function reportLoad(report: LoadReport): void {
  if (waiting.push(report) > 1) return
  setTimeout(send, gathering)
  addEventListener('pagehide', send, { once: true })
}

function send(): void {
  if (waiting.length === 0) return
  navigator.sendBeacon?.('/api/beacons', new Blob([JSON.stringify(waiting)], { type: 'application/json' }))
  waiting = []
}
