import {
  currentConsent,
  currentSession,
  navigate,
  onConsentChange,
  type Session,
  sessionAtom,
  store,
} from '@ag/platform'
import type { AssistantPlaced } from '@ag/platform/assistant'
import type { Gate, Parcel } from '../remotes/shapes'
import type { StartedPage } from '../start/started-page'

const remote = 'mfe-assistant'

interface AssistantProps extends Partial<Omit<AssistantPlaced, 'domElement' | 'navigate'>> {
  domElement: HTMLElement
  path: string
  user: Extract<Session, { status: 'signed-in' }>['user'] | null
  settings: () => Promise<unknown>
  navigate: (path: string) => void
  openWhatsApp: (url: string) => void
  /** Told when somebody opens or closes it. */
  onOpenChange: (isOpen: boolean) => void
}

type AssistantPage = Pick<StartedPage, 'remotes' | 'settings' | 'places'> & {
  router: {
    state: { location: { pathname: string } }
    subscribe: (listener: () => void) => () => void
  }
}

/**
 * Asks the assistant's own gate, whenever the path or the user changes, whether the assistant is to be seen, and mounts
 * or unmounts it. A screen that has a place for it goes before that. Steps follow one another, never overlap. If the
 * assistant fails, the page goes on without it.
 * @returns puts the build that is current now in the place of the one on the page, once nobody is using that
 */
export function mountAssistant({ router, remotes, settings, places }: AssistantPage): () => void {
  const domElement = document.createElement('div')
  domElement.id = 'assistant'
  document.body.append(domElement)

  let parcel: Parcel<AssistantProps> | undefined
  let place: AssistantPlaced | undefined
  /** Where it is mounted. */
  let mounted: HTMLElement | undefined
  let broken: unknown
  let isOpen = false
  /** There is another build than the one on the page. */
  let isOutdated = false
  let steps = Promise.resolve()

  const propsNow = (): AssistantProps => {
    const session = currentSession()
    return {
      domElement,
      path: router.state.location.pathname,
      user: session.status === 'signed-in' ? session.user : null,
      settings,
      navigate,
      openWhatsApp: (url) => void window.open(url, '_blank', 'noopener,noreferrer'),
      onOpenChange(next) {
        isOpen = next
        if (isOutdated) step()
      },
      ...place,
    }
  }

  const isInUse = () => isOpen || place !== undefined || domElement.contains(document.activeElement)

  /** Takes it off the page. */
  async function leave(): Promise<void> {
    mounted = undefined
    isOpen = false
    await parcel?.unmount(propsNow())
  }

  async function follow(): Promise<void> {
    const session = currentSession()
    const props = propsNow()
    if (isOutdated) {
      if (mounted === props.domElement && isInUse()) return await parcel?.update(props)
      if (mounted) await leave()
      parcel = undefined
      broken = undefined
      isOutdated = false
    }
    if (broken) throw broken
    if (session.status === 'loading') return
    const { gate } = (await remotes.load(remote, './gate')) as { gate: Gate }
    const shown =
      place !== undefined ||
      gate({
        path: props.path,
        signedIn: session.status === 'signed-in',
        consent: currentConsent() ?? null,
      }) === 'shown'
    if (shown && !parcel) {
      parcel = (await remotes.load(remote, './widget')) as unknown as Parcel<AssistantProps>
      await parcel.bootstrap(props)
    }
    if (shown && mounted === props.domElement) await parcel?.update(props)
    else if (shown) {
      // It leaves the place before by itself: there is one assistant on a page.
      await parcel?.mount(props)
      mounted = props.domElement
      isOpen = false
    } else if (mounted) await leave()
  }

  function step(): void {
    steps = steps.then(follow).catch((error: unknown) => {
      // Its loading was reported; a broken assistant is not asked again until the next page load.
      broken = error
      domElement.replaceChildren()
      const failed = place
      place = undefined
      failed?.onFail()
    })
  }

  places.take((asked) => {
    if (asked.signal.aborted) return
    place = asked
    asked.signal.onabort = () => {
      if (place !== asked) return
      place = undefined
      step()
    }
    step()
  })
  domElement.addEventListener('focusout', () => isOutdated && step())

  router.subscribe(step)
  store.sub(sessionAtom, step)
  onConsentChange(step)
  step()

  return () => {
    isOutdated = true
    step()
  }
}
