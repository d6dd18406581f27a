import {
  activateSubscription,
  type Billing,
  type BillingItem,
  cancelSubscription,
  continueAfterTrial,
  getBilling,
  getDashboard,
  getPricing,
  getSubscriptionOffer,
  refundSubscription,
  subscribe,
  undoCancellation,
} from '@ag/contracts'
import {
  fakeBackend,
  makeBilling,
  makeBillingItem,
  makeDashboard,
  makeInvoice,
  makeOffer,
  makePricing,
  notified,
  renderScreen,
} from '@ag/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ServicesScreen } from './services-screen'

const path = '/dashboard/services'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00'), advanceTimers: true })
  fakeBackend.replies(getDashboard, makeDashboard())
  fakeBackend.replies(getPricing, makePricing())
})
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const press = async (name: string | RegExp) => user().click(await screen.findByRole('button', { name }))

function show(billing: Partial<Billing> = {}, address = path) {
  fakeBackend.replies(getBilling, makeBilling(billing))
  return renderScreen(<ServicesScreen />, { path: address, session: 'signed-in' })
}
const showItem = (item: Partial<BillingItem>, billing: Partial<Billing> = {}) =>
  show({ items: [makeBillingItem(item)], ...billing })

const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement)
const dialog = () => within(screen.getByRole('dialog'))

const trial = { status: 'trialing', trial_ends_at: '2026-11-30T12:00:00-03:00' } as const
const unpaid = makeInvoice({ id: 'inv_7', number: '2026-000007', status: 'overdue', due_date: '2026-11-23' })
const paidOffer = makeOffer({
  trial_days: 0,
  due_today: 133,
  due_today_for: '21–30/11, 10 de 30 dias',
  next_charge: { date: '2026-12-01', amount: 399, for: '1–31/12' },
})

