import type { Area } from '@ag/contracts'
import { isUnder } from '@ag/core'
import { signOut, useLocation, useSession } from '@ag/platform'
import { Button, ButtonLink, Container } from '@ag/ui'
import styles from './header.module.css'
import { texts } from './texts'
import { useSite } from './use-site'

/** Brand and ways through the site; who is signed in sees the way to the dashboard instead of to signing in. */
export function Header({ areas }: { areas: Area[] }) {
  const { product } = useSite()
  const session = useSession()
  const { pathname } = useLocation()
  const signedIn = session.status === 'signed-in'
  const current = (path: string) => (isUnder(pathname, path) ? 'page' : undefined)
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <a className={styles.brand} href="/">
          <BrandMark />
          <span>{product}</span>
        </a>
        <nav className={styles.nav} aria-label={texts.menu}>
          <a className={styles.link} href="/agents" aria-current={current('/agents')}>
            {texts.agents}
          </a>
          {signedIn ? (
            <>
              <a className={styles.link} href={areas.find(({ id }) => id === 'dashboard')?.path ?? '/'}>
                {texts.dashboard}
              </a>
              <Button variant="outline" size="sm" onClick={signOut}>
                {texts.signOut}
              </Button>
            </>
          ) : (
            <>
              <a className={styles.link} href="/auth/login" aria-current={current('/auth/login')}>
                {texts.signIn}
              </a>
              <ButtonLink href="/auth/signup" size="sm" className={styles.action}>
                {texts.signUp}
              </ButtonLink>
            </>
          )}
        </nav>
      </Container>
    </header>
  )
}

function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="var(--color-accent)" />
      <path
        d="M8.5 22.5 16 8.5l7.5 14M11.6 17.6h8.8"
        fill="none"
        stroke="var(--color-on-accent)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="16" cy="23.4" r="1.9" fill="var(--color-highlight)" />
    </svg>
  )
}
