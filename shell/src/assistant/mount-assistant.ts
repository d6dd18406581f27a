import {
  currentConsent,
  currentSession,
  navigate,
  onConsentChange,
  queryClient,
  type Session,
  sessionAtom,
  store,
} from '@ag/platform'
import { siteQuery } from '../layout/use-site'
import type { Remotes } from '../remotes/remotes'
import type { Gate, Parcel } from '../remotes/shapes'

const remote = 'mfe-assistant'

interface AssistantProps {
  domElement: HTMLElement
  path: string
  user: Extract<Session, { status: 'signed-in' }>['user'] | null
  settings: () => Promise<unknown>
  navigate: (path: string) => void
  openWhatsApp: (url: string) => void
}

interface Router {
  state: { location: { pathname: string } }
  subscribe: (listener: () => void) => () => void
}

/**
 * Asks the assistant's own gate, whenever the path or the user changes, whether the assistant is to be seen, and mounts
 * or unmounts it. Steps follow one another, never overlap. If the assistant fails, the page goes on without it.
 */
export function mountAssistant(router: Router, remotes: Remotes): void {
  const domElement = document.createElement('div')
  domElement.id = 'assistant'
  document.body.append(domElement)

  let parcel: Parcel<AssistantProps> | undefined
  let mounted = false
  let broken = false
  let steps = Promise.resolve()

  const propsNow = (): AssistantProps => {
    const session = currentSession()
    return {
      domElement,
      path: router.state.location.pathname,
      user: session.status === 'signed-in' ? session.user : null,
      settings: () => queryClient.ensureQueryData(siteQuery),
      navigate,
      openWhatsApp: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
    }
  }

  async function follow(): Promise<void> {
    const session = currentSession()
    if (broken || session.status === 'loading') return
    const { gate } = (await remotes.load(remote, './gate')) as { gate: Gate }
    const props = propsNow()
    const shown =
      gate({
        path: props.path,
        signedIn: session.status === 'signed-in',
        consent: currentConsent() ?? null,
      }) === 'shown'
    if (shown && !parcel) {
      parcel = (await remotes.load(remote, './widget')) as unknown as Parcel<AssistantProps>
      await parcel.bootstrap(props)
    }
    if (shown && mounted) await parcel?.update(props)
    else if (shown) {
      await parcel?.mount(props)
      mounted = true
    } else if (mounted) {
      mounted = false
      await parcel?.unmount(props)
    }
  }

  function step(): void {
    steps = steps.then(follow).catch(() => {
      // Its loading was reported; a broken assistant is not asked again until the next page load.
      broken = true
      domElement.replaceChildren()
    })
  }

  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => {
    router.subscribe(step)
    store.sub(sessionAtom, step)
    onConsentChange(step)
    step()
  })
}
