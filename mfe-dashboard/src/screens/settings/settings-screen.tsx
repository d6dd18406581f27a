import { getSettings, type Me } from '@ag/contracts'
import { formatLongDay, formatTime } from '@ag/core'
import { query, signOut, useQuery, useSession } from '@ag/platform'
import { Badge, Button, ButtonLink, Card, Cluster, Heading, Stack, Text } from '@ag/ui'
import type { ReactNode } from 'react'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import styles from './settings-screen.module.css'
import { texts } from './texts'

const site = query(getSettings)

/** Who the customer is to us, and the way out. */
export function SettingsScreen() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  return (
    <DashboardPage title={texts.title}>
      <Stack gap="lg">
        <Profile user={session.user} />
        <Card as="section" aria-labelledby="session">
          <Heading level={2} size="md" id="session">
            {texts.session}
          </Heading>
          <Text size="sm" tone="muted">
            {texts.sessionHint}
          </Text>
          <Cluster>
            <Button variant="outline" onClick={() => signOut()}>
              {texts.signOut}
            </Button>
            <ButtonLink variant="ghost" href="/auth/forgot-password">
              {texts.password}
            </ButtonLink>
          </Cluster>
        </Card>
      </Stack>
    </DashboardPage>
  )
}

function Profile({ user }: { user: Me }) {
  const { data: settings } = useQuery({ ...site, enabled: user.company === null })
  const company = user.company ?? settings?.company_name
  return (
    <Card as="section" aria-labelledby="profile">
      <Heading level={2} size="md" id="profile">
        {texts.profile}
      </Heading>
      <dl className={styles.facts}>
        <Fact name={texts.name}>{user.name}</Fact>
        <Fact name={texts.email}>
          {user.email} {user.email_verified && <Badge tone="success">{texts.verified}</Badge>}
        </Fact>
        {company && <Fact name={texts.company}>{company}</Fact>}
        <Fact name={texts.since}>{formatLongDay(user.created_at)}</Fact>
        {user.last_login && (
          <Fact name={texts.lastLogin}>
            {texts.at(formatLongDay(user.last_login), formatTime(user.last_login))}
          </Fact>
        )}
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
