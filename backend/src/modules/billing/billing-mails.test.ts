import { cancelSubscription, refundSubscription } from '@ag/contracts'
import { describeDatabase } from '../../testing/describe-database'
import { params, planCustomer } from '../../testing/plan-customer'

describeDatabase('mails about plans and invoices', (database) => {
  const { send, item, method, begin, pass, passDaily, mails, active } = planCustomer(database)

  const newest = async () => (await mails())[0]
  const afterTrial =
    'Se continuar, você paga 4–31/12, 28 de 31 dias: R$\u00a0360,39. Depois, R$\u00a0399,00 por mês.'

  it('say what a trial leads to, when it begins and before it ends', async () => {
    await begin()
    const begun = await newest()
    expect(begun?.subject).toBe('Seu teste de Prospect AI começou')
    expect(begun?.text).toContain('sem pagar nada até 04/12/2026.')
    expect(begun?.text).toContain(afterTrial)
    await pass(11)
    expect((await newest())?.text).toContain(afterTrial)
  })

  it('confirm the plan and each month’s payment, with the invoice as a file', async () => {
    await active()
    const confirmed = await newest()
    expect(confirmed).toMatchObject({
      subject: 'Assinatura confirmada: Prospect AI',
      files: ['fatura-2026-000001.pdf'],
    })
    expect(confirmed?.text).toContain('Recebemos R$\u00a0146,30. A fatura 2026-000001 está paga')
    await pass(12)
    expect(await newest()).toMatchObject({
      subject: 'Pagamento recebido',
      files: ['fatura-2026-000002.pdf'],
    })
  })

  it('say when agents will be paused once no card is tried any more', async () => {
    await active('sandbox_fails')
    await passDaily(18)
    expect(await newest()).toMatchObject({ subject: 'Seus agentes serão pausados em 11/12/2026' })
    await pass(3)
    expect(await item()).toMatchObject({ status: 'paused' })
  })

  it('confirm an end, at once or with what was paid for', async () => {
    await begin()
    await send(cancelSubscription, { params, body: {} })
    expect(await newest()).toMatchObject({ subject: 'Cancelamento confirmado: Prospect AI' })
    expect((await newest())?.text).toContain('Prospect AI foi cancelado e nada mais é cobrado por ele.')
    await method('card', 'sandbox_passes')
    await begin()
    await send(cancelSubscription, { params, body: {} })
    expect((await newest())?.text).toContain('Prospect AI funciona até 30/11/2026.')
  })

  it('say how much comes back, and that it does', async () => {
    await active()
    await send(refundSubscription, { params, body: {} })
    expect(await newest()).toMatchObject({ subject: 'Reembolso de R$\u00a0146,30' })
    expect((await newest())?.text).toContain('O valor volta pelo mesmo meio do pagamento')
  })
})
