import type { Pricing } from '@ag/contracts'
import { agentPath, products } from '@ag/core'
import { useLocation, useQuery } from '@ag/platform'
import { Container, ExternalLink } from '@ag/ui'
import type { ReactNode } from 'react'
import { managePrivacy } from '../consent/init-privacy'
import { BrandMark } from './brand-mark'
import styles from './footer.module.css'
import { socialPlace } from './social-place'
import { texts } from './texts'
import { ThemeChoice } from './theme-choice'
import { useSite } from './use-site'

/** Areas where somebody is at work and has no use for what is on offer. */
const workAreas = /^\/(?:auth|dashboard|admin)(?:\/|$)/

/** Agents as they are sold now, on pages that know it; nobody is asked for their names. */
const knownCatalogue = {
  queryKey: ['/api/v1/pricing/public', {}],
  enabled: false,
  // What is said of a query last holds for all who show it: without this it would go with a session that ends.
  meta: { isPublic: true },
}

/** The end of every page: how to reach a person, what we do with data, how the site looks; on the public pages all else. */
export function Footer() {
  const { pathname } = useLocation()
  const { product, settings } = useSite()
  const { data } = useQuery<Pricing>(knownCatalogue)
  const agents = data?.products.slice(0, products.length) ?? products
  if (workAreas.test(pathname))
    return (
      <footer className={`${styles.footer} ${styles.short}`}>
        <Container className={styles.line}>
          <Legal>
            {settings && <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a>}
          </Legal>
          <ThemeChoice />
        </Container>
      </footer>
    )
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.name}>
            <BrandMark className={styles.mark} />
            {product}
          </p>
          <p>{texts.footer.promise}</p>
          {socialPlace}
          <ThemeChoice />
        </div>
        <nav className={styles.agents} aria-labelledby="footer-agents">
          <h2 className={styles.title} id="footer-agents">
            {texts.footer.agents}
          </h2>
          <ul className={styles.links}>
            {agents.map(({ id, name }) => (
              <li key={id}>
                <a href={agentPath(id)}>{name}</a>
              </li>
            ))}
            <li>
              <a href="/agents">{texts.footer.all}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-account">
          <h2 className={styles.title} id="footer-account">
            {texts.footer.account}
          </h2>
          <ul className={styles.links}>
            <li>
              <a href="/auth/login">{texts.footer.signIn}</a>
            </li>
            <li>
              <a href="/auth/signup">{texts.footer.signUp}</a>
            </li>
          </ul>
        </nav>
        {settings && (
          <div className={styles.contact}>
            <h2 className={styles.title}>{texts.footer.contact}</h2>
            <ul className={styles.links}>
              <li>
                <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a>
              </li>
              <li>
                <a href={`tel:${settings.contact_phone.replace(/[^+\d]/g, '')}`}>{settings.contact_phone}</a>
              </li>
              <li>
                <a href="/consultation">{texts.meeting}</a>
              </li>
              <li>{settings.hours}</li>
            </ul>
          </div>
        )}
      </Container>
      <Container>
        <Legal />
      </Container>
    </footer>
  )
}

function Legal({ children }: { children?: ReactNode }) {
  const { settings } = useSite()
  return (
    <div className={styles.legal}>
      {settings && <p>{settings.legal_name}</p>}
      <ExternalLink href="/privacy">{texts.footer.privacy}</ExternalLink>
      <ExternalLink href="/privacy#termos">{texts.footer.terms}</ExternalLink>
      <ExternalLink href="/status">{texts.footer.status}</ExternalLink>
      <button type="button" className={styles.manage} onClick={managePrivacy}>
        {texts.footer.manage}
      </button>
      {children}
    </div>
  )
}
