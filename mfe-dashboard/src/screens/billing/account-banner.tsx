import type { Billing, Invoice } from '@ag/contracts'
import { describeError, formatDay } from '@ag/core'
import { notify, useMutation } from '@ag/platform'
import { Alert, Button, Cluster } from '@ag/ui'
import { payWith } from '../../parts/payment/pay-invoice'
import { texts } from './texts'

interface AccountBannerProps {
  billing: Billing
  /** Opens an invoice's payment. */
  onPay: (invoice: string) => void
}

/** What is wrong with the account, and the shortest way to put it right. */
export function AccountBanner({ billing, onPay }: AccountBannerProps) {
  const { status, items, invoices, payment_types } = billing
  const owed = invoices.findLast((invoice) => invoice.status === 'overdue')
  if (owed && (status === 'past_due' || status === 'paused')) {
    const canPix = payment_types.includes('pix')
    return (
      <Alert tone="danger" action={<Pay invoice={owed} canPix={canPix} onPay={onPay} />}>
        {status === 'paused' ? texts.account.paused : words(owed, canPix)}
      </Alert>
    )
  }
  if (items.some((item) => item.status === 'trial_ended'))
    return (
      <Alert tone="warning" action={<a href="/dashboard/services">{texts.account.seeServices}</a>}>
        {texts.account.trialOver}
      </Alert>
    )
  return null
}

function words({ failure }: Invoice, canPix: boolean): string {
  if (!failure?.next_try) return texts.account.lastTry
  const day = formatDay(failure.next_try)
  return canPix ? texts.account.failed(day) : texts.account.failedWithoutPix(day)
}

interface PayProps extends Pick<AccountBannerProps, 'onPay'> {
  invoice: Invoice
  canPix: boolean
}

function Pay({ invoice: { id, pix }, canPix, onPay }: PayProps) {
  const request = useMutation({
    mutationFn: () => payWith(id, { type: 'pix' }),
    onSuccess: () => onPay(id),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  if (!canPix)
    return (
      <Button size="sm" onClick={() => onPay(id)}>
        {texts.account.pay}
      </Button>
    )
  return (
    <Cluster>
      <Button size="sm" loading={request.isPending} onClick={() => (pix ? onPay(id) : request.mutate())}>
        {texts.account.payByPix}
      </Button>
      <Button size="sm" variant="outline" onClick={() => onPay(id)}>
        {texts.account.payOtherwise}
      </Button>
    </Cluster>
  )
}
