import { type DeviceClass, type MeasuredPage, measuredPages, recordSpeed, type Vitals } from '@ag/contracts'
import { barePath } from '@ag/core'
import { allows, call } from '@ag/platform'
import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { longestTime, sendBeacon } from '../start/send-beacon'
import type { StartedPage } from '../start/started-page'
import { record } from './send-fact'

/** What a load is measured by. */
export interface MeasuredLoad extends Pick<StartedPage, 'registry' | 'areaAt'> {
  remotes: Pick<StartedPage['remotes'], 'taken'>
}

let measuring = false

/**
 * Measures how fast and how steady the page is, once a page load, and tells it when the page is hidden for the first time: it
 * may never be seen again.
 */
export function measureVitals(load: MeasuredLoad): void {
  if (measuring) return
  measuring = true
  // Whoever has gone to another screen since has loaded this one all the same.
  const [navigation] = performance.getEntriesByType('navigation')
  const path = barePath(new URL(navigation?.name ?? location.href).pathname)
  const page = patternOf(path)
  if (!page) return
  // Asked now: of a page that is being left browsers know no pointer.
  const device = deviceClass()
  const vitals: Vitals = {}
  for (const measure of [onCLS, onINP, onLCP, onTTFB])
    measure(({ name, value }) => {
      vitals[name.toLowerCase() as keyof Vitals] = Math.round(value * 1000) / 1000
    })
  function tell(): void {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', tell)
    if (!page || !allows('analytics') || Object.keys(vitals).length === 0) return
    const builds = buildsOf(load, path)
    const body = { page, device, vitals, builds }
    record('speed', call(recordSpeed, { body }, { keepalive: true, auth: 'none' }))
    if (vitals.inp === undefined) return
    // Only the gateway knows whom it gave a build on trial.
    const answer = Math.min(vitals.inp, longestTime)
    sendBeacon(Object.entries(builds).map(([remote, build]) => ({ remote, build, answer })))
  }
  // The last values come by listeners of the window, which hear of it before those of the document.
  document.addEventListener('visibilitychange', tell)
}

/** The page that answers a path; no part of an address that names something is told. */
function patternOf(path: string): MeasuredPage | undefined {
  const given = path.split('/')
  return measuredPages.find((pattern) => {
    const parts = pattern.split('/')
    const fits = (part: string, index: number) => part.startsWith(':') || part === given[index]
    return parts.length === given.length && parts.every(fits)
  })
}

/** What is not pointed at with fingers is a computer; of the rest, a phone has less than 600 px on its shorter side. */
function deviceClass(): DeviceClass {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet'
}

/** The builds that this page began with: not those of areas that somebody went to later, nor those that came live meanwhile. */
function buildsOf({ registry, remotes, areaAt }: MeasuredLoad, path: string): Record<string, string> {
  const shown = areaAt(path)
  const builds: Record<string, string> = { shell: registry.shell.build }
  for (const { remote, build } of remotes.taken()) {
    const isElsewhere = registry.areas.some((area) => area.remote === remote && area !== shown)
    if (!isElsewhere) builds[remote] ??= build
  }
  return builds
}
