import type { Area } from '@ag/contracts'
import { isUnder } from '@ag/core'
import { signOut, useLocation, useSession } from '@ag/platform'
import { ButtonLink, Container, VisuallyHidden } from '@ag/ui'
import { type ComponentType, type FocusEvent, type ReactNode, useEffect, useState } from 'react'
import { BrandMark } from './brand-mark'
import styles from './header.module.css'
import { texts } from './texts'
import { useSite } from './use-site'

/** Brand and ways through the site; who is signed in sees the way to the dashboard instead of to signing in. */
export function Header({ areas }: { areas: Area[] }) {
  const { product } = useSite()
  const { pathname } = useLocation()
  const signedIn = useSession().status === 'signed-in'
  const dashboard = signedIn && areas.find(({ id }) => id === 'dashboard')?.path
  // Who is at work has ways of their own on the page.
  const isAtWork = areas.some(({ guard, path }) => guard === 'session' && isUnder(pathname, path))
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <a className={styles.brand} href="/">
          <BrandMark className={styles.mark} />
          <span>{product}</span>
        </a>
        {!isAtWork && (
          <nav className={styles.nav} aria-label={texts.menu}>
            <Links dashboard={dashboard} />
          </nav>
        )}
        {signedIn && <Account />}
        {!signedIn && !isAtWork && (
          <ButtonLink href="/auth/signup" size="sm" className={styles.action}>
            {texts.signUp}
          </ButtonLink>
        )}
        {!isAtWork && (
          // Another page closes the menu.
          <Menu key={pathname}>
            <Links dashboard={dashboard} />
            {!signedIn && (
              <ButtonLink href="/auth/signup" size="lg">
                {texts.signUpForTrial}
              </ButtonLink>
            )}
          </Menu>
        )}
      </Container>
    </header>
  )
}

/** What belongs to who is signed in: fetched for them alone, and without it there is still the way out. */
function Account() {
  const [Loaded, setLoaded] = useState<ComponentType>()
  useEffect(() => {
    void import(/* webpackChunkName: "account" */ './account-menu').then(
      ({ AccountMenu }) => setLoaded(() => AccountMenu),
      () => setLoaded(() => SignOut),
    )
  }, [])
  return Loaded ? <Loaded /> : <span className={styles.account} />
}

const SignOut = () => (
  <button type="button" className={styles.link} onClick={signOut}>
    {texts.signOut}
  </button>
)

/** The same ways behind a button, where there is no room; the browser opens and closes it, with or without scripts. */
function Menu({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where the focus goes
    <div className={styles.menu} onBlur={closeBehind}>
      <button type="button" className={styles.toggle} popoverTarget="site-menu" aria-expanded={open}>
        <VisuallyHidden>{texts.openMenu}</VisuallyHidden>
      </button>
      <nav
        className={styles.sheet}
        id="site-menu"
        popover="auto"
        aria-label={texts.openMenu}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {children}
      </nav>
    </div>
  )
}

/** The keyboard has gone on to the page, which must not lie under the menu then. */
function closeBehind({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget && !currentTarget.contains(relatedTarget))
    currentTarget.querySelector<HTMLElement>('[popover]')?.hidePopover()
}

/** @param dashboard where the dashboard is, for who is signed in */
function Links({ dashboard }: { dashboard: string | false | undefined }) {
  const { pathname } = useLocation()
  const link = (path: string, text: string) => (
    <a className={styles.link} href={path} aria-current={isUnder(pathname, path) ? 'page' : undefined}>
      {text}
    </a>
  )
  return (
    <>
      {link('/agents', texts.agents)}
      {link('/consultation', texts.meeting)}
      <span className={styles.gap} />
      {dashboard ? link(dashboard, texts.dashboard) : link('/auth/login', texts.signIn)}
    </>
  )
}
