import { type ComponentType, use } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { AnyQuery, Known } from '../api/query'
import type { Params } from './params'
import type { Sharing } from './sharing'

/** Words of a page, from what is known and where it is. */
export type Words = (known: Known, params: Params) => string

export interface ScreenAbout {
  /** Words for the browser's title; `{empresa}` is filled in by the shell. A function where they depend on what is known. */
  title: string | Words
  /** What search results say below the title. */
  description?: string | Words
  /** Rendered ahead of time by the gateway. */
  prerender?: boolean
  /** May search engines keep it? */
  index?: boolean
  /** What the screen shows: fetched before it is prerendered, and as soon as somebody goes there. */
  queries?: (params: Params) => AnyQuery[]
  /** What those who share or index the page are told; asked on a server only, so it belongs into a chunk of its own. */
  sharing?: () => Promise<Sharing>
}

/** What a route of a screen says about itself in `handle`. */
export interface ScreenHandle extends ScreenAbout {
  /** Name of the webpack chunk that holds the screen. */
  chunk: string
  /** Loads the screen's code; at once when it is there. */
  preload: () => Promise<void>
}

const failed = new Set<() => void>()

/** Lets screens whose code could not be loaded be tried again. */
export function resetFailedScreens(): void {
  for (const reset of failed) reset()
  failed.clear()
}

/**
 * A route whose code is loaded when it is first needed. Unlike `React.lazy` and the router's `lazy` it does not
 * remember a failure for ever: after `resetFailedScreens` the next render tries again.
 */
export function screen(
  chunk: string,
  load: () => Promise<ComponentType>,
  about: ScreenAbout,
): Pick<RouteObject, 'element' | 'handle'> {
  const code = new ScreenCode(load)
  const handle: ScreenHandle = { ...about, chunk, preload: async () => void (await code.component()) }
  return { element: <Screen code={code} />, handle }
}

class ScreenCode {
  private pending: Promise<ComponentType> | undefined

  constructor(private readonly load: () => Promise<ComponentType>) {}

  component(): Promise<ComponentType> {
    if (this.pending) return this.pending
    const pending = this.load()
    this.pending = pending
    // Marked as React marks them, so that `use` reads a settled one without waiting, also on a server.
    pending.then(
      (value) => Object.assign(pending, { status: 'fulfilled', value }),
      (reason: unknown) => {
        Object.assign(pending, { status: 'rejected', reason })
        failed.add(() => {
          this.pending = undefined
        })
      },
    )
    return pending
  }
}

function Screen({ code }: { code: ScreenCode }) {
  const Loaded = use(code.component())
  return <Loaded />
}
