import type { LoadReport } from './remotes'

/** Tells the gateway how loading a build went; nothing waits for it and its own failure is nobody's concern. */
export function reportLoad(report: LoadReport): void {
  navigator.sendBeacon?.('/api/beacons', new Blob([JSON.stringify(report)], { type: 'application/json' }))
}
