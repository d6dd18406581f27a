import {
  type Billing,
  getBilling,
  getCardPage,
  getDashboard,
  getInvoice,
  getInvoiceFile,
  openCardPage,
  payInvoice,
  savePaymentMethod,
} from '@ag/contracts'
import {
  fakeBackend,
  makeBilling,
  makeBillingItem,
  makeDashboard,
  makeInvoice,
  notified,
  renderScreen,
} from '@ag/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { BillingScreen } from './billing-screen'

const overdue = makeInvoice({
  id: 'inv_2',
  number: '2026-000124',
  status: 'overdue',
  method: null,
  paid_at: null,
  failure: { message: 'O banco recusou o cartão.', next_try: '2026-11-24T09:00:00-03:00' },
})

async function show(billing: Billing = makeBilling(), path = '/dashboard/billing') {
  fakeBackend.replies(getBilling, billing)
  fakeBackend.replies(getDashboard, makeDashboard())
  const result = renderScreen(<BillingScreen />, { path, session: 'signed-in' })
  await screen.findByRole('heading', { name: 'Faturas' })
  return result
}

const card = (name: string) => within(screen.getByRole('region', { name }))
const rowOf = (number: string) =>
  within(screen.getByRole('heading', { name: `Fatura ${number}` }).closest('li') as HTMLElement)

it('tells what is charged next, of what, when, and where it leads', async () => {
  const { container } = await show(
    makeBilling({
      next_invoice: {
        date: '2026-12-01',
        lines: [
          { label: 'Prospect AI', amount: 399 },
          { label: 'Créditos de IA', amount: 124.5 },
        ],
        total: 523.5,
        projected_total: 585,
        ends_trial: false,
        if_continued: false,
      },
    }),
  )
  const next = card('Próxima cobrança')
  expect(next.getByText('R$ 585,00')).toBeVisible()
  expect(next.getByText('R$ 523,50')).toBeVisible()
  expect(next.getByText('Prevista para 1º de dezembro de 2026')).toBeVisible()
  expect(next.getByText('Créditos de IA').closest('div')).toHaveTextContent('R$ 124,50')
  expect(next.getByText('Até agora são R$ 523,50: o resto é o uso previsto, no ritmo atual.')).toBeVisible()
  expect(await axe(container)).toHaveNoViolations()
})

describe.each([
  ['is not decided on', true, 'Durante o teste, você não paga nada.', 'Depois disso, só se você continuar:'],
  [
    'goes on',
    false,
    'Sua primeira fatura sai em 5 de dezembro de 2026. Até lá, você não paga nada.',
    'Depois disso, seu plano começa:',
  ],
])('a trial that %s', (_what, if_continued, words, after) => {
  it.each(['alone', 'beside an agent that is paused'])(
    'asks for nothing and says until when, %s',
    async (beside) => {
      const trial = makeBillingItem({ status: 'trialing', continues_after_trial: !if_continued })
      const paused = makeBillingItem({ product_id: 'whatsapp', status: 'paused' })
      await show(
        makeBilling({
          status: beside === 'alone' ? 'trialing' : 'paused',
          items: beside === 'alone' ? [trial] : [trial, paused],
          invoices: [],
          payment_method: null,
          next_invoice: {
            date: '2026-12-05',
            lines: [{ label: 'Prospect AI', amount: 347.52 }],
            total: 347.52,
            projected_total: 347.52,
            ends_trial: true,
            if_continued,
          },
        }),
      )
      expect(screen.getByText(words)).toBeVisible()
      const next = card('Próxima cobrança')
      expect(next.getByText('Grátis')).toBeVisible()
      expect(next.getByText('Até 5 de dezembro de 2026')).toBeVisible()
      expect(next.getByText(after)).toBeVisible()
      expect(screen.getByText('Você ainda não escolheu como pagar.')).toBeVisible()
      expect(screen.queryByLabelText('Situação')).not.toBeInTheDocument()
    },
  )
})

it('leads those without agents to one', async () => {
  await show(
    makeBilling({ status: 'none', items: [], next_invoice: null, invoices: [], payment_method: null }),
  )
  expect(screen.getByText('Nenhuma cobrança prevista.')).toBeVisible()
  expect(screen.getByText('Você ainda não tem faturas.')).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Ver agentes' })).toHaveLength(2)
})

