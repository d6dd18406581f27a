import { type AdminOverview, getAdminMe, getAdminOverview } from '@ag/contracts'
import { formatLongDay, formatTime } from '@ag/core'
import { query, useSuspenseQuery } from '@ag/platform'
import { Badge, Container, DataBoundary, Skeleton, Text } from '@ag/ui'
import { Numbers } from './numbers'
import styles from './overview-screen.module.css'
import { SubscriptionTable } from './subscription-table'
import { texts } from './texts'

const me = query(getAdminMe)
const overview = query(getAdminOverview)

/** The business in numbers. The server decides who may see them; without permission this is `Acesso negado`. */
export function OverviewScreen() {
  return (
    <DataBoundary loading={<Loading />}>
      <Overview />
    </DataBoundary>
  )
}

function Loading() {
  return (
    <Container className={styles.page}>
      <h1>{texts.title}</h1>
      <Skeleton shape="card" rows={4} />
    </Container>
  )
}

function Overview() {
  const { data: administrator } = useSuspenseQuery(me)
  const { data } = useSuspenseQuery(overview)
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <Badge tone="accent">{texts.role(administrator.role)}</Badge>
      </div>
      <Text tone="muted">{updatedText(data)}</Text>
      <Numbers overview={data} />
      <SubscriptionTable subscriptions={data.subscriptions} />
    </Container>
  )
}

const updatedText = ({ generated_at }: AdminOverview) =>
  texts.updated(formatLongDay(generated_at), formatTime(generated_at))
