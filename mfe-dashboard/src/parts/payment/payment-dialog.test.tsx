import { getInvoice, type Invoice, payInvoice } from '@ag/contracts'
import { fakeBackend, makeBilling, makeInvoice, notified, renderScreen } from '@ag/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { PaymentDialog } from './payment-dialog'

const code = '00020126580014br.gov.bcb.pix0136simulacao@automatize.example'
const pix = {
  copy_paste: code,
  qr_svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0,0h9v9z"/></svg>',
  expires_at: '2026-11-22T12:00:00-03:00',
}
const open = makeInvoice({ status: 'open', method: null, paid_at: null })
const withCode = { ...open, pix }

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00-03:00'), advanceTimers: true }))
afterEach(() => jest.useRealTimers())

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const press = (name: string | RegExp) => user().click(screen.getByRole('button', { name }))
const choose = (name: string) => user().click(screen.getByRole('radio', { name }))

async function show(invoice: Invoice = open, payable = makeBilling()) {
  fakeBackend.replies(getInvoice, invoice)
  const onClose = jest.fn()
  const onFillProfile = jest.fn()
  const result = renderScreen(
    <PaymentDialog
      id="inv_1"
      known={undefined}
      payable={payable}
      onClose={onClose}
      onFillProfile={onFillProfile}
    />,
    { session: 'signed-in' },
  )
  await screen.findByRole('dialog', { name: 'Fatura 2026-000123' })
  return { ...result, onClose, onFillProfile }
}

