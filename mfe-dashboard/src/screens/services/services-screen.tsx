import { withParams } from '@ag/core'
import { usePrefetchQuery, useQuery, useSearchParams, useSuspenseQuery } from '@ag/platform'
import { DataBoundary, Grid, Heading, Skeleton, Stack } from '@ag/ui'
import { billing } from '../../billing-query'
import { dashboard } from '../../dashboard-query'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { NoServices } from '../../parts/service-list/no-services'
import { useFocusLater } from '../../parts/use-focus-later'
import { OfferDialog } from './offer-dialog'
import { OtherAgents } from './other-agents'
import { ServiceCard } from './service-card'
import { catalogue } from './subscriptions'
import { texts } from './texts'

/** Every agent the customer holds, with its state, and those they could have besides. */
export function ServicesScreen() {
  usePrefetchQuery(billing)
  usePrefetchQuery(dashboard)
  usePrefetchQuery(catalogue)
  return (
    <DashboardPage title={texts.title} lead={texts.lead}>
      <DataBoundary loading={<Skeleton shape="card" rows={2} />}>
        <Services />
      </DataBoundary>
    </DashboardPage>
  )
}

function Services() {
  const { data } = useSuspenseQuery(billing)
  const services = useQuery(dashboard).data?.services
  const products = useQuery(catalogue).data?.products
  const focusLater = useFocusLater()
  const focusTitle = () => focusLater('page-title')
  const offered = useOffered()
  const held = data.items.find(({ product_id }) => product_id === offered.id)
  const name = held?.name ?? products?.find(({ id }) => id === offered.id)?.name
  return (
    <Stack gap="xl">
      {data.items.length === 0 ? (
        <NoServices />
      ) : (
        <section aria-labelledby="held">
          <Stack>
            <Heading level={2} size="lg" id="held">
              {texts.held}
            </Heading>
            <Grid as="ul" cell="lg">
              {data.items.map((item) => (
                <ServiceCard
                  key={item.product_id}
                  item={item}
                  billing={data}
                  setup={services?.find(({ product_id }) => product_id === item.product_id)?.setup}
                  onBegin={() => offered.open(item.product_id)}
                  onGone={focusTitle}
                />
              ))}
            </Grid>
          </Stack>
        </section>
      )}
      <section aria-labelledby="others">
        <Stack>
          <Heading level={2} size="lg" id="others">
            {data.items.length === 0 ? texts.others.first : texts.others.title}
          </Heading>
          <DataBoundary loading={<Skeleton shape="card" rows={2} />}>
            <OtherAgents held={data.items.map(({ product_id }) => product_id)} onBegin={offered.open} />
          </DataBoundary>
        </Stack>
      </section>
      {offered.id && name && (
        <OfferDialog
          key={offered.id}
          productId={offered.id}
          name={name}
          held={held}
          billing={data}
          onClose={offered.close}
          onBegun={() => {
            offered.close()
            focusTitle()
          }}
        />
      )}
    </Stack>
  )
}

/** The agent whose offer is looked at. It is part of the address: mails and notices lead there. */
function useOffered() {
  const [address, setAddress] = useSearchParams()
  return {
    id: address.get('product') ?? undefined,
    // A step of its own: the way back from it leads to the list.
    open: (product: string) => setAddress((before) => withParams(before, { product })),
    close: () => setAddress((before) => withParams(before, { product: undefined }), { replace: true }),
  }
}
