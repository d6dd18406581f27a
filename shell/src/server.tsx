import type { PageRegistry } from '@ag/contracts'
import * as platform from '@ag/platform'
import { createMemoryRouter, dehydrateQueries } from '@ag/platform/server'
import * as ui from '@ag/ui'
import * as data from '@ag/ui/data'
import * as dates from '@ag/ui/dates'
import * as form from '@ag/ui/form'
import * as overlay from '@ag/ui/overlay'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { renderToString } from 'react-dom/server'
import { App } from './app'
import { choiceBox, choiceIds } from './consent/choice-box'
import { show } from './consent/view'
import { Social } from './layout/social'
import { giveSocial } from './layout/social-place'
import { splitHead } from './layout/split-head'
import { siteQuery } from './layout/use-site'
import { handleOf } from './routing/handle-of'
import { shellRoutes } from './routing/shell-routes'
import { sharingOf } from './sharing/sharing-of'

giveSocial(Social)

/** The shared scope, for the server files of the remotes. */
export const shared: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@ag/platform': platform,
  '@ag/ui': ui,
  '@ag/ui/data': data,
  '@ag/ui/dates': dates,
  '@ag/ui/form': form,
  '@ag/ui/overlay': overlay,
}

/** The question about cookies as every page of the release holds it: unseen, until the browser finds that an answer is due. */
export function renderChoice(): string {
  show({ name: 'asking' })
  const html = renderToString(choiceBox, choiceIds)
  show({ name: 'hidden' })
  return html
}

interface RenderInput {
  registry: PageRegistry
  path: string
  /** Routes of the remotes that are needed, by name of the remote. */
  remotes: Record<string, { routes: platform.RouteObject[] }>
  /** Where the backend answers, e.g. `http://127.0.0.1:4000`. */
  apiUrl: string
  /** Where the public finds the site, e.g. `https://example.com`. */
  origin: string
}

export interface RenderedPage {
  status: number
  /** Title, what search engines and those who share the page read, and other tags for `<head>`. */
  head: string
  body: string
  /** Server state the page was rendered with, as JSON. */
  state: string
  /** When what it shows was changed last, in ISO 8601; null where only the releases know. */
  modified: string | null
}

/** Renders one path to HTML, with everything it shows fetched first. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const { registry, path, remotes, apiUrl, origin } = input
  platform.setApiOrigin(apiUrl)
  const routes = shellRoutes(registry.areas, (area) => remotes[area.remote]?.routes)
  const router = createMemoryRouter(routes, path)
  const { matches } = router.state
  const handles = matches.map(handleOf)
  const params = matches.at(-1)?.params ?? {}
  const client = platform.createQueryClient()
  await Promise.all([
    ...handles.map((handle) => handle?.preload?.()),
    platform.prefetch(client, [siteQuery, ...handles.flatMap((handle) => handle?.queries?.(params) ?? [])]),
  ])
  const html = renderToString(
    <App queryClient={client} resetFailures={() => undefined} retryArea={async () => false}>
      <platform.RouterProvider router={router} />
    </App>,
  )
  const sharing = await sharingOf({
    handles,
    params,
    known: platform.knownTo(client),
    registry,
    path,
    origin,
  })
  const state = dehydrateQueries(client)
  client.clear()
  const { head, body } = splitHead(html)
  return {
    status: 200,
    head: head + sharing.tags,
    body,
    state,
    modified: sharing.modified ?? null,
  }
}
