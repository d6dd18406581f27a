import { getInvoiceFile, saveBillingProfile } from '@ag/contracts'
import { describeDatabase } from '../../testing/describe-database'
import { pdfText } from '../../testing/pdf-text'
import { planCustomer } from '../../testing/plan-customer'

describeDatabase('an invoice as a file', (database) => {
  const customer = planCustomer(database)
  const { send, read, active } = customer

  it('prints an invoice whose text can be selected', async () => {
    await send(saveBillingProfile, {
      body: {
        document_type: 'cnpj',
        document: '12.abc.345/01de-35',
        legal_name: 'Padaria São João Ltda.',
        address: {
          postal_code: '01001-000',
          street: 'Praça da Sé',
          number: '100',
          district: 'Sé',
          city: 'São Paulo',
          state: 'SP',
        },
      },
    })
    await active()
    const id = (await read()).invoices[0]?.id ?? ''
    const answer = await customer.backend.app.inject({
      url: getInvoiceFile.path.replace(':id', id),
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    const text = await pdfText(answer.rawPayload)
    for (const words of [
      'Fatura 2026-000001',
      'Padaria São João Ltda.',
      'CNPJ 12.ABC.345/01DE-35',
      'Prospect AI',
      'Situação: Paga em 20/11/2026',
    ])
      expect(text).toContain(words)
    expect(text).toMatch(/Total\s+R\$\s146,30/)
  })
})
