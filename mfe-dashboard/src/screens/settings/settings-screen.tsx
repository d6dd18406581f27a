import { withParams } from '@ag/core'
import { useSearchParams } from '@ag/platform'
import { Tabs } from '@ag/ui/overlay'
import type { ComponentType } from 'react'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { Mails } from './mails/mails'
import { Privacy } from './privacy/privacy'
import { Profile } from './profile/profile'
import { Security } from './security/security'
import styles from './settings-screen.module.css'
import { texts } from './texts'

type Section = keyof typeof texts.sections

const contents: Record<Section, ComponentType> = {
  perfil: Profile,
  seguranca: Security,
  notificacoes: Mails,
  privacidade: Privacy,
}
const sections = Object.keys(contents) as Section[]

/** Everything about the customer's account. Which section shows is part of the address. */
export function SettingsScreen() {
  const [query, setQuery] = useSearchParams()
  const shown = sections.find((section) => section === query.get('secao')) ?? 'perfil'

  const show = (secao: string) => setQuery((before) => withParams(before, { secao }), { replace: true })

  const tabs = sections.map((section) => {
    const Content = contents[section]
    // What nobody looks at asks the server for nothing.
    const content = section === shown && (
      <div className={styles.section}>
        <Content />
      </div>
    )
    return { id: section, label: texts.sections[section], content }
  })

  return (
    <DashboardPage title={texts.title}>
      <Tabs label={texts.title} tabs={tabs} selected={shown} onSelect={show} />
    </DashboardPage>
  )
}
