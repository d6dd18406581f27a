import { Navigate, navigate, Outlet, useLocation, useSession } from '@ag/platform'
import { SessionExpired } from '../errors/session-expired'
import { SessionUnreachable } from '../errors/session-unreachable'
import { PageSkeleton } from '../layout/page-skeleton'

/** Long enough to read what happened, and to stop it. */
const secondsToLogin = 10

/** Visits of pages that somebody was let into. No state would hold them: React drops it while the page is still being fetched. */
const letIn = new WeakSet<ReturnType<typeof useLocation>>()

/** Keeps the routes below for those who are signed in; a visitor is sent to log in and comes back afterwards. */
export function RequireSession() {
  const session = useSession()
  const location = useLocation()
  const { pathname, search } = location
  if (session.status === 'loading') return <PageSkeleton />
  if (session.status === 'signed-in') {
    letIn.add(location)
    return <Outlet />
  }
  if (session.status === 'unreachable') return <SessionUnreachable error={session.error} />
  // Whoever signs out on a page of the area goes home, not to the login.
  if (session.signedOut && letIn.has(location)) return <PageSkeleton />
  const loginPath = `/auth/login?from=${encodeURIComponent(pathname + search)}`
  if (session.expired)
    return (
      <SessionExpired
        loginPath={loginPath}
        reason={session.reason}
        countdown={secondsToLogin}
        onLogin={() => navigate(loginPath)}
      />
    )
  return <Navigate to={loginPath} replace />
}
