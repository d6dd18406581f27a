import { barePath, dashboardSections } from '@ag/core'
import { useLocation } from '@ag/platform'
import { Container, Text } from '@ag/ui'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import LayersIcon from 'lucide-react/icons/layers'
import PanelIcon from 'lucide-react/icons/layout-dashboard'
import SettingsIcon from 'lucide-react/icons/settings'
import type { ComponentType, ReactNode } from 'react'
import styles from './dashboard-page.module.css'

/** The sections that have something to show, by their address. */
const icons: Record<string, ComponentType<{ 'aria-hidden'?: 'true' }>> = {
  '/dashboard': PanelIcon,
  '/dashboard/services': LayersIcon,
  '/dashboard/billing': CreditCardIcon,
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
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {lead && <Text tone="muted">{lead}</Text>}
        </div>
        {children}
      </div>
    </Container>
  )
}

function SectionMenu() {
  const { pathname } = useLocation()
  const here = barePath(pathname)
  return (
    <nav className={styles.menu} aria-label="Seções do painel">
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