describe('an agent', () => {
  it('shows what it costs next, how far its set-up is and where to read about it', async () => {
    const { container } = show()
    const card = await cardOf('Prospect AI')
    expect(card.getByText('Ativo')).toBeVisible()
    expect(card.getAllByRole('definition').map((each) => each.textContent)).toEqual([
      'R$\u00a0399,00',
      'R$\u00a0399,00 em 01/12/2026',
    ])
    expect(await card.findByRole('progressbar', { name: 'Configuração: 2 de 4 passos' })).toHaveValue(2)
    expect(card.getByRole('link', { name: 'Sobre o Prospect AI' })).toHaveAttribute(
      'href',
      '/agents/prospect',
    )
    expect(await axe(container)).toHaveNoViolations()
  })

  it.each([
    [
      trial,
      'Em teste',
      ['Faltam 9 dias do seu teste.', 'Teste grátis até 30 de novembro de 2026, sem cobrança.'],
    ],
    [
      { status: 'trial_ended', trial_ends_at: '2026-11-20T12:00:00-03:00' },
      'Teste encerrado',
      [
        'Seu teste terminou. Escolha uma forma de pagamento para continuar.',
        'Você pode consultar tudo até 5 de dezembro de 2026. Depois disso, o agente é pausado.',
      ],
    ],
    [{ status: 'active' }, 'Ativo', []],
    [
      { status: 'past_due' },
      'Pagamento pendente',
      ['Não conseguimos cobrar sua fatura.', 'Você também pode pagar agora com Pix.'],
    ],
    [
      { status: 'cancel_at_period_end' },
      'Cancelamento agendado',
      [
        'Seu plano continua ativo até 30 de novembro de 2026. Depois disso, o agente é pausado e seus dados ficam guardados por 90 dias.',
      ],
    ],
    [{ status: 'paused' }, 'Pausado', ['O agente está parado. Seus dados ficam guardados por 90 dias.']],
    [{ status: 'cancelled' }, 'Cancelado', ['Plano cancelado. Você pode voltar quando quiser.']],
  ] as const)('says what its state means: %j', async (item, label, lines) => {
    const { container } = showItem(item)
    const card = await cardOf('Prospect AI')
    expect(card.getByText(label)).toBeVisible()
    for (const line of lines) expect(card.getByText(line)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('leads to its unpaid invoice, and says when payment is tried again', async () => {
    const failure = { message: 'O banco recusou o cartão.', next_try: '2026-11-22T09:00:00-03:00' }
    showItem({ status: 'past_due' }, { invoices: [makeInvoice(), { ...unpaid, failure }] })
    const card = await cardOf('Prospect AI')
    expect(
      card.getByText('Vamos tentar de novo em 22 de novembro de 2026. Você também pode pagar agora com Pix.'),
    ).toBeVisible()
    expect(card.getByRole('link', { name: 'Pagar fatura Prospect AI' })).toHaveAttribute(
      'href',
      '/dashboard/billing?invoice=inv_7',
    )
  })

  it('that waits for its first payment offers that and nothing else', async () => {
    showItem({ status: 'paused' }, { invoices: [{ ...unpaid, status: 'open' }] })
    const card = await cardOf('Prospect AI')
    expect(card.getByText('Pague a fatura 2026-000007, de R$ 399,00, para usar este agente.')).toBeVisible()
    expect(card.queryByRole('button', { name: 'Voltar a usar Prospect AI' })).not.toBeInTheDocument()
  })

  it('tells of a price that has been announced', async () => {
    showItem({ next_price: { price: 449, from: '2027-01-01' } })
    const card = await cardOf('Prospect AI')
    expect(
      card.getByText('A partir de 1º de janeiro de 2027, a mensalidade passa a R$ 449,00.'),
    ).toBeVisible()
  })
})

describe('beginning', () => {
  it('shows the terms of a trial before anything is agreed on', async () => {
    fakeBackend.replies(getSubscriptionOffer, makeOffer({ product_id: 'whatsapp' }))
    fakeBackend.replies(subscribe, {
      item: makeBillingItem({ product_id: 'whatsapp', ...trial }),
      invoice: null,
    })
    const { container, address } = show()
    const other = await cardOf('Atendimento WhatsApp')
    expect(other.getByText('R$ 97/mês')).toBeVisible()
    await press('Adicionar Atendimento WhatsApp')
    expect(address()).toBe(`${path}?product=whatsapp`)
    expect(await screen.findByText('teste grátis de 14 dias')).toBeVisible()
    expect(
      dialog()
        .getAllByRole('definition')
        .map((each) => each.textContent),
    ).toEqual([
      'R$\u00a00,00 teste grátis de 14 dias',
      'R$\u00a0399,00 por mês',
      'R$\u00a0347,52 em 5 de dezembro de 2026 (5–31/12, 27 de 31 dias)',
    ])
    expect(dialog().queryByRole('radio')).not.toBeInTheDocument()
    expect(await axe(container)).toHaveNoViolations()
    await press('Começar teste grátis')
    await waitFor(() => expect(notified()).toEqual(['Teste grátis de Atendimento WhatsApp iniciado.']))
    expect(fakeBackend.requests(subscribe)).toEqual([{ due_today: 0, price_version: 1 }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(address()).toBe(path)
  })

  it('turns a trial into a plan, with the card that is kept', async () => {
    fakeBackend.replies(getSubscriptionOffer, paidOffer)
    fakeBackend.replies(activateSubscription, { item: makeBillingItem(), invoice: makeInvoice() })
    showItem(trial)
    await press('Assinar Prospect AI')
    expect(await screen.findByText('21–30/11, 10 de 30 dias')).toBeVisible()
    expect(
      dialog().getByText('Ainda faltam 9 dias do seu teste. Ao assinar agora, a cobrança começa hoje.'),
    ).toBeVisible()
    expect(dialog().getByRole('radio', { name: 'Visa final 4242' })).toBeChecked()
    await press(/^Assinar e pagar R\$\s133,00$/)
    await waitFor(() => expect(notified()).toEqual(['Prospect AI está ativo.']))
    expect(fakeBackend.requests(activateSubscription)).toEqual([{ due_today: 133, price_version: 1 }])
  })

  it('lets a trial become a plan when it ends, with nothing due today', async () => {
    fakeBackend.replies(continueAfterTrial, makeBillingItem({ ...trial, continues_after_trial: true }))
    const { container } = showItem(trial)
    await press('Assinar depois do teste Prospect AI')
    expect(
      dialog()
        .getAllByRole('definition')
        .map((each) => each.textContent),
    ).toEqual([
      'R$\u00a00,00 você continua no teste, sem pagar nada',
      '30/11, 1 de 30 dias: R$\u00a013,30 ',
      'R$\u00a0399,00 por mês',
    ])
    expect(await axe(container)).toHaveNoViolations()
    await user().click(dialog().getByRole('button', { name: 'Assinar depois do teste' }))
    await waitFor(() =>
      expect(notified()).toEqual(['Prospect AI: seu plano começa em 30 de novembro de 2026.']),
    )
    expect(fakeBackend.requests(continueAfterTrial)).toEqual([{ continues: true }])
  })

  it('takes that back at one press', async () => {
    fakeBackend.replies(continueAfterTrial, makeBillingItem(trial))
    showItem({ ...trial, continues_after_trial: true })
    const card = await cardOf('Prospect AI')
    expect(
      card.getByText('Seu plano começa em 30 de novembro de 2026. Até lá, nada é cobrado.'),
    ).toBeVisible()
    await press('Não assinar depois do teste Prospect AI')
    await waitFor(() => expect(notified()).toEqual(['Prospect AI termina com o teste. Nada será cobrado.']))
    expect(fakeBackend.requests(continueAfterTrial)).toEqual([{ continues: false }])
  })

  it('leads to the invoice where a Pix is still to be paid', async () => {
    fakeBackend.replies(getSubscriptionOffer, paidOffer)
    fakeBackend.replies(activateSubscription, {
      item: makeBillingItem({ status: 'paused' }),
      invoice: { ...unpaid, status: 'open' },
    })
    const { address } = showItem({ status: 'paused' }, { payment_method: null })
    await press('Voltar a usar Prospect AI')
    await user().click(await screen.findByRole('radio', { name: 'Pix' }))
    await press(/^Assinar e pagar R\$\s133,00$/)
    await waitFor(() => expect(address()).toBe('/dashboard/billing?invoice=inv_7'))
    expect(fakeBackend.requests(activateSubscription)).toEqual([
      { due_today: 133, price_version: 1, payment: { type: 'pix', token: 'sandbox_passes' } },
    ])
  })

  it('tells what a boleto pays for, and leads to it', async () => {
    fakeBackend.replies(getSubscriptionOffer, {
      ...paidOffer,
      payment_types: ['card', 'pix', 'boleto'],
      boleto: {
        amount: 360.39,
        from: '2026-12-04',
        for: '4–31/12, 28 de 31 dias',
        next_charge: { date: '2027-01-01', amount: 399, for: '1–31/1' },
      },
    })
    fakeBackend.replies(activateSubscription, {
      item: makeBillingItem(trial),
      invoice: { ...unpaid, status: 'open' },
    })
    const { payer } = makeBilling()
    const at = { postal_code: '01001-000', street: 'Rua A', number: '1', complement: '', district: 'Sé' }
    const address = { ...at, city: 'São Paulo', state: 'SP' }
    const billing_profile = payer && { ...payer, address }
    const shown = showItem(trial, { payment_method: null, billing_profile })
    await press('Assinar Prospect AI')
    await user().click(await screen.findByRole('radio', { name: 'Boleto' }))
    expect(dialog().getByText('4–31/12, 28 de 31 dias')).toBeVisible()
    expect(
      dialog().getByText(
        'O agente começa assim que o banco confirmar o pagamento, até 4 de dezembro de 2026. Os dias antes dessa data não são cobrados.',
      ),
    ).toBeVisible()
    expect(dialog().getByText('em 1º de janeiro de 2027 (1–31/1)')).toBeVisible()
    await press(/^Assinar e gerar boleto de R\$\s360,39$/)
    await waitFor(() => expect(shown.address()).toBe('/dashboard/billing?invoice=inv_7'))
    expect(fakeBackend.requests(activateSubscription)).toEqual([
      { due_today: 360.39, price_version: 1, payment: { type: 'boleto', token: 'sandbox_passes' } },
    ])
  })

  it('shows the terms alone where nothing can be paid with', async () => {
    fakeBackend.replies(getSubscriptionOffer, { ...paidOffer, payment_types: ['card'] })
    showItem(trial, { payment_method: null, payment_types: ['card'], sandbox: false })
    await press('Assinar Prospect AI')
    expect(await dialog().findByText('21–30/11, 10 de 30 dias')).toBeVisible()
    expect(dialog().getByText(/Fale com a gente para usar um cartão\.$/)).toBeVisible()
    expect(dialog().queryByRole('button', { name: /^Assinar e pagar/ })).not.toBeInTheDocument()
    await press('Agora não')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('says when a card is refused, and stays', async () => {
    fakeBackend.replies(getSubscriptionOffer, paidOffer)
    fakeBackend.fails(activateSubscription, 402, {
      code: 'PAYMENT_DECLINED',
      userMessage: 'O banco recusou o cartão.',
    })
    showItem({ status: 'trial_ended', trial_ends_at: '2026-11-20T12:00:00-03:00' })
    await press('Assinar Prospect AI')
    await press(/^Assinar e pagar R\$\s133,00$/)
    expect(await dialog().findByText('O banco recusou o cartão.')).toBeVisible()
    expect(dialog().getByRole('radio', { name: 'Pix' })).toBeEnabled()
  })

  it('shows terms that have changed, and asks again', async () => {
    fakeBackend.replies(getSubscriptionOffer, paidOffer)
    fakeBackend.fails(subscribe, 409, { code: 'VERSION_CONFLICT' })
    show({ items: [] }, `${path}?product=prospect`)
    await screen.findByRole('button', { name: /^Assinar e pagar R\$\s133,00$/ })
    fakeBackend.replies(getSubscriptionOffer, { ...paidOffer, due_today: 166.34, price_version: 2 })
    await press(/^Assinar e pagar R\$\s133,00$/)
    expect(await screen.findByText('As condições mudaram. Confira antes de confirmar.')).toBeVisible()
    expect(dialog().getByText('R$ 166,34')).toBeVisible()
    fakeBackend.replies(subscribe, { item: makeBillingItem(), invoice: makeInvoice() })
    await press(/^Assinar e pagar R\$\s166,34$/)
    await waitFor(() => expect(notified()).toEqual(['Prospect AI está ativo.']))
    expect(fakeBackend.requests(subscribe).at(-1)).toEqual({ due_today: 166.34, price_version: 2 })
  })

  it('says when there is nothing to begin with', async () => {
    fakeBackend.fails(getSubscriptionOffer, 409, {
      code: 'VERSION_CONFLICT',
      userMessage: 'Este agente já está ativo na sua conta.',
    })
    const { address } = show({}, `${path}?product=prospect`)
    expect(await screen.findByText('Este agente já está ativo na sua conta.')).toBeVisible()
    await user().keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(address()).toBe(path)
  })

  it('is not offered for what there is not', async () => {
    show({}, `${path}?product=outro`)
    await cardOf('Prospect AI')
    await cardOf('Atendimento WhatsApp')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('ending', () => {
  it('takes two clicks, and says what happens and when', async () => {
    fakeBackend.replies(cancelSubscription, makeBillingItem({ status: 'cancel_at_period_end' }))
    const { container } = show()
    await press('Cancelar plano Prospect AI')
    expect(
      dialog().getByText(
        'Seu plano continua ativo até 30 de novembro de 2026. Depois disso, o agente é pausado e seus dados ficam guardados por 90 dias.',
      ),
    ).toBeVisible()
    expect(dialog().getByRole('button', { name: 'Manter plano' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await press('Cancelar plano')
    await waitFor(() =>
      expect(notified()).toEqual(['Plano cancelado. O agente continua ativo até 30 de novembro de 2026.']),
    )
    expect(fakeBackend.requests(cancelSubscription)).toEqual([{ reason: '' }])
  })

  it.each([
    [trial, 'O teste termina agora e nada é cobrado. Cada agente tem um teste grátis só.'],
    [{ status: 'past_due' }, 'O agente para agora. A fatura em aberto continua valendo.'],
    [{ status: 'paused' }, 'O agente sai da sua conta agora. Nada mais é cobrado.'],
  ] as const)('says what it means for %j', async (item, words) => {
    fakeBackend.replies(cancelSubscription, makeBillingItem({ status: 'cancelled' }))
    showItem(item)
    await press('Cancelar plano Prospect AI')
    expect(dialog().getByText(words)).toBeVisible()
    await user().type(dialog().getByLabelText('O que faltou? (opcional)'), 'Ficou caro')
    await press('Cancelar plano')
    await waitFor(() => expect(notified()).toEqual(['Plano cancelado.']))
    expect(fakeBackend.requests(cancelSubscription)).toEqual([{ reason: 'Ficou caro' }])
  })

  it('can be left alone', async () => {
    show()
    await press('Cancelar plano Prospect AI')
    await press('Manter plano')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(fakeBackend.requests(cancelSubscription)).toEqual([])
  })

  it('can be undone until it happens', async () => {
    fakeBackend.replies(undoCancellation, makeBillingItem())
    showItem({ status: 'cancel_at_period_end' })
    const undo = await screen.findByRole('button', { name: 'Desfazer cancelamento Prospect AI' })
    fakeBackend.replies(getBilling, makeBilling())
    await user().click(undo)
    await waitFor(() => expect(notified()).toEqual(['Cancelamento desfeito. Prospect AI continua ativo.']))
    expect(undo).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Prospect AI' })).toHaveFocus()
  })

  it('says when it could not be undone', async () => {
    fakeBackend.isUnreachable(undoCancellation)
    showItem({ status: 'cancel_at_period_end' })
    await press('Desfazer cancelamento Prospect AI')
    await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/^Problema de conexão/)]))
  })

  it('brings the money back within the guarantee', async () => {
    fakeBackend.replies(refundSubscription, {
      item: makeBillingItem({ status: 'cancelled' }),
      refunded: 399,
      by_hand: 0,
    })
    const { container } = showItem({ guarantee_until: '2026-12-01T09:00:00-03:00', refund_amount: 399 })
    expect(await screen.findByText('até 01/12/2026')).toBeVisible()
    await press('Pedir reembolso Prospect AI')
    expect(
      dialog().getByText('Você está na garantia de 30 dias. Quer o reembolso de R$ 399,00?'),
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    await press('Quero o reembolso')
    await waitFor(() =>
      expect(notified()).toEqual([
        'Reembolso de R$\u00a0399,00 a caminho. O plano foi cancelado e nada mais é cobrado.',
      ]),
    )
  })

  it.each([
    [399, /^Pela forma como foi pago, este valor não volta sozinho: nossa equipe fala com você por e-mail/],
    [199, /^Pela forma como foram pagos, R\$\s199,00 não voltam sozinhos: .* O resto volta/],
  ])('says when people have to send %d of it', async (byHand, words) => {
    fakeBackend.replies(refundSubscription, {
      item: makeBillingItem({ status: 'cancelled' }),
      refunded: 399,
      by_hand: byHand,
    })
    showItem({
      guarantee_until: '2026-12-01T09:00:00-03:00',
      refund_amount: 399,
      refund_by_hand: byHand,
    })
    await press('Pedir reembolso Prospect AI')
    expect(dialog().getByText(words)).toBeVisible()
    await press('Quero o reembolso')
    await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/para fazer a transferência\.$/)]))
  })

  it('offers no money back once the guarantee is over', async () => {
    show()
    await cardOf('Prospect AI')
    expect(screen.queryByRole('button', { name: /reembolso/ })).not.toBeInTheDocument()
  })
})

it('offers every agent to those without one', async () => {
  const { container } = show({ items: [], status: 'none', next_invoice: null, invoices: [] })
  expect(
    await screen.findByText('Você ainda não tem agentes ativos. Comece um teste grátis de 14 dias.'),
  ).toBeVisible()
  const others = within(await screen.findByRole('region', { name: 'Escolha seu primeiro agente' }))
  expect(await others.findAllByRole('button', { name: /^Adicionar/ })).toHaveLength(7)
  expect(await axe(container)).toHaveNoViolations()
})

it('has nothing more to offer to those who have everything', async () => {
  const items = makePricing().products.map(({ id, name }) => makeBillingItem({ product_id: id, name }))
  show({ items })
  expect(await screen.findByText('Sua empresa já tem todos os agentes.')).toBeVisible()
})

it('says when the data cannot be had, part by part', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeBackend.fails(getPricing, 400, { code: 'VALIDATION_FAILED' })
  const { unmount } = show()
  await cardOf('Prospect AI')
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  unmount()
  fakeBackend.fails(getBilling, 400, { code: 'VALIDATION_FAILED' })
  renderScreen(<ServicesScreen />, { path, session: 'signed-in' })
  expect(await screen.findByText('Erro ao carregar dados')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Serviços' })).toBeVisible()
  complaints.mockRestore()
})
