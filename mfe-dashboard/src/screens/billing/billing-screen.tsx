import { type Billing as BillingData, invoiceStatus } from '@ag/contracts'
import { isoDay, type ParamChange, withParams } from '@ag/core'
import { useSearchParams, useSuspenseQuery } from '@ag/platform'
import { DataBoundary, Heading, Skeleton } from '@ag/ui'
import { FilterSelect } from '@ag/ui/work'
import { billing } from '../../billing-query'
import { DashboardPage } from '../../parts/dashboard-page/dashboard-page'
import { FilterBar, Filters } from '../../parts/filter-bar/filter-bar'
import { useFilters } from '../../parts/filter-bar/use-filters'
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
  const pay = (id: string) => setAddress((before) => withParams(before, { invoice: id }))
  const leave = (name: string) => {
    setAddress((before) => withParams(before, { [name]: undefined }), { replace: true })
    // The button that was pressed is gone, or goes with the debt.
    focusLater('invoices')
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
      <ProfileCard billing={data} />
      {paying && (
        <PaymentDialog
          key={paying}
          id={paying}
          known={data.invoices.find(({ id }) => id === paying)}
          payable={data}
          onClose={() => leave('invoice')}
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
  const { value, set } = useFilters()
  const filter: InvoiceFilter = {
    status: invoiceStatus.safeParse(value('situacao')).data,
    year: /^20\d{2}$/.exec(value('ano'))?.[0],
  }
  return (
    <section className={styles.invoices} aria-labelledby="invoices">
      <FilterBar>
        <Heading level={2} size="lg" id="invoices" tabIndex={-1}>
          {texts.invoices.title}
        </Heading>
        {all.invoices.length > 0 && <InvoiceFilters filter={filter} billing={all} onChange={set} />}
      </FilterBar>
      <DataBoundary key={`${filter.status} ${filter.year}`} loading={<Skeleton shape="card" rows={2} />}>
        <InvoiceList filter={filter} onClear={() => set({ situacao: '', ano: '' })} onPay={onPay} />
      </DataBoundary>
    </section>
  )
}

interface InvoiceFiltersProps {
  filter: InvoiceFilter
  billing: BillingData
  onChange: (change: ParamChange) => void
}

/** A draft is nothing that a customer gets to see. */
const statuses = invoiceStatus.options.filter((status) => status !== 'draft')

function InvoiceFilters({ filter, billing: { invoices }, onChange }: InvoiceFiltersProps) {
  const issued = invoices.map(({ issued_at }) => isoDay(issued_at).slice(0, 4))
  const years = [...new Set([...issued, ...(filter.year ? [filter.year] : [])])].sort().reverse()
  return (
    <Filters>
      <FilterSelect
        label={texts.invoices.status}
        name="situacao"
        value={filter.status ?? ''}
        options={statuses.map((status) => [status, texts.invoices.statuses[status]])}
        all={texts.invoices.all}
        onChoose={(situacao) => onChange({ situacao })}
      />
      <FilterSelect
        label={texts.invoices.year}
        name="ano"
        value={filter.year ?? ''}
        options={years.map((year) => [year, year])}
        all={texts.invoices.everyYear}
        onChoose={(ano) => onChange({ ano })}
      />
    </Filters>
  )
}
