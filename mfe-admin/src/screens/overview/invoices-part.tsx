import { type AdminInvoice, getAdminInvoices, invoiceStatus } from '@ag/contracts'
import { formatBRL, formatDay, toCents } from '@ag/core'
import { Link } from '@ag/platform'
import type { Column } from '@ag/ui/data'
import { AdminList } from '../../parts/list/admin-list'
import { ManualRefund } from './manual-refund'
import { MarkPaid } from './mark-paid'
import { texts } from './texts'

/** Every customer's invoices, the newest first. */
export function InvoicesPart() {
  return (
    <AdminList<AdminInvoice>
      list="invoices"
      caption={texts.invoicesCaption}
      endpoint={getAdminInvoices}
      rowKey={({ id }) => id}
      columns={columns}
      optional={['issued', 'failure']}
      filters={[
        {
          name: 'status',
          label: texts.status,
          options: invoiceStatus.options.map(
            (status) => [status, texts.invoiceStates[status] ?? status] as const,
          ),
        },
        { name: 'failed', label: texts.onlyFailed, options: [['true', texts.failed]] },
        { name: 'to_send_back', label: texts.sendingBack, options: [['true', texts.toSendBack]] },
      ]}
    />
  )
}

const columns: Column<AdminInvoice>[] = [
  { id: 'number', header: texts.number, heads: true, whole: true, cell: ({ number }) => number },
  {
    id: 'company',
    header: texts.company,
    cell: ({ company_id, company }) => (
      <Link to={`/admin?aba=clientes&cliente=${company_id}`}>{company}</Link>
    ),
  },
  { id: 'issued', header: texts.issued, cell: ({ issued_at }) => formatDay(issued_at) },
  { id: 'due', header: texts.due, cell: ({ due_date }) => formatDay(due_date) },
  { id: 'total', header: texts.amount, align: 'end', cell: ({ total }) => formatBRL(toCents(total)) },
  { id: 'failure', header: texts.failure, cell: ({ failure }) => failure ?? texts.none },
  {
    id: 'status',
    header: texts.status,
    cell: ({ id, number, status, to_send_back }) => (
      <>
        {texts.invoiceStates[status]} <MarkPaid id={id} number={number} status={status} />
        <ManualRefund id={id} number={number} amount={to_send_back} />
      </>
    ),
  },
]
