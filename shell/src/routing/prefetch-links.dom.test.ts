import { type RouteObject, type Session, sessionAtom, store } from '@ag/platform'
import { makePageRegistry, makeSession } from '@ag/testing'
import { areaOf } from './areas'
import { prefetchLinks } from './prefetch-links'
import { routesUnder } from './shell-routes'

const registry = makePageRegistry()
const be = (session: Session) => store.set(sessionAtom, session)
const comes = (link: Element, intent: string) => link.dispatchEvent(new Event(intent, { bubbles: true }))
const settled = () => new Promise((resolve) => setTimeout(resolve))

const preloaded: string[] = []
const loaded: string[] = []
const screen = (path: string): RouteObject => ({
  path,
  handle: { preload: async () => void preloaded.push(path) },
})

function addLink(href: string, attributes: Record<string, string> = {}): Element {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const words = document.createElement('span')
  link.append(words)
  document.body.append(link)
  return words
}

beforeAll(() => {
  const load = async (remote: string) => {
    loaded.push(remote)
    if (remote === 'mfe-admin') throw new Error('no network')
    return { routes: [screen('login'), screen('signup'), screen('settings'), screen('privacy')] }
  }
  prefetchLinks({
    remotes: { load },
    areaAt: (path) => areaOf(registry.areas, path),
    routesUnder,
  })
})
beforeEach(() => {
  be({ status: 'visitor' })
  document.body.replaceChildren()
  loaded.length = 0
  preloaded.length = 0
})

it.each([
  ['pointerover', '/auth/login', 'login'],
  ['touchstart', '/auth/signup?from=%2F', 'signup'],
  ['focusin', '/privacy', 'privacy'],
])('fetches the code of a page on %s, once', async (intent, href, name) => {
  const link = addLink(href)
  comes(link, intent)
  comes(link, intent)
  await settled()
  expect(preloaded).toEqual([name])
  expect(loaded).toHaveLength(1)
})

it.each<[string, string, Record<string, string>]>([
  ['another site', 'https://example.com/auth/login', {}],
  ['another tab', '/auth/login', { target: '_blank' }],
  ['a download', '/auth/login', { download: '' }],
  ['a place on the page', '#content', {}],
  ['an area behind a login', '/dashboard/settings', {}],
])('fetches nothing for %s', async (_, href, attributes) => {
  comes(addLink(href, attributes), 'pointerover')
  await settled()
  expect(loaded).toEqual([])
})

it('fetches an area behind a login for who has one', async () => {
  be(makeSession())
  comes(addLink('/dashboard/settings'), 'pointerover')
  await settled()
  expect(preloaded).toEqual(['settings'])
})

it('keeps a failure to itself', async () => {
  be(makeSession())
  comes(addLink('/admin/settings'), 'pointerover')
  await settled()
  expect([loaded, preloaded]).toEqual([['mfe-admin'], []])
})
