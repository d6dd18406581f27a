import type { Settings } from '@ag/contracts'
import { type Session, sessionAtom, store } from '@ag/platform'
import { type AssistantPlaced, assistantPlaceEvent, placeAssistant } from '@ag/platform/assistant'
import { makePageBuild, makePageRegistry, makeSession, makeSettings, makeUser } from '@ag/testing'
import { waitFor } from '@testing-library/react'
import { RemoteError } from '../remotes/remote-error'
import { createRemotes } from '../remotes/remotes'
import { createInbox } from '../start/inbox'
import { mountAssistant } from './mount-assistant'

interface Props {
  domElement: HTMLElement
  onOpenChange: (isOpen: boolean) => void
  path: string
  user: { name: string } | null
  settings: () => Promise<unknown>
  brand?: object
}

type Step = (props: Props) => Promise<void>
type Widget = Record<'bootstrap' | 'mount' | 'update' | 'unmount', Step>

const signedIn: Session = makeSession()
const be = (session: Session) => store.set(sessionAtom, session)

const fail = async () => {
  throw new Error('boom')
}
const failAtOnce = () => {
  throw new Error('boom')
}

interface Parts {
  gate?: unknown
  brand?: Settings['assistant']['brand']
  /** Steps of the widget that differ from the usual, which only tell that they were taken. */
  widget?: Partial<Widget>
  noWidget?: true
}

