import { barePath, dashboardSections } from '@ag/core'
import { useLocation, useSession } from '@ag/platform'
import { Container, Text } from '@ag/ui'
import ChartIcon from 'lucide-react/icons/chart-column'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import LayersIcon from 'lucide-react/icons/layers'
import PanelIcon from 'lucide-react/icons/layout-dashboard'
import SettingsIcon from 'lucide-react/icons/settings'
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react'
import { DeletionNotice } from '../deletion-notice/deletion-notice'
import styles from './dashboard-page.module.css'

/** The sections that have something to show, by their address. */
const icons: Record<string, ComponentType<{ 'aria-hidden'?: 'true' }>> = {
  '/dashboard': PanelIcon,
  '/dashboard/services': LayersIcon,
  '/dashboard/billing': CreditCardIcon,
  '/dashboard/usage': ChartIcon,
  '/dashboard/settings': SettingsIcon,
}

interface DashboardPageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A page of the dashboard: the way to the other sections, a title, the content. */
export function DashboardPage({ title, lead, children }: DashboardPageProps) {
  return (
    <Container className={styles.page}>
      <SectionMenu />
      <div className={styles.content}>
        <DeletionNotice next="page-title" />
        <div className={styles.head}>
          <Customer />
          <h1 className={styles.title} id="page-title" tabIndex={-1}>
            {title}
          </h1>
          {lead && <Text tone="muted">{lead}</Text>}
        </div>
        {children}
      </div>
    </Container>
  )
}

/** Whose page it is: somebody may have more than one account. */
function Customer() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { name, company } = session.user
  return (
    <Text size="sm" tone="muted">
      {[name, company].filter(Boolean).join(' · ')}
    </Text>
  )
}

function SectionMenu() {
  const { pathname } = useLocation()
  const here = barePath(pathname)
  const menu = useCurrentInView(here)
  return (
    <nav ref={menu} className={styles.menu} aria-label="Seções do painel">
      <ul className={styles.sections}>
        {dashboardSections.map(({ path, name }) => {
          const Icon = icons[path]
          return (
            Icon && (
              <li key={path}>
                <a className={styles.section} href={path} aria-current={path === here ? 'page' : undefined}>
                  <Icon aria-hidden="true" />
                  {name}
                </a>
              </li>
            )
          )
        })}
      </ul>
    </nav>
  )
}

/** On a phone the menu is one line that scrolls: it starts where the current section is. */
function useCurrentInView(here: string) {
  const menu = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another current section
  useEffect(() => {
    const line = menu.current
    const current = line?.querySelector('[aria-current]')
    if (!line || !current) return
    const { left, width } = current.getBoundingClientRect()
    line.scrollLeft += left - line.getBoundingClientRect().left - (line.clientWidth - width) / 2
  }, [here])
  return menu
}
