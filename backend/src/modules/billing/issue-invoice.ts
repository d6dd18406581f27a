import { AppError, isoDay } from '@ag/core'
import { restOfMonth, restOfMonthInWords } from '@ag/core/charges'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { invoice_lines, invoice_numbers, invoices } from '../../db/schema'
import { newId } from '../../ids'
import { profilesOf } from './billing-profile'

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
  const [invoice] = await issueInvoices(db, now, [given])
  if (!invoice) throw new AppError('INTERNAL')
  return invoice
}

/** Writes invoices, with the next numbers of their year. */
export async function issueInvoices(db: Db, now: Date, given: readonly NewInvoice[]): Promise<InvoiceRow[]> {
  if (given.length === 0) return []
  const profiles = await profilesOf(
    db,
    given.map(({ company_id }) => company_id),
  )
  const numbers = await nextNumbers(db, now, given.length)
  const issued = given.map(({ lines, month = null, next_try_at = null, ...invoice }, index) => ({
    ...invoice,
    id: newId('inv'),
    number: numbers(index),
    issued_at: now,
    total_cents: totalOf(lines),
    status: 'open',
    month,
    billed_to: profiles.get(invoice.company_id) ?? null,
    next_try_at,
    lines,
  }))
  const rows = await db.insert(invoices).values(issued).returning()
  await db
    .insert(invoice_lines)
    .values(
      issued.flatMap(({ id, lines }) =>
        lines.map((line, position) => ({ ...line, invoice_id: id, position })),
      ),
    )
  return rows
}

/** A product from a day to the end of its month: 'Prospect AI (6–31/12, 26 de 31 dias)'. */
export const subscriptionLine = (name: string, priceCents: number, from: string) => ({
  label: `${name} (${restOfMonthInWords(from)})`,
  amount_cents: restOfMonth(priceCents, from),
})

export const totalOf = (lines: ReadonlyArray<{ amount_cents: number }>): number =>
  lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)

/** The year's row stays locked until the invoices are there or not: no number is left out, none given twice. */
async function nextNumbers(db: Db, now: Date, count: number): Promise<(index: number) => string> {
  const year = Number(isoDay(now).slice(0, 4))
  const [row] = await db
    .insert(invoice_numbers)
    .values({ year, last: count })
    .onConflictDoUpdate({
      target: invoice_numbers.year,
      set: { last: sql`${invoice_numbers.last} + excluded.last` },
    })
    .returning()
  const first = (row?.last ?? count) - count + 1
  return (index) => `${year}-${String(first + index).padStart(6, '0')}`
}