/** A page with a router at a path, and an assistant that stays away from `/auth` and from customers. */
function openPage(path: string, parts: Parts = {}) {
  const steps: string[] = []
  const lastProps: Partial<Props> = {}
  const record =
    (name: keyof Widget, change: Step = async () => undefined): Step =>
    async (props) => {
      steps.push(`${name} ${props.path}`)
      Object.assign(lastProps, props)
      await change(props)
    }
  const makeWidget = (): Widget => ({
    bootstrap: record('bootstrap', parts.widget?.bootstrap),
    mount: record('mount', async (props) => {
      props.domElement.textContent = 'Assistente IA'
      await parts.widget?.mount?.(props)
    }),
    update: record('update', parts.widget?.update),
    unmount: record('unmount', async ({ domElement }) => domElement.replaceChildren()),
  })
  const listeners = new Set<() => void>()
  const router = {
    state: { location: { pathname: path } },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const modules: Record<string, unknown> = {
    './gate': parts.gate ?? {
      gate: (where: { path: string; signedIn: boolean }) =>
        where.signedIn || where.path.startsWith('/auth') ? 'hidden' : 'shown',
    },
    './widget': parts.noWidget ? {} : makeWidget(),
  }
  const loaded: string[] = []
  let isDown = false
  const exposes = { './gate': 'gate', './widget': 'parcel' } as const
  const registry = makePageRegistry({
    remotes: {
      'mfe-assistant': {
        current: makePageBuild('mfe-assistant', 'a', { exposes }),
        previous: null,
        disabled: null,
      },
    },
  })
  const remotes = createRemotes(registry, {
    loadExpose: async (_, expose) => {
      loaded.push(expose)
      if (isDown) throw new RemoteError('mfe-assistant', 'entry-network')
      return modules[expose]
    },
    loadStyle: async () => undefined,
    isCompatible: () => true,
    report: () => undefined,
  })
  const places = createInbox<AssistantPlaced>()
  const keep = (event: Event) => places.put((event as CustomEvent<AssistantPlaced>).detail)
  document.addEventListener(assistantPlaceEvent, keep)
  stopListening = () => document.removeEventListener(assistantPlaceEvent, keep)
  const settings = async () =>
    makeSettings({ assistant: { enabled: true, status: 'online', brand: parts.brand } })
  const takeNewest = mountAssistant({ router, remotes, settings, places })
  /** Another build of the assistant goes live, which writes its name on the page. */
  const release = (letter: string) => {
    const current = makePageBuild('mfe-assistant', letter, { exposes })
    registry.remotes['mfe-assistant'] = { current, previous: null, disabled: null }
    const mount = record('mount', async ({ domElement }) => domElement.append(letter))
    modules['./widget'] = { ...makeWidget(), mount }
    takeNewest()
  }
  const goTo = (next: string) => {
    router.state = { location: { pathname: next } }
    for (const listener of listeners) listener()
  }
  return {
    goTo,
    loaded,
    steps,
    lastProps,
    release,
    goDown: () => {
      isDown = true
    },
    comeBack: () => {
      isDown = false
    },
  }
}

const place = () => document.getElementById('assistant')
let stopListening: () => void

afterEach(() => stopListening())
beforeEach(() => {
  document.body.innerHTML = '<div id="root"><h1>Início</h1></div>'
  be({ status: 'visitor' })
})

it('is mounted where its gate shows it', async () => {
  const { steps, lastProps } = openPage('/')
  await waitFor(() => expect(place()).toHaveTextContent('Assistente IA'))
  expect(steps).toEqual(['bootstrap /', 'mount /'])
  expect(lastProps.user).toBeNull()
  expect(await lastProps.settings?.()).toEqual(makeSettings())
  expect(lastProps.brand).toBeUndefined()
})

it('looks as the settings of the site say, and as the page around a place does before that', async () => {
  const { lastProps } = openPage('/', { brand: { color: '#7a1fa2', side: 'left' } })
  await waitFor(() => expect(lastProps.brand).toEqual({ color: '#7a1fa2', side: 'left' }))
  const domElement = document.body.appendChild(document.createElement('div'))
  placeAssistant({ domElement, look: 'page', onFail: jest.fn(), brand: { color: '#ffe600' } })
  await waitFor(() => expect(lastProps.brand).toEqual({ color: '#ffe600', side: 'left' }))
})

it('costs a page that hides it no more than its gate', async () => {
  const { loaded, goTo, steps } = openPage('/auth/login')
  await waitFor(() => expect(loaded).toEqual(['./gate']))
  goTo('/auth/signup')
  goTo('/agents')
  await waitFor(() => expect(steps).toEqual(['bootstrap /agents', 'mount /agents']))
})

it('is told of every move, taken away where it is hidden, and brought back', async () => {
  const { goTo, steps } = openPage('/')
  await waitFor(() => expect(steps).toHaveLength(2))
  goTo('/agents')
  await waitFor(() => expect(steps).toContain('update /agents'))
  goTo('/auth/login')
  await waitFor(() => expect(steps).toContain('unmount /agents'))
  expect(place()).toBeEmptyDOMElement()
  goTo('/')
  await waitFor(() =>
    expect(steps.slice(2)).toEqual(['update /agents', 'unmount /agents', 'bootstrap /', 'mount /']),
  )
})

it('waits for the session, and leaves when somebody signs in', async () => {
  be({ status: 'loading' })
  const { loaded, steps } = openPage('/')
  be({ status: 'visitor' })
  await waitFor(() => expect(steps).toEqual(['bootstrap /', 'mount /']))
  expect(loaded).toEqual(['./gate', './widget'])
  be(signedIn)
  await waitFor(() => expect(steps).toContain('unmount /'))
  expect(place()).toBeEmptyDOMElement()
})

it('takes one step after the other', async () => {
  let finish: () => void = () => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const slow = () => finished
  const { goTo, steps } = openPage('/', { widget: { mount: slow } })
  await waitFor(() => expect(steps).toContain('mount /'))
  goTo('/auth/login')
  goTo('/agents')
  expect(steps).toEqual(['bootstrap /', 'mount /'])
  finish()
  await waitFor(() => expect(steps.at(-1)).toMatch('/agents'))
  expect(steps.filter((step) => step.startsWith('mount'))).toHaveLength(1)
})

describe('a place of a screen', () => {
  const makePlace = () => ({
    domElement: document.body.appendChild(document.createElement('div')),
    look: 'help' as const,
    onClose: jest.fn(),
    onFail: jest.fn(),
  })

  it('gets the assistant where the gate hides it, until the place is gone', async () => {
    be(signedIn)
    const { steps, lastProps, loaded, goTo } = openPage('/auth/x')
    await waitFor(() => expect(loaded).toEqual(['./gate']))
    const place = makePlace()
    const leave = placeAssistant(place)
    await waitFor(() => expect(place.domElement).toHaveTextContent('Assistente IA'))
    expect(lastProps).toMatchObject({ look: 'help', onClose: place.onClose, user: makeUser() })
    goTo('/auth/y')
    await waitFor(() => expect(steps.at(-1)).toBe('update /auth/y'))
    leave()
    await waitFor(() => expect(steps.at(-1)).toBe('unmount /auth/y'))
    expect(place.onFail).not.toHaveBeenCalled()
  })

  it('goes before the launcher, which comes back', async () => {
    const { lastProps } = openPage('/')
    await waitFor(() => expect(document.getElementById('assistant')).toHaveTextContent('Assistente IA'))
    const place = makePlace()
    const leave = placeAssistant(place)
    await waitFor(() => expect(lastProps.domElement).toBe(place.domElement))
    leave()
    await waitFor(() => expect(lastProps.domElement).toBe(document.getElementById('assistant')))
  })

  it('is told when the assistant cannot be had, each time', async () => {
    openPage('/auth/x', { widget: { mount: fail } })
    const place = makePlace()
    placeAssistant(place)
    await waitFor(() => expect(place.onFail).toHaveBeenCalledTimes(1))
    const next = makePlace()
    placeAssistant(next)
    await waitFor(() => expect(next.onFail).toHaveBeenCalledTimes(1))
  })
})

describe('another build', () => {
  it('comes in the place of the one before', async () => {
    const { release, steps } = openPage('/')
    await waitFor(() => expect(steps).toHaveLength(2))
    release('b')
    await waitFor(() => expect(place()).toHaveTextContent(/^b$/))
    expect(steps.slice(2)).toEqual(['unmount /', 'bootstrap /', 'mount /'])
  })

  it('waits until the panel is closed', async () => {
    const { release, steps, lastProps, goTo } = openPage('/')
    await waitFor(() => expect(steps).toHaveLength(2))
    lastProps.onOpenChange?.(true)
    release('b')
    goTo('/agents')
    await waitFor(() => expect(steps.at(-1)).toBe('update /agents'))
    expect(place()).toHaveTextContent('Assistente IA')
    lastProps.onOpenChange?.(false)
    await waitFor(() => expect(place()).toHaveTextContent(/^b$/))
  })

  it('waits until the focus has left the launcher', async () => {
    const { release, steps } = openPage('/')
    await waitFor(() => expect(steps).toHaveLength(2))
    const launcher = document.createElement('button')
    place()?.append(launcher)
    launcher.focus()
    release('b')
    await waitFor(() => expect(steps.at(-1)).toBe('update /'))
    launcher.blur()
    await waitFor(() => expect(place()).toHaveTextContent(/^b$/))
  })

  it('leaves a conversation in a place of a screen alone', async () => {
    const { release, steps, lastProps } = openPage('/')
    const domElement = document.body.appendChild(document.createElement('div'))
    const leave = placeAssistant({ domElement, look: 'page', onFail: jest.fn() })
    await waitFor(() => expect(lastProps.domElement).toBe(domElement))
    release('b')
    await waitFor(() => expect(steps.at(-1)).toBe('update /'))
    leave()
    await waitFor(() => expect(place()).toHaveTextContent(/^b$/))
  })

  it('heals a broken one', async () => {
    const { release, steps } = openPage('/', { widget: { mount: fail } })
    await waitFor(() => expect(steps).toContain('mount /'))
    await waitFor(() => expect(place()).toBeEmptyDOMElement())
    release('b')
    await waitFor(() => expect(place()).toHaveTextContent(/^b$/))
  })
})

describe('when its files do not come', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)

  it('is asked for again, ever more seldom, and comes without a reload', async () => {
    const { goDown, comeBack, goTo, loaded } = openPage('/')
    goDown()
    await pass(1)
    // The build is tried twice each time.
    expect(loaded).toHaveLength(2)
    goTo('/agents')
    await pass(3)
    expect(loaded).toHaveLength(2)
    await pass(3)
    expect(loaded).toHaveLength(4)
    await pass(3600)
    expect(loaded.length).toBeGreaterThan(15)
    expect(loaded.length).toBeLessThan(25)
    comeBack()
    await pass(3600)
    expect(place()).toHaveTextContent('Assistente IA')
  })

  it('is asked for at once by a screen that is about it', async () => {
    const { goDown, comeBack } = openPage('/auth/login')
    goDown()
    await pass(1)
    comeBack()
    const domElement = document.body.appendChild(document.createElement('div'))
    const onFail = jest.fn()
    placeAssistant({ domElement, look: 'page', onFail })
    await pass(1)
    expect(domElement).toHaveTextContent('Assistente IA')
    expect(onFail).not.toHaveBeenCalled()
  })
})

it.each<[string, Parts]>([
  ['has no gate', { gate: {} }],
  ['has a gate that throws', { gate: { gate: failAtOnce } }],
  ['has no widget', { noWidget: true }],
  ['cannot start', { widget: { bootstrap: fail } }],
  ['cannot be mounted', { widget: { mount: fail } }],
  ['cannot follow', { widget: { update: fail } }],
])('leaves the page alone when it %s', async (_, parts) => {
  const { goTo, loaded, steps } = openPage('/', parts)
  await waitFor(() => expect(loaded).not.toEqual([]))
  goTo('/agents')
  await waitFor(() => expect(place()).toBeEmptyDOMElement())
  const taken = steps.length
  goTo('/')
  goTo('/agents')
  await waitFor(() => expect(document.getElementById('root')).toHaveTextContent('Início'))
  expect(steps).toHaveLength(taken)
})