describe('a choice', () => {
  it('tells what is due, and offers the card that is kept first', async () => {
    const { container } = await show()
    expect(screen.getByText('R$ 399,00')).toBeVisible()
    expect(screen.getByText('Vencimento em 08/11/2026')).toBeVisible()
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Visa final 4242',
      'Novo cartão 4242, aprovado',
      'Novo cartão 0002, recusado',
      'Pix',
    ])
    expect(screen.getByRole('radio', { name: 'Visa final 4242' })).toBeChecked()
    expect(screen.getByText(/^Este ambiente é uma simulação/)).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('pays with the card that is kept, and is over', async () => {
    const { onClose } = await show()
    fakeBackend.replies(payInvoice, makeInvoice())
    await press('Pagar')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(fakeBackend.requests(payInvoice)).toEqual([{ type: 'card' }])
    expect(notified()).toEqual(['Pagamento confirmado.'])
  })

  it('lies still, and says that it is being paid, until the answer is there', async () => {
    const { onClose } = await show()
    fakeBackend.neverAnswers(payInvoice)
    await press('Pagar')
    expect(await screen.findByText('Processando o pagamento…')).toBeVisible()
    expect(screen.getByText('Processando o pagamento…').closest('[role="status"]')).not.toBeNull()
    expect(screen.getByLabelText('Pix').closest('[inert]')).toHaveAttribute('aria-busy', 'true')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says when the bank takes its time', async () => {
    await show()
    fakeBackend.replies(payInvoice, open)
    await press('Pagar')
    await waitFor(() => expect(notified()).toEqual([expect.stringMatching(/^Pagamento em processamento\./)]))
  })

  it('lets another way be tried when a card is refused', async () => {
    const { onClose } = await show()
    fakeBackend.fails(payInvoice, 402, { code: 'PAYMENT_DECLINED', userMessage: 'O banco recusou o cartão.' })
    await choose('Novo cartão 0002, recusado')
    await press('Pagar')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Pagamento não aprovado')
    expect(alert).toHaveTextContent('O banco recusou o cartão.')
    fakeBackend.replies(payInvoice, makeInvoice())
    await choose('Novo cartão 4242, aprovado')
    await press('Pagar')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(fakeBackend.requests(payInvoice)).toEqual([
      { type: 'card', token: 'sandbox_fails' },
      { type: 'card', token: 'sandbox_passes' },
    ])
  })

  it('says that an invoice stays open after a card was refused', async () => {
    await show()
    expect(screen.queryByText(/A última tentativa/)).not.toBeInTheDocument()
    fakeBackend.fails(payInvoice, 402, { code: 'PAYMENT_DECLINED', userMessage: 'O banco recusou o cartão.' })
    fakeBackend.replies(getInvoice, {
      ...open,
      failure: { message: 'O banco recusou o cartão.', next_try: null },
    })
    await press('Pagar')
    const words =
      'A última tentativa não foi aprovada. A fatura continua em aberto até 08/11/2026: tente outra forma.'
    expect(await screen.findByText(words)).toBeVisible()
    expect(screen.getByRole('radio', { name: 'Pix' })).toBeEnabled()
  })

  it('tells what became of an invoice that is no longer open', async () => {
    await show()
    const userMessage = 'Esta fatura não está mais em aberto.'
    fakeBackend.fails(payInvoice, 409, { code: 'VERSION_CONFLICT', userMessage })
    fakeBackend.replies(getInvoice, { ...open, status: 'void' })
    await press('Pagar')
    expect(await screen.findByText('Esta fatura foi cancelada e nada será cobrado por ela.')).toBeVisible()
    expect(await screen.findByText(userMessage)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Serviços' })).toHaveAttribute('href', '/dashboard/services')
  })

  it('asks for no card that it cannot take', async () => {
    await show(open, makeBilling({ sandbox: false, payment_method: null }))
    expect(screen.getAllByRole('radio')).toHaveLength(1)
    expect(screen.getByRole('radio', { name: 'Pix' })).toBeChecked()
    expect(screen.getByText(/^O cadastro de cartão não está disponível/)).toBeVisible()
    expect(screen.queryByText(/simulação/)).not.toBeInTheDocument()
  })
})

it('asks for nothing where nothing can be given here', async () => {
  await show(
    { ...open, payment_types: ['card'] },
    makeBilling({ sandbox: false, payment_method: null, payment_types: ['card'] }),
  )
  expect(screen.getByText(/^O cadastro de cartão não está disponível/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pagar' })).not.toBeInTheDocument()
})

describe('a Pix', () => {
  it('is a picture and a text to copy', async () => {
    const { container } = await show()
    fakeBackend.replies(payInvoice, withCode)
    fakeBackend.replies(getInvoice, withCode)
    await choose('Pix')
    await press('Pagar')
    const picture = await screen.findByRole('img', { name: 'Código QR do Pix' })
    expect(picture).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent(pix.qr_svg)}`)
    expect(screen.getByText(code)).toBeVisible()
    expect(screen.getByText('O código vale até 22/11/2026, às 12:00.')).toBeVisible()
    expect(screen.getByText('Aguardando o pagamento…')).toBeVisible()
    expect(fakeBackend.requests(payInvoice)).toEqual([{ type: 'pix' }])
    expect(await axe(container)).toHaveNoViolations()
  })

  it('is copied', async () => {
    await show(withCode)
    const someone = user()
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await someone.click(screen.getByRole('button', { name: 'Copiar código' }))
    expect(await screen.findByText('Copiado.')).toBeVisible()
    expect(copied).toHaveBeenCalledWith(code)
  })

  it('is waited for until it has come, and then no longer', async () => {
    await show(withCode)
    const status = screen.getByText('Aguardando o pagamento…').closest('[role="status"]')
    const asked = fakeBackend.paths(getInvoice).length
    await act(() => jest.advanceTimersByTimeAsync(3_100))
    expect(fakeBackend.paths(getInvoice)).toHaveLength(asked + 1)
    fakeBackend.replies(getInvoice, makeInvoice({ method: 'pix' }))
    await act(() => jest.advanceTimersByTimeAsync(3_100))
    await waitFor(() => expect(status).toHaveTextContent('Pagamento confirmado.'))
    expect(screen.queryByRole('img', { name: 'Código QR do Pix' })).not.toBeInTheDocument()
    const paid = fakeBackend.paths(getInvoice).length
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(fakeBackend.paths(getInvoice)).toHaveLength(paid)
  })

  it('that has expired makes room for another', async () => {
    await show({ ...open, pix: { ...pix, expires_at: '2026-11-21T12:00:02-03:00' } })
    await act(() => jest.advanceTimersByTimeAsync(3_100))
    expect(await screen.findByText('Este código expirou.')).toBeVisible()
    expect(screen.queryByRole('img', { name: 'Código QR do Pix' })).not.toBeInTheDocument()
    fakeBackend.neverAnswers(payInvoice)
    await press('Gerar outro código')
    expect(await screen.findByText('Gerando outro código…')).toBeVisible()
    expect(screen.getByText('Pagar de outra forma').closest('[inert]')).not.toBeNull()
  })

  it('that has expired is replaced by another', async () => {
    await show({ ...open, pix: { ...pix, expires_at: '2026-11-21T11:59:00-03:00' } })
    fakeBackend.replies(payInvoice, withCode)
    fakeBackend.replies(getInvoice, withCode)
    await press('Gerar outro código')
    expect(await screen.findByRole('img', { name: 'Código QR do Pix' })).toBeVisible()
  })

  it('can be left for another way', async () => {
    await show(withCode)
    await press('Pagar de outra forma')
    expect(await screen.findByRole('radio', { name: 'Visa final 4242' })).toBeChecked()
  })
})

describe('a boleto', () => {
  const barcode = '23793.38128 60007.827136 95000.063305 9 75520000026000'
  const boleto = {
    barcode,
    url: 'https://payments.stripe.com/boleto/voucher/1',
    expires_at: '2026-11-28T23:59:00-03:00',
  }
  const monthly = makeInvoice({
    status: 'open',
    method: null,
    paid_at: null,
    payment_types: ['card', 'pix', 'boleto'],
  })
  const withBoleto = { ...monthly, boleto }
  const profile = {
    document_type: 'cnpj' as const,
    document: '11222333000181',
    legal_name: 'Padaria da Ana Ltda',
    address: {
      postal_code: '01310-100',
      street: 'Avenida Paulista',
      number: '1578',
      complement: '',
      district: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
    },
  }
  const ofStripe = makeBilling({
    sandbox: false,
    card_page: true,
    payment_types: ['card', 'pix', 'boleto'],
    billing_profile: profile,
  })

  it('is offered by the invoice, not by the screen', async () => {
    await show(open, ofStripe)
    expect(screen.queryByRole('radio', { name: 'Boleto' })).not.toBeInTheDocument()
  })

  it('is a number to copy, a last day and a page', async () => {
    const { container } = await show(monthly, ofStripe)
    fakeBackend.replies(payInvoice, withBoleto)
    fakeBackend.replies(getInvoice, withBoleto)
    await choose('Boleto')
    await press('Pagar')
    expect(await screen.findByText(barcode)).toBeVisible()
    expect(screen.getByRole('link', { name: /^Abrir o boleto/ })).toHaveAttribute('href', boleto.url)
    expect(screen.getByText('O boleto vale até 28/11/2026.')).toBeVisible()
    expect(screen.getByText('Aguardando o pagamento do boleto.')).toBeVisible()
    expect(fakeBackend.requests(payInvoice)).toEqual([{ type: 'boleto' }])
    expect(await axe(container)).toHaveNoViolations()
    const someone = user()
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await someone.click(screen.getByRole('button', { name: 'Copiar número' }))
    expect(await screen.findByText('Copiado.')).toBeVisible()
    expect(copied).toHaveBeenCalledWith('23793381286000782713695000063305975520000026000')
  })

  it('is not asked after every few seconds, as a bank takes days', async () => {
    await show(withBoleto, ofStripe)
    const asked = fakeBackend.paths(getInvoice).length
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(fakeBackend.paths(getInvoice)).toHaveLength(asked)
  })

  it('and a Pix stand beside each other: what was asked for is shown', async () => {
    const withBoth = { ...withBoleto, pix }
    await show(withBoth, ofStripe)
    expect(screen.getByText(code)).toBeVisible()
    fakeBackend.replies(payInvoice, withBoth)
    await press('Pagar de outra forma')
    await choose('Boleto')
    await press('Pagar')
    expect(await screen.findByText(barcode)).toBeVisible()
    expect(screen.queryByText(code)).not.toBeInTheDocument()
  })

  it('that ran out makes room for another', async () => {
    await show({ ...monthly, boleto: { ...boleto, expires_at: '2026-11-20T23:59:00-03:00' } }, ofStripe)
    expect(screen.getByText('Este boleto venceu.')).toBeVisible()
    fakeBackend.replies(payInvoice, withBoleto)
    fakeBackend.replies(getInvoice, withBoleto)
    await press('Gerar outro boleto')
    expect(await screen.findByText(barcode)).toBeVisible()
  })

  it('leads to whom it is made out to where nobody has told', async () => {
    const { onFillProfile } = await show(monthly, { ...ofStripe, billing_profile: null })
    const userMessage = 'Para pagar com boleto, preencha antes seus dados de faturamento.'
    const refused = { field: 'billing_profile', code: 'BILLING_PROFILE_INVALID', message: userMessage }
    fakeBackend.fails(payInvoice, 400, { code: 'VALIDATION_FAILED', userMessage, errors: [refused] })
    await choose('Boleto')
    await press('Pagar')
    expect(await screen.findByRole('alert')).toHaveTextContent(userMessage)
    await press('Preencher dados')
    expect(onFillProfile).toHaveBeenCalledTimes(1)
  })
})

it.each([
  [makeInvoice(), 'Pagamento confirmado.'],
  [makeInvoice({ status: 'refunded' }), 'Esta fatura foi reembolsada.'],
  [makeInvoice({ status: 'void' }), 'Esta fatura foi cancelada e nada será cobrado por ela.'],
])('asks nobody to pay what is over', async (invoice, words) => {
  const { onClose } = await show(invoice)
  expect(screen.getByText(words)).toBeVisible()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await user().click(screen.getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement)
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('says when the invoice cannot be had', async () => {
  fakeBackend.fails(getInvoice, 404, { code: 'NOT_FOUND' })
  renderScreen(
    <PaymentDialog
      id="inv_9"
      known={undefined}
      payable={makeBilling()}
      onClose={() => undefined}
      onFillProfile={() => undefined}
    />,
    { session: 'signed-in' },
  )
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})
