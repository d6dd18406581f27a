import { fadeAreas } from './fade-areas'

type Page = Parameters<typeof fadeAreas>[0]

const areas: Record<string, object> = { '/': {}, '/auth': {} }
let reducedMotion = false
let fades: { draw: () => unknown; skipped: boolean }[]

/** A page of two areas at `/`; `goTo` shows another path of it and tells whether it was drawn at once. */
function makePage() {
  const state = { location: { pathname: '/' }, historyAction: 'PUSH' }
  const router = { state, reveal: (draw: () => Promise<void>) => void draw() }
  const areaAt = (path: string) => areas[path.startsWith('/auth') ? '/auth' : '/']
  fadeAreas({ router, areaAt } as unknown as Page)
  const draw = jest.fn(async () => undefined)
  return (pathname: string, historyAction = 'PUSH') => {
    Object.assign(state, { location: { pathname }, historyAction })
    draw.mockClear()
    router.reveal(draw)
    return draw.mock.calls.length === 1
  }
}

beforeEach(() => {
  jest.useFakeTimers()
  fades = []
  reducedMotion = false
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList
  const startViewTransition = (draw: () => unknown) => {
    const fade = { draw, skipped: false }
    fades.push(fade)
    const pending = new Promise(() => undefined)
    return {
      ready: pending,
      updateCallbackDone: pending,
      finished: pending,
      skipTransition: () => Object.assign(fade, { skipped: true }),
    }
  }
  Object.assign(document, { startViewTransition })
})
afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(document, 'startViewTransition')
})

it('fades from one area into another, and draws within an area at once', () => {
  const goTo = makePage()
  expect(goTo('/agents')).toBe(true)
  expect(fades).toEqual([])
  expect(goTo('/auth/login')).toBe(false)
  expect(fades).toHaveLength(1)
  expect(goTo('/auth/signup')).toBe(true)
})

it('keeps nobody waiting for a page that cannot be drawn soon', () => {
  makePage()('/auth/login')
  jest.advanceTimersByTime(149)
  expect(fades).toMatchObject([{ skipped: false }])
  jest.advanceTimersByTime(1)
  expect(fades).toMatchObject([{ skipped: true }])
})

it('draws at once for who wants less motion', () => {
  reducedMotion = true
  expect(makePage()('/auth/login')).toBe(true)
  expect(fades).toEqual([])
})

it('leaves going back to browsers, which show it themselves', () => {
  expect(makePage()('/auth/login', 'POP')).toBe(true)
  expect(fades).toEqual([])
})

it('draws at once in browsers that cannot fade', () => {
  Reflect.deleteProperty(document, 'startViewTransition')
  expect(makePage()('/auth/login')).toBe(true)
})
