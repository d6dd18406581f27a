import { loadFont } from '@ag/ui/font'
import { deferEarlySubmits } from './early-submits'
import { readFiles, readRegistry } from './page-data'
import { reloadPanel } from './reload-panel'
import { longestTime, sendBeacon } from './send-beacon'
import { trustOnlyReleases } from './trusted-scripts'
import { whenIdle } from './when-idle'

// The inline script at the end of every page: decides which scripts may run, and when the first ones and the font come.

const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
const patience = 10_000

const registry = readRegistry()
let started = false
let givenUp = false

trustOnlyReleases(registry)
const sendPlainly = deferEarlySubmits(start)
whenPainted(() => loadFont().catch(() => undefined))
if (registry.start === 'now') start()
else {
  for (const intent of intents) addEventListener(intent, start, { once: true, passive: true })
  addEventListener('load', () => whenPainted(fetchThenStart))
}

/** What is not in the document waits for the first paint: it would keep the line and the processor from it. Nobody paints what is hidden. */
function whenPainted(work: () => void): void {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

/** Brings scripts and styles into the cache without using them, behind everything that the page itself still needs. */
async function fetchThenStart(): Promise<void> {
  const options = { priority: 'low', credentials: 'same-origin' } as const
  await Promise.allSettled(
    readFiles().map((href) => fetch(href, options).then((answer) => answer.arrayBuffer())),
  )
  whenIdle(start)
}

function start(): void {
  if (started) return
  started = true
  for (const { src, integrity } of registry.shell.scripts) {
    const script = document.createElement('script')
    script.async = false
    script.crossOrigin = 'anonymous'
    script.integrity = integrity
    script.src = src
    script.onerror = giveUp
    document.head.append(script)
  }
  setTimeout(giveUp, patience)
}

/** The scripts could not be run, or not in time: whoever watches releases hears of it, and the visitor where it matters. */
function giveUp(): void {
  if (givenUp || 'ready' in document.documentElement.dataset) return
  givenUp = true
  const ms = Math.min(Math.round(performance.now()), longestTime)
  sendBeacon([{ remote: 'shell', build: registry.shell.build, outcome: 'start', ms }])
  offerReload()
  sendPlainly()
}

/** An empty page that the scripts never filled says so; a prerendered one is of use without them. */
function offerReload(): void {
  const root = document.getElementById('root')
  if (!root || root.dataset.rendered === 'true') return
  root.replaceChildren(reloadPanel())
}
