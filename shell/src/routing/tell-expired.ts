import { AppError, describeError } from '@ag/core'
import { currentSession, dismiss, navigate, notify, sessionAtom, store } from '@ag/platform'
import type { StartedPage } from '../start/started-page'

type WatchedPage = Pick<StartedPage, 'areaAt'> & {
  router: { state: { location: { pathname: string; search: string } } }
}

/**
 * Says that the session has ended by itself, on pages that go on without one; a page that needs one says so in its place.
 * It stays until it is closed, or somebody has signed in.
 */
export function tellExpired({ router, areaAt }: WatchedPage): void {
  let told: string | undefined

  const login = () => {
    const { pathname, search } = router.state.location
    if (told) dismiss(told)
    navigate(`/auth/login?from=${encodeURIComponent(pathname + search)}`)
  }

  function follow(): void {
    const session = currentSession()
    if (told) dismiss(told)
    told = undefined
    if (session.status !== 'visitor' || !session.expired) return
    if (areaAt(router.state.location.pathname)?.guard === 'session') return
    const { title, message, action } = describeError(new AppError('AUTH_SESSION_EXPIRED'))
    told = notify({
      type: 'warning',
      title,
      message,
      duration: 0,
      ...(action && { action: { label: action.label, run: login } }),
    })
  }

  store.sub(sessionAtom, follow)
  follow()
}
