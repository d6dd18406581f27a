import { type Billing, getInvoiceFile, type Invoice } from '@ag/contracts'
import { describeError, formatBRL, formatDay, formatLongDay, toCents } from '@ag/core'
import { callFile, notify, useMutation, useSuspenseQuery } from '@ag/platform'
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  ExternalLink,
  Heading,
  Text,
  type Tone,
  VisuallyHidden,
} from '@ag/ui'
import { saveFile } from '@ag/ui/work'
import ReceiptIcon from 'lucide-react/icons/receipt-text'
import { isUnpaid } from '../../parts/payment/pay-invoice'
import { billingWith, type InvoiceFilter, isFiltered } from './invoice-filter'
import { InvoiceLines } from './invoice-lines'
import styles from './invoice-list.module.css'
import { texts } from './texts'

const words = texts.invoices
const atMost = 100

interface InvoiceListProps {
  filter: InvoiceFilter
  onClear: () => void
  onPay: (invoice: string) => void
}

/** Invoices, the newest first: what each is for, how it stands, its file and its payment. */
export function InvoiceList({ filter, onClear, onPay }: InvoiceListProps) {
  const { data } = useSuspenseQuery(billingWith(filter))
  const { invoices } = data
  if (invoices.length === 0)
    return isFiltered(filter) ? (
      <EmptyState
        icon={<ReceiptIcon />}
        title={words.noMatch}
        action={
          <Button variant="outline" onClick={onClear}>
            {words.clear}
          </Button>
        }
      />
    ) : (
      <NoInvoices billing={data} />
    )
  return (
    <>
      <ul className={styles.invoices}>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} onPay={onPay} />
        ))}
      </ul>
      {invoices.length === atMost && (
        <Text size="sm" tone="muted">
          {words.atMost}
        </Text>
      )}
    </>
  )
}

function NoInvoices({ billing: { next_invoice: next } }: { billing: Billing }) {
  if (next?.if_continued) return <EmptyState icon={<ReceiptIcon />} title={words.inTrial} />
  if (next) return <EmptyState icon={<ReceiptIcon />} title={words.first(formatLongDay(next.date))} />
  return (
    <EmptyState
      icon={<ReceiptIcon />}
      title={words.none}
      action={<ButtonLink href="/agents">{texts.next.agents}</ButtonLink>}
    />
  )
}

const tones: Record<Invoice['status'], Tone> = {
  draft: 'neutral',
  open: 'info',
  paid: 'success',
  overdue: 'danger',
  refunded: 'neutral',
  void: 'neutral',
  unknown: 'neutral',
}

function InvoiceRow({ invoice, onPay }: { invoice: Invoice; onPay: InvoiceListProps['onPay'] }) {
  const { id, number, issued_at, total, lines, status } = invoice
  return (
    <li className={styles.invoice}>
      <div className={styles.words}>
        <div className={styles.title}>
          <Heading level={3} size="sm">
            {words.number(number)}
          </Heading>
          <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
        </div>
        <Text size="sm" tone="muted">
          {[words.issued(formatDay(issued_at)), stateOf(invoice)].filter(Boolean).join(' · ')}
        </Text>
        <Failure invoice={invoice} />
        <CityInvoice nfse={invoice.nfse} />
      </div>
      <p className={styles.total}>{formatBRL(toCents(total))}</p>
      <div className={styles.actions}>
        {isUnpaid(invoice) && (
          <Button size="sm" onClick={() => onPay(id)}>
            {words.pay}
            <VisuallyHidden>{words.invoice(number)}</VisuallyHidden>
          </Button>
        )}
        <Download invoice={invoice} />
      </div>
      <details className={styles.lines}>
        <summary>
          {words.lines}
          <VisuallyHidden>{words.ofInvoice(number)}</VisuallyHidden>
        </summary>
        <InvoiceLines lines={lines} total={total} name={words.total} />
      </details>
    </li>
  )
}

/** What has happened to it, or is still to. */
function stateOf({ status, due_date, paid_at, method }: Invoice): string | undefined {
  if (paid_at) return words.paid(formatDay(paid_at), method ? words.methods[method] : undefined)
  if (status === 'open') return words.due(formatDay(due_date))
  return status === 'overdue' ? words.wasDue(formatDay(due_date)) : undefined
}

function Failure({ invoice: { failure } }: { invoice: Invoice }) {
  if (!failure) return null
  const next = failure.next_try && words.nextTry(formatDay(failure.next_try))
  return (
    <Text size="sm" tone="danger">
      {[failure.message, next].filter(Boolean).join(' ')}
    </Text>
  )
}

/** The invoice of the city, where there is to be one. */
function CityInvoice({ nfse: { status, number, url } }: { nfse: Invoice['nfse'] }) {
  if (status === 'not_required' || status === 'unknown') return null
  return (
    <Text size="sm" tone="muted">
      {status === 'issued' && url ? (
        <ExternalLink href={url}>{words.nfse.issued(number ?? '')}</ExternalLink>
      ) : status === 'issued' ? (
        words.nfse.issued(number ?? '')
      ) : (
        words.nfse[status]
      )}
    </Text>
  )
}

function Download({ invoice: { id, number } }: { invoice: Invoice }) {
  const download = useMutation({
    mutationFn: () => callFile(getInvoiceFile, { params: { id } }),
    onSuccess: (file) => saveFile(words.fileName(number), file),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Button variant="outline" size="sm" loading={download.isPending} onClick={() => download.mutate()}>
      {words.download}
      <VisuallyHidden>{words.ofInvoice(number)}</VisuallyHidden>
    </Button>
  )
}
