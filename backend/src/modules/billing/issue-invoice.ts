import { AppError, isoDay } from '@ag/core'
import { restOfMonth, restOfMonthInWords } from '@ag/core/charges'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { invoice_lines, invoice_numbers, invoices } from '../../db/schema'
import { newId } from '../../ids'
import { profileOf } from './billing-profile'

export type InvoiceRow = typeof invoices.$inferSelect
export type InvoiceLine = Omit<typeof invoice_lines.$inferInsert, 'invoice_id' | 'position'>

interface NewInvoice {
  company_id: string
  lines: readonly InvoiceLine[]
  due_date: string
  month?: string | null
  next_try_at?: Date | null
}

/** Writes an invoice, with the next number of its year. */
export async function issueInvoice(db: Db, now: Date, given: NewInvoice): Promise<InvoiceRow> {
  const { company_id, lines, due_date, month = null, next_try_at = null } = given
  const [invoice] = await db
    .insert(invoices)
    .values({
      id: newId('inv'),
      company_id,
      number: await nextNumber(db, now),
      issued_at: now,
      due_date,
      total_cents: totalOf(lines),
      status: 'open',
      month,
      billed_to: await profileOf(db, company_id),
      next_try_at,
    })
    .returning()
  if (!invoice) throw new AppError('INTERNAL')
  await db
    .insert(invoice_lines)
    .values(lines.map((line, position) => ({ ...line, invoice_id: invoice.id, position })))
  return invoice
}

/** A product from a day to the end of its month: 'Prospect AI (6–31/12, 26 de 31 dias)'. */
export const subscriptionLine = (name: string, priceCents: number, from: string) => ({
  label: `${name} (${restOfMonthInWords(from)})`,
  amount_cents: restOfMonth(priceCents, from),
})

export const totalOf = (lines: ReadonlyArray<{ amount_cents: number }>): number =>
  lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** The year's row stays locked until the invoice is there or not: no number is left out, none given twice. */
async function nextNumber(db: Db, now: Date): Promise<string> {
  const year = Number(isoDay(now).slice(0, 4))
  const [row] = await db
    .insert(invoice_numbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoice_numbers.year, set: { last: sql`${invoice_numbers.last} + 1` } })
    .returning()
  return `${year}-${String(row?.last ?? 1).padStart(6, '0')}`
}
