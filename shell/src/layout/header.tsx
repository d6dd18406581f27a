import type { Area } from '@ag/contracts'
import { isUnder } from '@ag/core'
import { signOut, useLocation, useSession } from '@ag/platform'
import { ButtonLink, Container, VisuallyHidden } from '@ag/ui'
import styles from './header.module.css'
import { texts } from './texts'
import { useSite } from './use-site'

/** Brand and ways through the site; who is signed in sees the way to the dashboard instead of to signing in. */
export function Header({ areas }: { areas: Area[] }) {
  const { product } = useSite()
  const session = useSession()
  const { pathname } = useLocation()
  const signedIn = session.status === 'signed-in'
  const dashboard = areas.find(({ id }) => id === 'dashboard')?.path ?? '/'
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <a className={styles.brand} href="/">
          <BrandMark />
          <span>{product}</span>
        </a>
        <nav className={styles.nav} aria-label={texts.menu}>
          <Links dashboard={dashboard} />
        </nav>
        <div className={styles.actions}>
          {!signedIn && (
            <ButtonLink href="/auth/signup" size="sm" className={styles.action}>
              {texts.signUp}
            </ButtonLink>
          )}
          {/* Another page closes the menu. */}
          <details className={styles.menu} key={pathname}>
            <summary className={styles.toggle}>
              <VisuallyHidden>{texts.openMenu}</VisuallyHidden>
            </summary>
            <nav className={styles.sheet} aria-label={texts.menu}>
              <Links dashboard={dashboard} />
            </nav>
          </details>
        </div>
      </Container>
    </header>
  )
}

function Links({ dashboard }: { dashboard: string }) {
  const session = useSession()
  const { pathname } = useLocation()
  const current = (path: string) => (isUnder(pathname, path) ? 'page' : undefined)
  return (
    <>
      <a className={styles.link} href="/agents" aria-current={current('/agents')}>
        {texts.agents}
      </a>
      {session.status === 'signed-in' ? (
        <>
          <a className={styles.link} href={dashboard} aria-current={current(dashboard)}>
            {texts.dashboard}
          </a>
          <button type="button" className={styles.link} onClick={signOut}>
            {texts.signOut}
          </button>
        </>
      ) : (
        <a className={styles.link} href="/auth/login" aria-current={current('/auth/login')}>
          {texts.signIn}
        </a>
      )}
    </>
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
