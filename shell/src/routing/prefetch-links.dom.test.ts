import { queryClient, type RouteObject, type Session, sessionAtom, store } from '@ag/platform'
import { makePageRegistry, makeSession } from '@ag/testing'
import type { StartedPage } from '../start/started-page'
import { areaOf } from './areas'
import { prefetchLinks } from './prefetch-links'
import { routesUnder } from './shell-routes'

type RouterState = StartedPage['router']['state']

const registry = makePageRegistry()
const be = (session: Session) => store.set(sessionAtom, session)
const comes = (link: Element, intent: string) => link.dispatchEvent(new Event(intent, { bubbles: true }))
const settled = () => jest.advanceTimersByTimeAsync(100)

const preloaded: string[] = []
const loaded: string[] = []
const asked: string[] = []
const screen = (path: string): RouteObject => ({
  path,
  handle: {
    // Once, as the platform's screens do.
    preload: async () => {
      if (!preloaded.includes(path)) preloaded.push(path)
    },
    queries: () => [{ queryKey: [path], queryFn: async () => asked.push(path) }],
  },
})

/** Links in sight of a device without a pointer; what has moved tells the router's listeners. */
const watched = new Set<Element>()
let see: (link: Element) => void = () => undefined
let move: () => void = () => undefined
class Sight {
  constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    see = (target) => watched.has(target) && tell([{ isIntersecting: true, target }])
  }
  observe = (link: Element) => watched.add(link)
  unobserve = (link: Element) => watched.delete(link)
  disconnect = () => watched.clear()
}

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
  jest.useFakeTimers()
  Object.assign(globalThis, {
    IntersectionObserver: Sight,
    matchMedia: (query: string) => ({ matches: query === '(hover: none)' }),
  })
  const load = async (remote: string) => {
    loaded.push(remote)
    if (remote === 'mfe-admin') throw new Error('no network')
    return { routes: [screen('login'), screen('signup'), screen('settings'), screen('privacy')] }
  }
  prefetchLinks({
    remotes: { load },
    areaAt: (path) => areaOf(registry.areas, path),
    router: {
      subscribe(listener) {
        move = () => listener({} as RouterState)
        return () => undefined
      },
    },
    routesUnder,
  })
})
beforeEach(() => {
  be({ status: 'visitor' })
  document.body.replaceChildren()
  loaded.length = 0
  preloaded.length = 0
  asked.length = 0
  queryClient.clear()
})
afterAll(() => jest.useRealTimers())

it.each([
  ['pointerover', '/auth/login', 'login'],
  ['touchstart', '/auth/signup?from=%2F', 'signup'],
  ['focusin', '/privacy', 'privacy'],
])('fetches the code of a page on %s, and then what it shows, once', async (intent, href, name) => {
  const link = addLink(href)
  comes(link, intent)
  comes(link, intent)
  await settled()
  expect([preloaded, asked]).toEqual([[name], [name]])
  await settled()
  expect([preloaded, asked]).toEqual([[name], [name]])
})

it.each(['pointerover', 'focusin'])('leaves alone what %s only passes', async (intent) => {
  const [passed, meant] = [addLink('/auth/login'), addLink('/privacy')]
  comes(passed, intent)
  await jest.advanceTimersByTimeAsync(30)
  comes(meant, intent)
  await settled()
  expect(preloaded).toEqual(['privacy'])
})

it('leaves alone what the focus has left before', async () => {
  const link = addLink('/auth/login')
  comes(link, 'focusin')
  await jest.advanceTimersByTimeAsync(30)
  comes(link, 'focusout')
  await settled()
  expect(loaded).toEqual([])
})

it('fetches on a phone the code of what is in sight, not what it shows', async () => {
  const { parentElement: link } = addLink('/auth/login')
  if (!link) throw new Error('no link')
  see(link)
  await settled()
  expect(loaded).toEqual([])
  move()
  await settled()
  see(link)
  see(link)
  await settled()
  expect([preloaded, asked]).toEqual([['login'], []])
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
