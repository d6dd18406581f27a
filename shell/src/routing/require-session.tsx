import { Navigate, navigate, Outlet, useLocation, useSession } from '@ag/platform'
import { useState } from 'react'
import { SessionExpired } from '../errors/session-expired'
import { SessionUnreachable } from '../errors/session-unreachable'
import { PageSkeleton } from '../layout/page-skeleton'

/** Long enough to read what happened, and to stop it. */
const secondsToLogin = 10

/** Keeps the routes below for those who are signed in; a visitor is sent to log in and comes back afterwards. */
export function RequireSession() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const wasLetIn = useWasLetIn(session.status === 'signed-in')
  if (session.status === 'loading') return <PageSkeleton />
  if (session.status === 'signed-in') return <Outlet />
  if (session.status === 'unreachable') return <SessionUnreachable error={session.error} />
  // Whoever signs out on a page of the area goes home, not to the login.
  if (session.signedOut && wasLetIn) return <PageSkeleton />
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

function useWasLetIn(isLetIn: boolean): boolean {
  const [wasLetIn, setWasLetIn] = useState(isLetIn)
  if (isLetIn && !wasLetIn) setWasLetIn(true)
  return wasLetIn
}
