import { type Dashboard, getMeetings } from '@ag/contracts'
import { formatFullDay, formatTime } from '@ag/core'
import { query, useQuery, useSuspenseQuery } from '@ag/platform'
import { Alert, DataBoundary, Heading, Skeleton, Stack, Text, VisuallyHidden } from '@ag/ui'
import { dashboard } from '../../dashboard-query'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { NoServices } from '../../parts/service-list/no-services'
import { NextInvoice } from './next-invoice'
import styles from './overview-screen.module.css'
import { PasskeyOffer } from './passkey-offer'
import { ServiceRows } from './service-rows'
import { texts } from './texts'

/** The first thing a customer sees: agents, what is due, what is coming. */
export function OverviewScreen() {
  return (
    <DashboardPage title={texts.title}>
      <DataBoundary loading={<Skeleton shape="card" rows={2} />}>
        <Overview />
      </DataBoundary>
    </DashboardPage>
  )
}

function Overview() {
  const { data } = useSuspenseQuery(dashboard)
  return (
    <Stack gap="lg">
      <Text className={styles.greeting} size="lg" tone="muted">
        {texts.greeting(data.greeting_name)}
      </Text>
      <Notices notices={data.notices} alerts={data.usage_alerts} />
      {data.services.length === 0 ? (
        <NoServices />
      ) : (
        <div className={styles.columns}>
          <section aria-labelledby="services">
            <SectionTitle id="services" title={texts.services} href="/dashboard/services">
              {texts.seeServices}
            </SectionTitle>
            <ServiceRows services={data.services} />
          </section>
          <NextInvoice dashboard={data} />
        </div>
      )}
      {data.upcoming_meetings.length > 0 && <Meetings meetings={data.upcoming_meetings} />}
      <PasskeyOffer />
    </Stack>
  )
}

const tones = {
  success: 'success',
  error: 'danger',
  warning: 'warning',
  info: 'info',
  unknown: 'info',
} as const

function Notices({
  notices,
  alerts: all,
}: {
  notices: Dashboard['notices']
  alerts: Dashboard['usage_alerts']
}) {
  // A limit that is near has a notice of its own, which says more.
  const alerts = all.filter(({ meter }) => notices.every(({ id }) => id !== `limit-${meter}`))
  if (notices.length + alerts.length === 0) return null
  return (
    <Stack gap="sm">
      {notices.map(({ id, type, text, action }) => (
        <Alert key={id} tone={tones[type]} action={action && <a href={action.href}>{action.label}</a>}>
          {text}
        </Alert>
      ))}
      {alerts.map(({ meter, percent }) => (
        <Alert key={meter} tone="info" action={<a href="/dashboard/usage">{texts.seeUsage}</a>}>
          {texts.usageAlert(texts.meters[meter] ?? texts.otherMeter, percent)}
        </Alert>
      ))}
    </Stack>
  )
}

function Meetings({ meetings }: { meetings: Dashboard['upcoming_meetings'] }) {
  const owned = useQuery(query(getMeetings)).data?.items
  const linkOf = (id: string) => owned?.find((meeting) => meeting.id === id)?.manage_url
  return (
    <section aria-labelledby="meetings">
      <SectionTitle id="meetings" title={texts.meetings} />
      <ul className={styles.meetings}>
        {meetings.map(({ id, title, start_at }) => (
          <li key={id} className={styles.meeting}>
            <Text strong>{title}</Text>
            <Text size="sm" tone="muted">
              <time dateTime={start_at}>
                {texts.meetingAt(formatFullDay(start_at), formatTime(start_at))}
              </time>
            </Text>
            {linkOf(id) && (
              <a href={linkOf(id)} className={styles.manage}>
                {texts.manage}
                <VisuallyHidden>{texts.ofMeeting(title)}</VisuallyHidden>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

interface SectionTitleProps {
  id: string
  title: string
  href?: string
  children?: string
}

function SectionTitle({ id, title, href, children }: SectionTitleProps) {
  return (
    <div className={styles.sectionTitle}>
      <Heading level={2} size="lg" id={id}>
        {title}
      </Heading>
      {href && <a href={href}>{children}</a>}
    </div>
  )
}
