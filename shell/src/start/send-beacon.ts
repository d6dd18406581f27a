/** Tells the gateway how builds do, also while the page is being left. Nobody waits for it, and its failure is nobody's concern. */
export function sendBeacon(told: unknown[]): void {
  navigator.sendBeacon?.('/api/beacons', new Blob([JSON.stringify(told)], { type: 'application/json' }))
}

/** The longest time that is taken, in milliseconds: a page that slept tells no more. */
export const longestTime = 600_000
