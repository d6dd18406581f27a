import { type Billing, type CardPageStatus, getCardPage } from '@ag/contracts'
import { describeError } from '@ag/core'
import { query, useQuery } from '@ag/platform'
import { Alert, type AlertProps, Button, Cluster } from '@ag/ui'
import { useEffect } from 'react'
import { isUnpaid, refreshBilling } from '../../parts/payment/pay-invoice'
import { texts } from './texts'

const words = texts.cardReturn
/** What the address says of a visit that its customer broke off. */
const leftWithout = 'nenhum'
const askAgainAfter = 2_000
const askAtMost = 15

interface CardReturnProps {
  /** What the address says: which visit to the provider's page it was. */
  visit: string
  billing: Billing
  onClose: () => void
}

/** Says what came of a visit to the page that takes cards, once that is known. */
export function CardReturn({ visit, billing, onClose }: CardReturnProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...query(getCardPage, { params: { id: visit } }),
    enabled: visit !== leftWithout,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' && state.dataUpdateCount < askAtMost ? askAgainAfter : false,
  })
  const isSaved = data?.status === 'saved'
  useEffect(() => {
    if (isSaved) void refreshBilling()
  }, [isSaved])
  const status = visit === leftWithout ? leftWithout : (data?.status ?? 'open')
  const { children, ...said } = error
    ? { tone: 'danger' as const, title: words.unknown, children: describeError(error).message }
    : outcomes[status](billing)
  return (
    <div role="status">
      <Alert
        {...said}
        action={
          <Cluster>
            {error && (
              <Button size="sm" loading={isFetching} onClick={() => void refetch()}>
                {words.retry}
              </Button>
            )}
            <Button variant="outline" size="sm" onClick={onClose}>
              {words.close}
            </Button>
          </Cluster>
        }
      >
        {children}
      </Alert>
    </div>
  )
}

const outcomes: Record<
  CardPageStatus | typeof leftWithout,
  (billing: Billing) => Pick<AlertProps, 'tone' | 'title' | 'children'>
> = {
  open: () => ({ title: words.open, children: words.openLead }),
  saved: ({ invoices }) => {
    const isOwed = invoices.some((invoice) => isUnpaid(invoice) && invoice.failure)
    return isOwed
      ? { tone: 'warning', title: words.saved, children: words.stillOwed }
      : { tone: 'success', title: words.saved, children: words.savedLead }
  },
  expired: () => ({ tone: 'warning', title: words.expired, children: words.again }),
  nenhum: () => ({ title: words.none, children: words.again }),
}
