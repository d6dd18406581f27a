import { getBilling, getDashboard, getInvoice, type Invoice, payInvoice } from '@ag/contracts'
import { call, query, queryClient } from '@ag/platform'
import { payOnce } from './pay-once'
import type { PaymentOption } from './payment-options'

const askAgainAfter = 3_000

/**
 * One invoice; while its Pix is waited for and the page is looked at, it is asked for again and again. So is a boleto in a
 * sandbox, whose bank answers at once.
 */
export const invoiceOf = (id: string, isSandbox = false) => ({
  ...query(getInvoice, { params: { id } }),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: Invoice | undefined; dataUpdatedAt: number } }) =>
    isCodeWaitedFor(state.data, state.dataUpdatedAt, isSandbox) ? askAgainAfter : (false as const),
})

/** Pays an invoice in one way; by Pix or boleto that only brings the code. */
export async function payWith(
  id: string,
  { type, token }: Pick<PaymentOption, 'type' | 'token'>,
): Promise<Invoice> {
  try {
    const input = { params: { id }, body: { type, ...(token && { token }) } }
    const invoice = await payOnce(input, (once) => call(payInvoice, input, once))
    queryClient.setQueryData(invoiceOf(id).queryKey, invoice)
    return invoice
  } catch (error) {
    // A card that is refused changes the invoice too.
    await queryClient.invalidateQueries({ queryKey: invoiceOf(id).queryKey })
    throw error
  } finally {
    void refreshBilling()
  }
}

/** Lets every screen ask again for what depends on payments. */
export function refreshBilling(): Promise<unknown> {
  return Promise.all(
    [getBilling.path, getDashboard.path].map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
  )
}

export const isUnpaid = ({ status }: Pick<Invoice, 'status'>): boolean =>
  status === 'open' || status === 'overdue'

/** A code that has run out is paid by nobody. */
export function isExpired({ expires_at }: { expires_at: string | null }, now: number): boolean {
  return expires_at !== null && Date.parse(expires_at) <= now
}

function isCodeWaitedFor(invoice: Invoice | undefined, now: number, isSandbox: boolean): boolean {
  if (!invoice || !isUnpaid(invoice)) return false
  return [invoice.pix, isSandbox ? invoice.boleto : null].some(
    (code) => code !== null && !isExpired(code, now),
  )
}
