import type { ErrorDescription } from '@ag/core'
import { Button, ButtonLink, type ButtonSize } from '../button/button'

interface ErrorActionProps extends Pick<ErrorDescription, 'action'> {
  size?: ButtonSize
}

/** The way on that an error knows of, if any: to the login and from there back to this page, or a page back. */
export function ErrorAction({ action, size }: ErrorActionProps) {
  if (!action) return null
  const { type, label } = action
  return type === 'login' ? (
    <ButtonLink size={size} href={loginAddress()}>
      {label}
    </ButtonLink>
  ) : (
    <Button size={size} onClick={goBack}>
      {label}
    </Button>
  )
}

/** Nobody comes back to a page of the login's own. */
function loginAddress(): string {
  const { pathname, search } = location
  const from = pathname.startsWith('/auth/') ? '' : `?from=${encodeURIComponent(pathname + search)}`
  return `/auth/login${from}`
}

/** Somebody who came straight here has nowhere to go back to. */
function goBack() {
  if (window.history.length > 1) window.history.back()
  else window.location.assign('/')
}
