import { Navigate, Outlet, useLocation, useSession } from '@ag/platform'
import { useState } from 'react'
import { SessionExpired } from '../errors/session-expired'
import { PageSkeleton } from '../layout/page-skeleton'

/** Keeps the routes below for those who are signed in; a visitor is sent to log in and comes back afterwards. */
export function RequireSession() {
  const session = useSession()
  const { pathname, search } = useLocation()
  const wasLetIn = useWasLetIn(session.status === 'signed-in')
  if (session.status === 'loading') return <PageSkeleton />
  if (session.status === 'signed-in') return <Outlet />
  // Whoever signs out on a page of the area goes home, not to the login.
  if (session.signedOut && wasLetIn) return <PageSkeleton />
  const from = encodeURIComponent(pathname + search)
  if (session.expired) return <SessionExpired loginPath={`/auth/login?from=${from}`} />
  return <Navigate to={`/auth/login?from=${from}`} replace />
}

function useWasLetIn(isLetIn: boolean): boolean {
  const [wasLetIn, setWasLetIn] = useState(isLetIn)
  if (isLetIn && !wasLetIn) setWasLetIn(true)
  return wasLetIn
}
