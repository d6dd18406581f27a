import { type Invoice, invoiceStatus, type PaymentType, paymentType } from '@ag/contracts'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { renderSVG } from 'uqr'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { oneOf, readTogether, type Told } from '../../db/read-together'
import { invoice_lines, invoices, payments, subscriptions } from '../../db/schema'
import { groupBarcode } from './barcode'
import type { InvoiceRow } from './issue-invoice'
import type { Payments } from './payment-provider'
import { isUnpaid, type PaymentRow } from './settle'

const most = 100

/** What is not told leaves all of them. */
interface Filter {
  id?: string | undefined
  status?: Told<string | null> | undefined
  year?: Told<string | null> | undefined
}

/** Who says what an invoice can be paid with. */
type Ways = Pick<Payments, 'typesFor'>

/** Invoices of a company as the contract carries them, the newest first. */
export async function readInvoices(
  db: Db,
  ways: Ways,
  companyId: string,
  filter: Filter = {},
): Promise<Invoice[]> {
  return describeInvoices(db, ways, await invoicesQuery(db, companyId, filter))
}

export const invoicesQuery = (db: Db, companyId: Told<string>, filter: Filter) =>
  db
    .select()
    .from(invoices)
    .where(and(eq(invoices.company_id, companyId), ...conditions(filter)))
    .orderBy(desc(invoices.issued_at), desc(invoices.number))
    .limit(most)

export async function describeInvoices(db: Db, ways: Ways, rows: readonly InvoiceRow[]): Promise<Invoice[]> {
  return rows.length === 0
    ? []
    : invoicesFrom(
        ways,
        rows,
        await readTogether(
          db,
          detailQueries(
            db,
            rows.map(({ id }) => id),
          ),
        ),
      )
}

/** What `invoicesFrom` needs beside the invoices themselves. */
export function detailQueries(db: Db, ids: Told<readonly string[]>) {
  const { invoice_id, label, amount_cents } = invoice_lines
  return {
    lines: db
      .select({ invoice_id, label, amount_cents, product_id: subscriptions.product_id })
      .from(invoice_lines)
      .leftJoin(subscriptions, eq(subscriptions.id, invoice_lines.subscription_id))
      .where(oneOf(invoice_lines.invoice_id, ids))
      .orderBy(asc(invoice_lines.position)),
    codes: db
      .select()
      .from(payments)
      .where(
        and(
          oneOf(payments.invoice_id, ids),
          inArray(payments.type, ['pix', 'boleto']),
          eq(payments.status, 'pending'),
        ),
      )
      .orderBy(desc(payments.created_at)),
  }
}

/** Invoices as the contract carries them. */
export function invoicesFrom(
  ways: Ways,
  rows: readonly InvoiceRow[],
  { lines, codes }: { lines: Array<LineRow & { invoice_id: string }>; codes: PaymentRow[] },
): Invoice[] {
  return rows.map((row) => {
    const mine = ({ invoice_id }: { invoice_id: string }) => invoice_id === row.id
    return describe(row, lines.filter(mine), isUnpaid(row) ? codes.filter(mine) : [], ways)
  })
}

interface LineRow {
  label: string
  amount_cents: number
  product_id?: string | null
}

/** A line as the contract carries it. */
export const describeLine = ({ label, amount_cents, product_id }: LineRow): Invoice['lines'][number] => ({
  label,
  amount: amount_cents / 100,
  ...(product_id && { product_id }),
})

function describe(row: InvoiceRow, lines: LineRow[], codes: PaymentRow[], ways: Ways): Invoice {
  const newest = (type: PaymentType) => codes.find((code) => code.type === type)
  return {
    id: row.id,
    number: row.number,
    issued_at: row.issued_at.toISOString(),
    due_date: row.due_date,
    total: row.total_cents / 100,
    lines: lines.map(describeLine),
    status: z.parse(invoiceStatus, row.status),
    method: row.method === null ? null : z.parse(paymentType, row.method),
    pix: pixOf(newest('pix')),
    boleto: boletoOf(newest('boleto')),
    payment_types: isUnpaid(row) ? ways.typesFor(row) : [],
    pdf_url: `/api/v1/dashboard/billing/invoices/${row.id}/pdf`,
    // The city's own invoice follows once an adapter for it is there.
    nfse: { status: 'not_required', number: null, url: null },
    paid_at: row.paid_at?.toISOString() ?? null,
    failure:
      isUnpaid(row) && row.failure
        ? { message: row.failure, next_try: row.next_try_at?.toISOString() ?? null }
        : null,
  }
}

function pixOf(code: PaymentRow | undefined): Invoice['pix'] {
  if (!code?.copy_paste) return null
  return {
    copy_paste: code.copy_paste,
    qr_svg: renderSVG(code.copy_paste, { border: 2 }),
    expires_at: code.expires_at?.toISOString() ?? null,
  }
}

function boletoOf(code: PaymentRow | undefined): Invoice['boleto'] {
  if (!code?.barcode || !code.voucher_url || !code.expires_at) return null
  return {
    barcode: groupBarcode(code.barcode),
    url: code.voucher_url,
    expires_at: code.expires_at.toISOString(),
  }
}

function conditions({ id, status, year }: Filter): SQL[] {
  return [
    ...(id ? [eq(invoices.id, id)] : []),
    ...(status ? [sql`(${status}::text is null or ${invoices.status} = ${status}::text)`] : []),
    ...(year
      ? [
          sql`(${year}::text is null
            or extract(year from ${invoices.issued_at} at time zone 'America/Sao_Paulo') = ${year}::text::integer)`,
        ]
      : []),
  ]
}
