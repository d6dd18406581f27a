import { type AdminOverview, getAdminOverview } from '@ag/contracts'
import { formatLongDay, formatTime } from '@ag/core'
import { query, useSuspenseQuery } from '@ag/platform'
import { Text } from '@ag/ui'
import { usePermission } from '../../admin-queries'
import { Business } from './business'
import { Numbers } from './numbers'
import { SubscriptionTable } from './subscription-table'
import { texts } from './texts'

const overview = query(getAdminOverview)

/** The business in numbers. */
export function NowPart() {
  const { data } = useSuspenseQuery(overview)
  const may = usePermission()
  return (
    <>
      <Text tone="muted">{updatedText(data)}</Text>
      {may('billing:read') && <Business />}
      <Numbers overview={data} />
      <SubscriptionTable subscriptions={data.subscriptions} />
    </>
  )
}

const updatedText = ({ generated_at }: AdminOverview) =>
  texts.updated(formatLongDay(generated_at), formatTime(generated_at))
