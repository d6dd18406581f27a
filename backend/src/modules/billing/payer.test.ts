import { continueAfterTrial, payInvoice, saveBillingProfile } from '@ag/contracts'
import { billing_profiles, invoices, payments } from '../../db/schema'
import { describeDatabase } from '../../testing/describe-database'
import { params, planCustomer } from '../../testing/plan-customer'
import { address, payer } from '../../testing/test-backend'

describeDatabase('a company whose CNPJ or CPF nobody knows', (database) => {
  const customer = planCustomer(database)
  const { send, read, method, begin, activate, pass, subjects } = customer

  const forget = () => database().db.delete(billing_profiles)
  const words = 'Informe o CNPJ ou CPF antes da primeira cobrança.'
  const refused = (answer: { status: number; error: { code: string; message: string } }) =>
    expect([answer.status, answer.error.code, answer.error.message]).toEqual([400, 'TAX_ID_REQUIRED', words])

  it('tries out for free, and is charged nothing before it has told', async () => {
    await forget()
    expect((await begin()).status).toBe(201)
    await method('card', 'sandbox_passes')
    refused(await activate())
    refused(await send(continueAfterTrial, { params, body: { continues: true } }))
    expect((await read()).invoices).toEqual([])
    expect((await read()).payer).toBeNull()

    await customer.backend.givePayer(customer.token)
    const { legal_name, document } = payer
    expect(await read()).toMatchObject({ payer: { legal_name, document }, billing_profile: null })
    expect((await activate()).reply.invoice).toMatchObject({ status: 'paid' })
    const [invoice] = await database().db.select().from(invoices)
    expect(invoice?.billed_to).toEqual(payer)
  })

  it('pays no invoice either, and one from before is made out to whom it tells', async () => {
    await begin()
    await method('pix')
    const { id = '' } = (await activate()).reply.invoice ?? {}
    await forget()
    await database().db.update(invoices).set({ billed_to: null })
    const pay = () => send(payInvoice, { params: { id }, body: { type: 'card', token: 'sandbox_passes' } })
    refused(await pay())
    await customer.backend.givePayer(customer.token)
    expect((await pay()).reply.status).toBe('paid')
    const [invoice] = await database().db.select().from(invoices)
    expect(invoice?.billed_to).toEqual(payer)
  })

  it('whose trial was to go on is told of its invoice instead of being charged', async () => {
    await begin()
    await method('card', 'sandbox_passes')
    await send(continueAfterTrial, { params, body: { continues: true } })
    await forget()
    await pass(15)
    await pass(1)
    expect((await read()).invoices).toMatchObject([{ status: 'open', failure: null }])
    expect(await database().db.select().from(payments)).toEqual([])
    expect(await subjects()).toContain('Fatura disponível')
  })

  it('keeps its address when it tells of another document', async () => {
    await send(saveBillingProfile, { body: { ...payer, address } })
    const other = { document_type: 'cpf', document: '52998224725', legal_name: 'Ana Souza' } as const
    await send(saveBillingProfile, { body: other })
    expect(await read()).toMatchObject({ payer: other, billing_profile: { ...other, address } })
  })
})
