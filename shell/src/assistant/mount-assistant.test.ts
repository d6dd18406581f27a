import { getSettings } from '@ag/contracts'
import { type Session, sessionAtom, store } from '@ag/platform'
import { fakeBackend, makePageBuild, makePageRegistry, makeSettings, makeToken, makeUser } from '@ag/testing'
import { waitFor } from '@testing-library/react'
import { createRemotes } from '../remotes/remotes'
import { mountAssistant } from './mount-assistant'

interface Props {
  domElement: HTMLElement
  path: string
  user: { name: string } | null
  settings: () => Promise<unknown>
}

type Step = (props: Props) => Promise<void>
type Widget = Record<'bootstrap' | 'mount' | 'update' | 'unmount', Step>

const signedIn: Session = { status: 'signed-in', user: makeUser(), token: makeToken() }
const be = (session: Session) => store.set(sessionAtom, session)

const fail = async () => {
  throw new Error('boom')
}
const failAtOnce = () => {
  throw new Error('boom')
}

interface Parts {
  gate?: unknown
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
  const widget: Widget = {
    bootstrap: record('bootstrap', parts.widget?.bootstrap),
    mount: record('mount', async (props) => {
      props.domElement.textContent = 'Assistente IA'
      await parts.widget?.mount?.(props)
    }),
    update: record('update', parts.widget?.update),
    unmount: record('unmount', async ({ domElement }) => domElement.replaceChildren()),
  }
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
    './widget': parts.noWidget ? {} : widget,
  }
  const loaded: string[] = []
  const current = makePageBuild('mfe-assistant', 'a', { exposes: { './gate': 'gate', './widget': 'parcel' } })
  const remotes = createRemotes(
    makePageRegistry({ remotes: { 'mfe-assistant': { current, previous: null, disabled: null } } }),
    {
      loadExpose: async (_, expose) => {
        loaded.push(expose)
        return modules[expose]
      },
      loadStyle: async () => undefined,
      isCompatible: () => true,
      report: () => undefined,
    },
  )
  mountAssistant(router, remotes)
  const goTo = (next: string) => {
    router.state = { location: { pathname: next } }
    for (const listener of listeners) listener()
  }
  return { goTo, loaded, steps, lastProps }
}

const place = () => document.getElementById('assistant')

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><h1>Início</h1></div>'
  be({ status: 'visitor' })
})

it('is mounted where its gate shows it', async () => {
  fakeBackend.replies(getSettings, makeSettings())
  const { steps, lastProps } = openPage('/')
  await waitFor(() => expect(place()).toHaveTextContent('Assistente IA'))
  expect(steps).toEqual(['bootstrap /', 'mount /'])
  expect(lastProps.user).toBeNull()
  expect(await lastProps.settings?.()).toEqual(makeSettings())
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
  await waitFor(() => expect(steps).toContain('unmount /auth/login'))
  expect(place()).toBeEmptyDOMElement()
  goTo('/')
  await waitFor(() => expect(steps.slice(2)).toEqual(['update /agents', 'unmount /auth/login', 'mount /']))
})

it('waits for the session, and leaves when somebody signs in', async () => {
  be({ status: 'loading' })
  const { loaded, steps, lastProps } = openPage('/')
  be({ status: 'visitor' })
  await waitFor(() => expect(steps).toEqual(['bootstrap /', 'mount /']))
  expect(loaded).toEqual(['./gate', './widget'])
  be(signedIn)
  await waitFor(() => expect(steps).toContain('unmount /'))
  expect(lastProps.user).toEqual(makeUser())
})

it('takes one step after the other', async () => {
  let finish: () => void = () => undefined
  const slow = () =>
    new Promise<void>((resolve) => {
      finish = resolve
    })
  const { goTo, steps } = openPage('/', { widget: { mount: slow } })
  await waitFor(() => expect(steps).toContain('mount /'))
  goTo('/auth/login')
  goTo('/agents')
  expect(steps).toEqual(['bootstrap /', 'mount /'])
  finish()
  await waitFor(() => expect(steps.at(-1)).toMatch('/agents'))
  expect(steps.filter((step) => step.startsWith('mount'))).toHaveLength(1)
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