describe('a boleto', () => {
  const ofStripe: Partial<Billing> = {
    sandbox: false,
    card_page: true,
    payment_types: ['card', 'pix', 'boleto'],
  }

  it('for all months asks in place for the address that it is made out to', async () => {
    await show(makeBilling(ofStripe))
    await userEvent.click(card('Forma de pagamento').getByRole('button', { name: 'Alterar' }))
    const dialog = within(screen.getByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Boleto' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
    const code = dialog.getByRole('textbox', { name: /^CEP/ })
    await waitFor(() => expect(code).toHaveAccessibleDescription('Informe um CEP válido.'))
    expect(fakeBackend.requests(savePaymentMethod)).toEqual([])
  })

  it('that comes every month says so', async () => {
    await show(makeBilling({ payment_method: { type: 'boleto', brand: null, last4: null, expires: null } }))
    expect(card('Forma de pagamento').getByText('Boleto')).toBeVisible()
    expect(
      card('Forma de pagamento').getByText('A cada mês, você recebe um boleto para pagar.'),
    ).toBeVisible()
  })
})

describe('an account', () => {
  it('whose card was refused hears when it is tried again, and pays by Pix at once', async () => {
    const { container, address } = await show(makeBilling({ status: 'past_due', invoices: [overdue] }))
    expect(
      screen.getByText(
        'Não conseguimos cobrar sua fatura. Vamos tentar de novo em 24/11/2026. Você também pode pagar agora com Pix.',
      ),
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
    const withCode = {
      ...overdue,
      pix: { copy_paste: '000201', qr_svg: '<svg xmlns="http://www.w3.org/2000/svg"/>', expires_at: null },
    }
    fakeBackend.replies(payInvoice, withCode)
    fakeBackend.replies(getInvoice, withCode)
    await userEvent.click(screen.getByRole('button', { name: 'Pagar com Pix' }))
    expect(await screen.findByRole('img', { name: 'Código QR do Pix' })).toBeVisible()
    expect(address()).toBe('/dashboard/billing?invoice=inv_2')
  })

  it('hears of no Pix where there is none', async () => {
    await show(makeBilling({ status: 'past_due', invoices: [overdue], payment_types: ['card'] }))
    expect(screen.getByText(/Você também pode pagar agora\.$/)).toBeVisible()
    fakeBackend.replies(getInvoice, overdue)
    await userEvent.click(screen.getByRole('button', { name: 'Pagar agora' }))
    expect(await screen.findByRole('dialog', { name: 'Fatura 2026-000124' })).toBeVisible()
  })

  it('that was tried for the last time hears what comes next', async () => {
    const last = { ...overdue, failure: { message: 'O banco recusou o cartão.', next_try: null } }
    await show(makeBilling({ status: 'past_due', invoices: [last] }))
    expect(screen.getByText(/Pague agora para seus agentes não pararem\.$/)).toBeVisible()
  })

  it('that rests for a debt hears how it comes back', async () => {
    await show(makeBilling({ status: 'paused', invoices: [overdue] }))
    expect(screen.getByText(/^Seus agentes estão pausados por falta de pagamento\./)).toBeVisible()
  })

  it('whose trial is over is led to its agents', async () => {
    await show(
      makeBilling({ status: 'paused', items: [makeBillingItem({ status: 'trial_ended' })], invoices: [] }),
    )
    expect(
      screen.getByText('Seu teste terminou. Escolha uma forma de pagamento para continuar.'),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ver serviços' })).toHaveAttribute('href', '/dashboard/services')
  })
})

describe('the way to pay', () => {
  it('is shown, and changed', async () => {
    const { container } = await show()
    const method = card('Forma de pagamento')
    expect(method.getByText('Visa final 4242')).toBeVisible()
    expect(method.getByText('Validade 12/2030')).toBeVisible()
    await userEvent.click(method.getByRole('button', { name: 'Alterar' }))
    expect(await axe(container)).toHaveNoViolations()
    fakeBackend.replies(savePaymentMethod, { type: 'pix', brand: null, last4: null, expires: null })
    await userEvent.click(screen.getByRole('radio', { name: 'Pix' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(notified()).toEqual(['Forma de pagamento salva.']))
    expect(fakeBackend.requests(savePaymentMethod)).toEqual([{ type: 'pix' }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('may be a card of the simulation, by its token', async () => {
    await show(makeBilling({ payment_method: null }))
    fakeBackend.replies(savePaymentMethod, {
      type: 'card',
      brand: 'visa',
      last4: '4242',
      expires: '2030-12',
    })
    await userEvent.click(screen.getByRole('button', { name: 'Escolher' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Novo cartão' }))
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Salvar' }))
    await waitFor(() => expect(notified()).toEqual(['Forma de pagamento salva.']))
    expect(fakeBackend.requests(savePaymentMethod)).toEqual([{ type: 'card', token: 'sandbox_passes' }])
  })
})

describe('a card of the payment provider', () => {
  const byPage = { sandbox: false, card_page: true }
  const visit = '/dashboard/billing?cartao=crd_1'
  afterEach(() => jest.useRealTimers())

  it('is added on its page', async () => {
    await show(makeBilling(byPage))
    const method = card('Forma de pagamento')
    expect(method.getByText(/página segura do nosso parceiro de pagamentos/)).toBeVisible()
    const url = `${window.location.href.replace(/#.*/, '')}#page-of-the-provider`
    fakeBackend.replies(openCardPage, { url })
    await userEvent.click(method.getByRole('button', { name: 'Adicionar cartão' }))
    await waitFor(() => expect(window.location.href).toBe(url))
  })

  it('says when the page cannot be had', async () => {
    await show(makeBilling(byPage))
    fakeBackend.fails(openCardPage, 503, { code: 'UNAVAILABLE' })
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar cartão' }))
    await waitFor(() => expect(notified()).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Adicionar cartão' })).toBeEnabled()
  })

  it('is waited for on the way back, and said to be there', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    fakeBackend.replies(getCardPage, { status: 'open' })
    const { address } = await show(makeBilling(byPage), visit)
    const status = screen.getByText('Confirmando seu cartão…').closest('[role="status"]')
    fakeBackend.replies(getCardPage, { status: 'saved' })
    await act(() => jest.advanceTimersByTimeAsync(2_100))
    await waitFor(() => expect(status).toHaveTextContent(/^Cartão adicionado\./))
    expect(screen.getByText('Ele passa a pagar suas faturas.')).toBeVisible()
    expect(fakeBackend.paths(getCardPage).at(-1)).toBe('/api/v1/dashboard/billing/card-page/crd_1')
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Fechar aviso' }))
    expect(address()).toBe('/dashboard/billing')
    expect(screen.queryByText('Cartão adicionado.')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Faturas' })).toHaveFocus()
  })

  it('that did not pay what is open is there all the same', async () => {
    fakeBackend.replies(getCardPage, { status: 'saved' })
    const { container } = await show(makeBilling({ ...byPage, invoices: [overdue] }), visit)
    expect(
      await screen.findByText(/mas uma fatura em aberto não foi aprovada\. Veja abaixo\.$/),
    ).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('that came to nothing has cost nothing', async () => {
    fakeBackend.replies(getCardPage, { status: 'expired' })
    await show(makeBilling(byPage), visit)
    expect(await screen.findByText('O cartão não foi adicionado.')).toBeVisible()
    expect(screen.getByText('Nada foi cobrado. Você pode tentar de novo quando quiser.')).toBeVisible()
  })

  it('that was not given is not asked for', async () => {
    await show(makeBilling(byPage), '/dashboard/billing?cartao=nenhum')
    expect(screen.getByText('Nenhum cartão foi adicionado.')).toBeVisible()
    expect(fakeBackend.paths(getCardPage)).toEqual([])
  })

  it('that cannot be asked for is asked for again', async () => {
    fakeBackend.fails(getCardPage, 404, { code: 'NOT_FOUND' })
    await show(makeBilling(byPage), visit)
    expect(await screen.findByText('Não foi possível confirmar seu cartão.')).toBeVisible()
    fakeBackend.replies(getCardPage, { status: 'saved' })
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(await screen.findByText('Cartão adicionado.')).toBeVisible()
  })
})

it('lets nobody choose where there is no choice', async () => {
  await show(makeBilling({ sandbox: false, payment_types: ['card'] }))
  const method = card('Forma de pagamento')
  expect(method.getByText(/^O cadastro de cartão não está disponível/)).toBeVisible()
  expect(method.queryByRole('button')).not.toBeInTheDocument()
})

it('lists what money comes back for, and says where to ask', async () => {
  await show(
    makeBilling({
      items: [
        makeBillingItem({ guarantee_until: '2026-12-20T12:00:00-03:00' }),
        makeBillingItem({ product_id: 'email-marketing', name: 'Email Marketing' }),
      ],
    }),
  )
  const guarantee = card('Garantia de 30 dias')
  expect(guarantee.getByRole('listitem')).toHaveTextContent('Prospect AI, até 20 de dezembro de 2026')
  expect(guarantee.getByRole('link')).toHaveAttribute('href', '/dashboard/services')
})

it('says nothing of a guarantee that is over', async () => {
  await show()
  expect(screen.queryByRole('region', { name: 'Garantia de 30 dias' })).not.toBeInTheDocument()
})

describe('invoices', () => {
  it('tell how they stand and what they are made of', async () => {
    const { container } = await show(
      makeBilling({
        invoices: [
          overdue,
          makeInvoice({ nfse: { status: 'issued', number: '881', url: 'https://nfse.example/881' } }),
        ],
      }),
    )
    const owed = rowOf('2026-000124')
    expect(owed.getByText('Vencida')).toBeVisible()
    expect(owed.getByText('Emitida em 01/11/2026 · Venceu em 08/11/2026')).toBeVisible()
    expect(owed.getByText('O banco recusou o cartão. Nova tentativa em 24/11/2026.')).toBeVisible()
    const paid = rowOf('2026-000123')
    expect(paid.getByText('Paga')).toBeVisible()
    expect(paid.getByText('Emitida em 01/11/2026 · Paga em 01/11/2026 com cartão')).toBeVisible()
    expect(paid.queryByRole('button', { name: /^Pagar/ })).not.toBeInTheDocument()
    expect(paid.getByRole('link', { name: /^NFS-e 881/ })).toHaveAttribute('href', 'https://nfse.example/881')
    await userEvent.click(paid.getByText(/^Ver itens/))
    expect(paid.getByText('Prospect AI (1–30/11)')).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('are filtered by the address', async () => {
    const { address } = await show(makeBilling({ invoices: [overdue, makeInvoice()] }))
    fakeBackend.replies(getBilling, makeBilling({ invoices: [overdue] }))
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Vencida')
    await waitFor(() => expect(address()).toBe('/dashboard/billing?situacao=overdue'))
    await waitFor(() => expect(screen.queryByText('Fatura 2026-000123')).not.toBeInTheDocument())
    expect(await screen.findByText('Fatura 2026-000124')).toBeVisible()
    expect(screen.getByLabelText('Situação')).toHaveFocus()
    await userEvent.selectOptions(screen.getByLabelText('Ano'), '2026')
    await waitFor(() =>
      expect(fakeBackend.paths(getBilling).at(-1)).toBe('/api/v1/dashboard/billing?status=overdue&year=2026'),
    )
  })

  it('that no filter lets through are one press away', async () => {
    const { address } = await show()
    fakeBackend.replies(getBilling, makeBilling({ invoices: [] }))
    await userEvent.selectOptions(screen.getByLabelText('Situação'), 'Reembolsada')
    expect(await screen.findByText('Nenhuma fatura com estes filtros.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }))
    await waitFor(() => expect(address()).toBe('/dashboard/billing'))
    expect(await screen.findByText('Fatura 2026-000123')).toBeVisible()
  })

  it('know no filter that means nothing', async () => {
    await show(makeBilling(), '/dashboard/billing?situacao=nada&ano=doze')
    expect(screen.getByLabelText('Situação')).toHaveValue('')
    expect(screen.getByLabelText('Ano')).toHaveValue('')
    expect(screen.getByText('Fatura 2026-000123')).toBeVisible()
  })

  it('come as files, named after their number', async () => {
    const clicked: string[] = []
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.download)
    })
    URL.createObjectURL = () => 'blob:here'
    URL.revokeObjectURL = () => undefined
    await show()
    fakeBackend.says(getInvoiceFile, '%PDF-1.7')
    await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF da fatura 2026-000123' }))
    await waitFor(() => expect(clicked).toEqual(['fatura-2026-000123.pdf']))
    click.mockRestore()
  })

  it('say when their file cannot be had', async () => {
    await show()
    fakeBackend.fails(getInvoiceFile, 500)
    await userEvent.click(screen.getByRole('button', { name: /^Baixar PDF/ }))
    await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/^Algo deu errado/)]))
  })
})

it('opens the payment that the address asks for, and leaves it with the filters kept', async () => {
  fakeBackend.replies(getInvoice, overdue)
  const { address } = await show(
    makeBilling({ invoices: [overdue] }),
    '/dashboard/billing?ano=2026&invoice=inv_2',
  )
  const dialog = await screen.findByRole('dialog', { name: 'Fatura 2026-000124' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  expect(address()).toBe('/dashboard/billing?ano=2026')
  expect(screen.getByRole('heading', { name: 'Faturas' })).toHaveFocus()
})

it('says when nothing can be had', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  fakeBackend.fails(getBilling, 400, { code: 'VALIDATION_FAILED' })
  renderScreen(<BillingScreen />, { path: '/dashboard/billing', session: 'signed-in' })
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  complaints.mockRestore()
})
