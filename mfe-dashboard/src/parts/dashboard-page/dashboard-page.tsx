import { barePath, dashboardSections } from '@ag/core'
import { useLocation, useSession } from '@ag/platform'
import { Text } from '@ag/ui'
import { WorkPage, type WorkSection } from '@ag/ui/work'
import ChartIcon from 'lucide-react/icons/chart-column'
import CreditCardIcon from 'lucide-react/icons/credit-card'
import LayersIcon from 'lucide-react/icons/layers'
import PanelIcon from 'lucide-react/icons/layout-dashboard'
import HelpIcon from 'lucide-react/icons/life-buoy'
import SettingsIcon from 'lucide-react/icons/settings'
import type { ReactNode } from 'react'
import { DeletionNotice } from '../deletion-notice/deletion-notice'
import { texts as help } from '../help/texts'
import { useHelp } from '../help/use-help'
import styles from './dashboard-page.module.css'

const icons: Record<(typeof dashboardSections)[number]['path'], WorkSection['icon']> = {
  '/dashboard': PanelIcon,
  '/dashboard/services': LayersIcon,
  '/dashboard/billing': CreditCardIcon,
  '/dashboard/usage': ChartIcon,
  '/dashboard/settings': SettingsIcon,
}

const sections = dashboardSections.map((section) => ({ ...section, icon: icons[section.path] }))

interface DashboardPageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** A page of the dashboard: the way to the other sections, a title, the content. */
export function DashboardPage({ title, lead, children }: DashboardPageProps) {
  return (
    <WorkPage
      menu="Seções do painel"
      sections={sections}
      here={sectionOf(barePath(useLocation().pathname))}
      aside={{ name: help.help, icon: HelpIcon, ...useHelp() }}
    >
      <DeletionNotice next="page-title" />
      <div className={styles.head}>
        <Customer />
        <h1 className={styles.title} id="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead && <Text tone="muted">{lead}</Text>}
      </div>
      {children}
    </WorkPage>
  )
}

/** The section that a page belongs to: '/dashboard/services/whatsapp' → '/dashboard/services'. */
const sectionOf = (path: string): string =>
  dashboardSections.find(
    (section) =>
      path === section.path || (path.startsWith(`${section.path}/`) && section.path !== '/dashboard'),
  )?.path ?? path

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
