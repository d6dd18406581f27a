import { getBilling, type InvoiceStatus } from '@ag/contracts'
import { query } from '@ag/platform'
import { billing } from '../../billing-query'

/** Which invoices are looked at; all if nothing is said. */
export interface InvoiceFilter {
  status: InvoiceStatus | undefined
  year: string | undefined
}

export const isFiltered = ({ status, year }: InvoiceFilter): boolean =>
  status !== undefined || year !== undefined

/** The same with some of the invoices only. */
export const billingWith = ({ status, year }: InvoiceFilter) =>
  isFiltered({ status, year })
    ? query(getBilling, { query: { ...(status && { status }), ...(year && { year }) } })
    : billing
