import { type BillingAddress, formatTaxId, type Invoice, type Settings } from '@ag/contracts'
import { formatBRL, formatDay, toCents } from '@ag/core'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { invoices } from '../../db/schema'
import { invoiceFileName, type MailFile } from '../outbox/mail'
import { readSettings } from '../settings/settings-repository'
import { describeInvoices } from './describe-invoice'
import type { InvoiceRow } from './issue-invoice'
import type { Payments } from './payment-provider'

const margin = 56
const labels: Record<Invoice['status'], string> = {
  draft: 'Rascunho',
  open: 'Em aberto',
  paid: 'Paga',
  overdue: 'Vencida',
  refunded: 'Reembolsada',
  void: 'Cancelada',
  unknown: '',
}

/** An invoice of some company as a named PDF, if there is such an invoice. */
export async function invoiceFileOf(db: Db, payments: Payments, id: string): Promise<MailFile | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  const [invoice] = row ? await describeInvoices(db, payments, [row]) : []
  if (!row || !invoice) return undefined
  const content = await invoiceFile(invoice, row, await readSettings(db))
  return { filename: invoiceFileName(invoice.number), content }
}

/** An invoice as a page of PDF whose text can be selected and searched. */
async function invoiceFile(invoice: Invoice, row: InvoiceRow, seller: Settings): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit')
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'pt-BR',
    displayTitle: true,
    info: { Title: `Fatura ${invoice.number}`, Author: seller.company_name, CreationDate: row.issued_at },
  })
  const done = collect(document)
  const width = document.page.width - 2 * margin
  const paragraph = (text: string) =>
    document.font('Helvetica').fontSize(10).text(text, margin, undefined, { width })
  const heading = (text: string) =>
    document.moveDown().font('Helvetica-Bold').fontSize(11).text(text, margin, undefined, { width })

  document.font('Helvetica-Bold').fontSize(20).text(`Fatura ${invoice.number}`)
  paragraph(`Emitida em ${formatDay(invoice.issued_at)} · Vencimento em ${formatDay(invoice.due_date)}`)
  paragraph(
    `Situação: ${labels[invoice.status]}${invoice.paid_at ? ` em ${formatDay(invoice.paid_at)}` : ''}`,
  )

  heading('Emitente')
  for (const line of sellerLines(seller)) paragraph(line)
  heading('Cliente')
  for (const line of buyerLines(row)) paragraph(line)

  heading('Itens')
  for (const { label, amount } of [...invoice.lines, { label: 'Total', amount: invoice.total }]) {
    const isTotal = label === 'Total'
    document
      .moveDown(0.3)
      .font(isTotal ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10)
    const top = document.y
    document.text(label, margin, top, { width: width - 120 })
    const bottom = document.y
    document.text(formatBRL(toCents(amount)), margin + width - 120, top, { width: 120, align: 'right' })
    document.y = bottom
  }
  if (invoice.pix) {
    heading('Pix Copia e Cola')
    paragraph(invoice.pix.copy_paste)
  }
  if (invoice.boleto) {
    heading('Boleto')
    paragraph(`${invoice.boleto.barcode} · pague até ${formatDay(invoice.boleto.expires_at)}`)
  }
  document.moveDown()
  paragraph('Valores em reais.')
  document.end()
  return done
}

function sellerLines({ legal_name, company_name, cnpj, address, contact_email }: Settings): string[] {
  return [legal_name || company_name, cnpj && `CNPJ ${cnpj}`, address, contact_email].filter(
    (line): line is string => Boolean(line),
  )
}

function buyerLines({ billed_to }: InvoiceRow): string[] {
  if (!billed_to) return ['Sem CPF ou CNPJ: informe em Faturamento para constar nas próximas faturas']
  const { document_type, document, legal_name, address } = billed_to
  return [
    legal_name,
    `${document_type.toUpperCase()} ${formatTaxId(document)}`,
    ...(address ? addressLines(address) : []),
  ]
}

function addressLines(address: BillingAddress): string[] {
  const { street, number, complement, district, city, state, postal_code } = address
  return [
    [`${street}, ${number}`, complement, district].filter(Boolean).join(' - '),
    `${city} - ${state}, CEP ${postal_code}`,
  ]
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    document.on('data', (part: Buffer) => parts.push(part))
    document.on('end', () => resolve(Buffer.concat(parts)))
    document.on('error', reject)
  })
}
