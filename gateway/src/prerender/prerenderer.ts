import { join } from 'node:path'
import type { Release } from '@ag/contracts'
import { products } from '@ag/core'
import type { FastifyBaseLogger } from 'fastify'
import { fullPath, productSegment } from '../html/match-path'
import { hostName } from '../registry/areas'
import { integrityIn, pageRegistry } from '../registry/page-registry'
import type { Registry } from '../registry/registry'
import type { ReleaseFiles } from '../registry/release-files'
import { liveMixes, type Mix } from '../registry/selection'
import type { Catalogue, CatalogueWatch } from './catalogue-watch'
import type { PageStore } from './page-store'
import type { RenderJob, ServerFile } from './render-job'
import { type ChildProgram, createPageRenderer } from './render-pages'

export interface PrerenderStatus {
  state: 'waiting' | 'rendering' | 'ready' | 'failed'
  /** The mix of the last rendering. */
  set: string | null
  catalogue: string | null
  rendered_at: string | null
  pages: number
  failures: { path: string; reason: string }[]
}

/** Keeps the prerendered pages in step with the registry and the catalogue. */
export interface Prerenderer {
  status(): PrerenderStatus
  /** Has everything been rendered once, as far as it can be? */
  ready(): boolean
  /** Resolves when nothing is left to render, or after a while at the latest. */
  settled(): Promise<void>
  start(): void
  /** Renders no more; resolves when nothing is being written. */
  stop(): Promise<void>
}

export interface PrerendererParts {
  registry: Registry
  releases: ReleaseFiles
  rendered: PageStore
  catalogue: CatalogueWatch
  program: ChildProgram
  apiUrl: string
  /** Where the public finds the site. */
  origin: string
  log: FastifyBaseLogger
  /** Called when pages have changed. */
  onRendered(): Promise<void>
}

const settleLimit = 20_000
/** A failure is tried again at once, as most pass, then later and later. */
const firstRetry = 1_000
const lastRetry = 30_000

