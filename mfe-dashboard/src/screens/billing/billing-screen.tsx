import { useSuspenseQuery } from '@ag/platform'
import { DataBoundary, Skeleton } from '@ag/ui'
import { dashboard } from '../../dashboard-query'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { NextInvoice } from '../../parts/next-invoice/next-invoice'
import { texts } from './texts'

/** What the customer is going to owe. */
export function BillingScreen() {
  return (
    <DashboardPage title={texts.title} lead={texts.lead}>
      <DataBoundary loading={<Skeleton shape="card" rows={1} />}>
        <Billing />
      </DataBoundary>
    </DashboardPage>
  )
}

function Billing() {
  const { data } = useSuspenseQuery(dashboard)
  return <NextInvoice dashboard={data} />
}
