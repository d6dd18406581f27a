import type { AssistantBrand } from '@ag/contracts'
import { currentConsent, currentSession, navigate, onConsentChange, sessionAtom, store } from '@ag/platform'
import type { AssistantPlaced } from '@ag/platform/assistant'
import type { StartedPage } from '../start/started-page'
import type { AssistantProps } from './assistant-props'
import type { MountedParcel } from './mount-parcel'

const remote = 'mfe-assistant'

type AssistantPage = Pick<StartedPage, 'remotes' | 'settings' | 'places'> & {
  router: {
    state: { location: { pathname: string } }
    subscribe: (listener: () => void) => () => void
  }
}

/**
 * Asks the assistant's own gate, whenever the path or the user changes, whether the assistant is to be seen, and mounts
 * or unmounts it. A screen that has a place for it goes before that. Steps follow one another, never overlap. If the
 * assistant fails, the page goes on without it, and tries again, ever more seldom.
 * @returns puts the build that is current now in the place of the one on the page, once nobody is using that
 */
export function mountAssistant({ router, remotes, settings, places }: AssistantPage): () => void {
  const domElement = document.createElement('div')
  domElement.id = 'assistant'
  document.body.append(domElement)

  let place: AssistantPlaced | undefined
  /** What is on the page, and where. */
  let mounted: { parcel: MountedParcel<AssistantProps>; domElement: HTMLElement } | undefined
  let broken: unknown
  /** Doubled before each try, in milliseconds. */
  let wait = 2500
  /** How the site wants it to look, as soon as that is known. */
  let brand: AssistantBrand | undefined
  let isBrandAsked = false
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
      brand: brandNow(),
    }
  }

  const brandNow = () => (brand || place?.brand ? { ...brand, ...place?.brand } : undefined)

  /** Is rarely waited for: the settings are a part of most pages. */
  function askForBrand(): void {
    if (isBrandAsked) return
    isBrandAsked = true
    settings().then(
      ({ assistant }) => {
        brand = assistant.brand
        if (brand && mounted) step()
      },
      // Whoever wants the panel asks again.
      () => undefined,
    )
  }

  const isInUse = () => isOpen || place !== undefined || domElement.contains(document.activeElement)

  /** Takes it off the page. */
  async function leave(): Promise<void> {
    const left = mounted
    mounted = undefined
    isOpen = false
    await left?.parcel.unmount()
  }

  async function follow(): Promise<void> {
    const session = currentSession()
    const props = propsNow()
    const isInPlace = mounted?.domElement === props.domElement
    if (isOutdated) {
      if (isInPlace && isInUse()) return void (await mounted?.parcel.update(props))
      await leave()
      broken = undefined
      isOutdated = false
    }
    if (broken) throw broken
    if (session.status === 'loading') return
    const { gate } = await remotes.load(remote, './gate')
    const shown =
      place !== undefined ||
      gate({
        path: props.path,
        signedIn: session.status === 'signed-in',
        consent: currentConsent() ?? null,
      }) === 'shown'
    if (shown && mounted && isInPlace) return void (await mounted.parcel.update(props))
    await leave()
    if (!shown) return
    askForBrand()
    const [widget, { mountParcel }] = await Promise.all([
      remotes.load(remote, './widget'),
      import(/* webpackChunkName: "mount-parcel" */ './mount-parcel'),
    ])
    const parcel = await mountParcel<AssistantProps>(widget, { ...props, brand: brandNow() })
    mounted = { parcel, domElement: props.domElement }
  }

  function step(): void {
    steps = steps
      .then(follow)
      .catch((error: unknown) => {
        // Its loading was reported. What is wrong with the way to its files may pass.
        if (error !== broken) {
          wait *= 2
          setTimeout(tryAgain, wait)
        }
        broken = error
        mounted = undefined
        domElement.replaceChildren()
        const failed = place
        place = undefined
        failed?.onFail()
      })
      .then(() => {
        document.body.toggleAttribute('data-assistant', mounted?.domElement === domElement)
      })
  }

  function tryAgain(): void {
    broken = undefined
    step()
  }

  places.take((asked) => {
    if (asked.signal.aborted) return
    place = asked
    broken = undefined
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