/** Renders whenever the registry or the catalogue changes. What cannot be rendered keeps its last good page. */
export function createPrerenderer(parts: PrerendererParts): Prerenderer {
  const { registry, releases, rendered, catalogue, program, apiUrl, origin, log } = parts
  const stopping = new AbortController()
  const renderer = createPageRenderer(program, log)
  let status: PrerenderStatus = {
    state: 'waiting',
    set: null,
    catalogue: null,
    rendered_at: null,
    pages: 0,
    failures: [],
  }
  let ready = false
  /** Version of the catalogue that the last run saw. */
  let seen: string | null = null
  let wanted = false
  /** Ends the wait for what follows a run. */
  let goOn: (() => void) | undefined
  let running: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let retryAfter = firstRetry

  function requestRun(): void {
    wanted = true
    goOn?.()
    running ??= runUntilDone().finally(() => {
      running = undefined
    })
  }

  async function runUntilDone(): Promise<void> {
    while (wanted && !stopping.signal.aborted) {
      wanted = false
      try {
        await renderAll()
      } catch (error) {
        log.error({ err: error }, 'prerendering failed')
        status = { ...status, state: 'failed', failures: [{ path: '*', reason: 'Erro interno.' }] }
      }
      clearTimeout(retry)
      const failed = status.state === 'failed'
      if (failed) retry = setTimeout(requestRun, retryAfter).unref()
      retryAfter = failed ? Math.min(2 * retryAfter, lastRetry) : firstRetry
    }
  }

  async function renderAll(): Promise<void> {
    const mixes = liveMixes(registry.document())
    const [stable] = mixes
    if (!stable || stable.shell === null) return
    const shown = await catalogue.read()
    seen = shown?.version ?? null
    status = { ...status, state: 'rendering' }
    const failures: PrerenderStatus['failures'] = []
    for (const mix of mixes) failures.push(...(await renderMix(mix, shown)))
    if (stopping.signal.aborted) return
    await rendered.showToAll(stable.set)
    const made = rendered.rendering(stable.set)
    status = {
      state: failures.length === 0 ? 'ready' : 'failed',
      set: stable.set,
      catalogue: made?.catalogue ?? null,
      rendered_at: made?.renderedAt ?? null,
      pages: made?.pages.size ?? 0,
      failures,
    }
    if (failures.length > 0) log.error({ failures }, 'some pages could not be rendered')
    const followed = followUp()
    if (!wanted) await Promise.race([followed, new Promise<void>((resolve) => (goOn = resolve))])
    ready = true
  }

  /** What comes after the pages must not keep the next ones waiting. */
  async function followUp(): Promise<void> {
    try {
      await parts.onRendered()
    } catch (error) {
      log.error({ err: error }, 'pages could not be made ahead')
    }
  }

  async function renderMix(mix: Mix, shown: Catalogue | null): Promise<PrerenderStatus['failures']> {
    const version = shown?.version ?? null
    const known = rendered.rendering(mix.set)
    // Without the backend, pages with real prices are better than new ones without.
    const current = known?.catalogue === version && known?.origin === origin
    if (known?.complete && (version === null || current)) return []
    // While nobody knows what is sold, there are the pages of the agents that the site came with.
    const job = await jobFor(mix, shown?.products ?? products.map(({ slug }) => slug))
    if (!job || job.pages.length === 0) return []
    const outcomes = await renderer.render(job, stopping.signal)
    if (stopping.signal.aborted) return []
    const registries = new Map(job.pages.map((page) => [page.path, page.registry]))
    const pages = outcomes.flatMap((outcome) => {
      if (outcome.type === 'failed') return rendered.find(mix, outcome.path) ?? []
      const { path, status: code, head, body, state, modified } = outcome
      const pageRegistry = registries.get(path)
      return pageRegistry ? { path, status: code, head, body, state, modified, registry: pageRegistry } : []
    })
    const failures = outcomes.flatMap((outcome) =>
      outcome.type === 'failed' ? { path: outcome.path, reason: outcome.reason } : [],
    )
    const about = {
      set: mix.set,
      catalogue: version,
      origin,
      renderedAt: new Date().toISOString(),
      complete: failures.length === 0,
      canary: mix.canary,
      addresses: shown && job.pages.map(({ path }) => path),
    }
    await rendered.add(about, pages)
    return failures
  }

  /** Everything that the live releases ask to be rendered. */
  async function jobFor(mix: Mix, sold: string[]): Promise<RenderJob | undefined> {
    const shell = mix.shell === null ? undefined : await releases.find(hostName, mix.shell)
    if (!shell?.server) return undefined
    const pages: RenderJob['pages'] = []
    const remotes: Record<string, ServerFile> = {}
    for (const area of registry.document().areas) {
      const remote = mix.remotes[area.remote]
      const release = remote && (await releases.find(area.remote, remote.current))
      if (!release?.server || remote?.disabled !== null) continue
      const page = await pageRegistry(registry.document(), mix, area.start, releases)
      if (!page) continue
      remotes[release.name] = await serverFile(release, release.server)
      for (const { path, prerender } of release.paths) {
        if (!prerender) continue
        const paths = path.includes(productSegment)
          ? sold.map((product) => path.replace(productSegment, product))
          : [path]
        for (const each of paths)
          pages.push({ path: fullPath(area, each), remote: release.name, registry: page })
      }
    }
    return { apiUrl, origin, shell: await serverFile(shell, shell.server), remotes, pages }
  }

  async function serverFile(release: Release, path: string): Promise<ServerFile> {
    return { file: join(await releases.folder(release), path), integrity: integrityIn(release, path) }
  }

  return {
    status: () => status,
    ready: () => ready,
    async settled() {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, settleLimit)
      })
      const done = async () => {
        while (running) await running
      }
      await Promise.race([done(), late])
      clearTimeout(timer)
    },
    start() {
      registry.onChange(requestRun)
      requestRun()
      catalogue.start((version) => {
        if (version !== seen) requestRun()
      })
    },
    async stop() {
      catalogue.stop()
      stopping.abort()
      await running
      renderer.stop()
      clearTimeout(retry)
    },
  }
}
