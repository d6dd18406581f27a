import { type Billing as BillingData, invoiceStatus } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { useSearchParams, useSuspenseQuery } from '@ag/platform'
import { DataBoundary, Heading, Skeleton } from '@ag/ui'
import { Select } from '@ag/ui/form'
import { billing } from '../../billing-query'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { PaymentDialog } from '../../parts/payment/payment-dialog'
import { useFocusLater } from '../../parts/use-focus-later'
import { AccountBanner } from './account-banner'
import styles from './billing-screen.module.css'
import { CardReturn } from './card-return'
import { Guarantee } from './guarantee'
import type { InvoiceFilter } from './invoice-filter'
import { InvoiceList } from './invoice-list'
import { MethodCard } from './method-card'
import { NextCharge } from './next-charge'
import { ProfileCard } from './profile-card'
import { texts } from './texts'

/** Everything about money. Which invoices show, and which one is being paid, is part of the address. */
export function BillingScreen() {
  return (
    <DashboardPage title={texts.title} lead={texts.lead}>
      <DataBoundary loading={<Skeleton shape="card" rows={3} />}>
        <Billing />
      </DataBoundary>
    </DashboardPage>
  )
}

function Billing() {
  const { data } = useSuspenseQuery(billing)
  const [address, setAddress] = useSearchParams()
  const focusLater = useFocusLater()
  const paying = address.get('invoice')
  const visit = address.get('cartao')
  const pay = (id: string) =>
    setAddress((before) => {
      before.set('invoice', id)
      return before
    })
  const leave = (name: string, next = 'invoices') => {
    setAddress(
      (before) => {
        before.delete(name)
        return before
      },
      { replace: true },
    )
    // The button that was pressed is gone, or goes with the debt.
    focusLater(next)
  }
  return (
    <div className={styles.billing}>
      {visit && <CardReturn key={visit} visit={visit} billing={data} onClose={() => leave('cartao')} />}
      <AccountBanner billing={data} onPay={pay} />
      <div className={styles.columns}>
        <NextCharge billing={data} />
        <MethodCard billing={data} />
      </div>
      <Guarantee items={data.items} />
      <Invoices billing={data} onPay={pay} />
      <ProfileCard profile={data.billing_profile} />
      {paying && (
        <PaymentDialog
          key={paying}
          id={paying}
          known={data.invoices.find(({ id }) => id === paying)}
          payable={data}
          onClose={() => leave('invoice')}
          onFillProfile={() => leave('invoice', 'billing-profile')}
        />
      )}
    </div>
  )
}

interface InvoicesProps {
  billing: BillingData
  onPay: (invoice: string) => void
}

function Invoices({ billing: all, onPay }: InvoicesProps) {
  const [address, setAddress] = useSearchParams()
  const filter: InvoiceFilter = {
    status: invoiceStatus.safeParse(address.get('situacao')).data,
    year: /^20\d{2}$/.exec(address.get('ano') ?? '')?.[0],
  }
  const set = (values: Record<string, string>) =>
    setAddress(
      (before) => {
        for (const [name, value] of Object.entries(values))
          if (value) before.set(name, value)
          else before.delete(name)
        return before
      },
      { replace: true },
    )
  return (
    <section className={styles.invoices} aria-labelledby="invoices">
      <div className={styles.bar}>
        <Heading level={2} size="lg" id="invoices" tabIndex={-1}>
          {texts.invoices.title}
        </Heading>
        {all.invoices.length > 0 && <Filters filter={filter} billing={all} onChange={set} />}
      </div>
      <DataBoundary key={`${filter.status} ${filter.year}`} loading={<Skeleton shape="card" rows={2} />}>
        <InvoiceList filter={filter} onClear={() => set({ situacao: '', ano: '' })} onPay={onPay} />
      </DataBoundary>
    </section>
  )
}

interface FiltersProps {
  filter: InvoiceFilter
  billing: BillingData
  onChange: (values: Record<string, string>) => void
}

/** A draft is nothing that a customer gets to see. */
const statuses = invoiceStatus.options.filter((status) => status !== 'draft')

function Filters({ filter, billing: { invoices }, onChange }: FiltersProps) {
  const issued = invoices.map(({ issued_at }) => isoDay(issued_at).slice(0, 4))
  const years = [...new Set([...issued, ...(filter.year ? [filter.year] : [])])].sort().reverse()
  return (
    <div className={styles.filters}>
      <Select
        label={texts.invoices.status}
        name="situacao"
        value={filter.status ?? ''}
        onChange={({ target }) => onChange({ situacao: target.value })}
      >
        <option value="">{texts.invoices.all}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {texts.invoices.statuses[status]}
          </option>
        ))}
      </Select>
      <Select
        label={texts.invoices.year}
        name="ano"
        value={filter.year ?? ''}
        onChange={({ target }) => onChange({ ano: target.value })}
      >
        <option value="">{texts.invoices.everyYear}</option>
        {years.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
    </div>
  )
}
