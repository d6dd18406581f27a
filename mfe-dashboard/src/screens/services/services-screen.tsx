import { useSuspenseQuery } from '@ag/platform'
import { ButtonLink, DataBoundary, Grid, Skeleton, Stack } from '@ag/ui'
import { dashboard } from '../../dashboard-query'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { NoServices } from '../../parts/service-list/no-services'
import { ServiceCard } from './service-card'
import { texts } from './texts'

/** Every agent the customer holds, with its state. */
export function ServicesScreen() {
  return (
    <DashboardPage title={texts.title} lead={texts.lead}>
      <DataBoundary loading={<Skeleton shape="card" rows={2} />}>
        <Services />
      </DataBoundary>
    </DashboardPage>
  )
}

function Services() {
  const { data } = useSuspenseQuery(dashboard)
  if (data.services.length === 0) return <NoServices />
  return (
    <Stack gap="lg">
      <Grid as="ul" cell="md">
        {data.services.map((service) => (
          <ServiceCard key={service.product_id} service={service} />
        ))}
      </Grid>
      <div>
        <ButtonLink href="/agents" variant="outline">
          {texts.another}
        </ButtonLink>
      </div>
    </Stack>
  )
}
