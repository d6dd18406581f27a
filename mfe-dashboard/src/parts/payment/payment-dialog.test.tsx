import { findAddress, getInvoice, type Invoice, payInvoice, saveBillingProfile } from '@ag/contracts'
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
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const press = (name: string | RegExp) => user().click(screen.getByRole('button', { name }))
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const answer = (words: string) =>
  user().selectOptions(screen.getByRole('combobox', { name: 'Resposta do banco na simulação' }), words)
const choose = (name: string) => user().click(screen.getByRole('radio', { name }))

async function show(invoice: Invoice = open, payable = makeBilling()) {
  fakeBackend.replies(getInvoice, invoice)
  const onClose = jest.fn()
  const result = renderScreen(
    <PaymentDialog id="inv_1" known={undefined} payable={payable} onClose={onClose} />,
    { session: 'signed-in' },
  )
  await screen.findByRole('dialog', { name: 'Fatura 2026-000123' })
  return { ...result, onClose }
}

describe('a choice', () => {
  it('tells what is due, and offers the card that is kept first', async () => {
    const { container } = await show()
    expect(screen.getByText('R$ 399,00')).toBeVisible()
    expect(screen.getByText('Vencimento em 08/11/2026')).toBeVisible()
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Visa final 4242',
      'Novo cartão',
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

  it('is the same payment when no answer came and it is pressed again, and another one after a refusal', async () => {
    await show()
    fakeBackend.fails(payInvoice, 502, { code: 'BAD_GATEWAY' })
    await press('Pagar')
    await screen.findByRole('alert')
    fakeBackend.fails(payInvoice, 402, { code: 'PAYMENT_DECLINED' })
    await press('Pagar')
    await waitFor(() => expect(fakeBackend.requests(payInvoice)).toHaveLength(2))
    await screen.findByRole('alert')
    fakeBackend.replies(payInvoice, makeInvoice())
    await press('Pagar')
    await waitFor(() => expect(notified()).toEqual(['Pagamento confirmado.']))
    const [lost, refused, next] = fakeBackend
      .headers(payInvoice)
      .map((headers) => headers.get('idempotency-key'))
    expect(lost).toMatch(/^[\w-]{16,128}$/)
    expect(refused).toBe(lost)
    expect(next).not.toBe(lost)
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
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    await choose('Novo cartão')
    await answer('Recusa')
    await press('Pagar')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Pagamento não aprovado')
    expect(alert).toHaveTextContent('O banco recusou o cartão.')
    fakeBackend.replies(payInvoice, makeInvoice())
    await answer('Aprova')
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
    expect(fakeBackend.requests(payInvoice)).toEqual([{ type: 'pix', token: 'sandbox_passes' }])
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
  const { payer } = makeBilling()
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
    payer,
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

  it('asks in place for the address that it is made out to', async () => {
    await show(monthly, { ...ofStripe, billing_profile: null })
    expect(screen.queryByRole('textbox', { name: /^CEP/ })).not.toBeInTheDocument()
    fakeBackend.replies(findAddress, { address: null })
    await choose('Boleto')
    await press('Pagar')
    await waitFor(() => expect(field(/^CEP/)).toHaveAccessibleDescription('Informe um CEP válido.'))
    expect(fakeBackend.requests(payInvoice)).toEqual([])
    const { postal_code, street, number, district, city, state } = profile.address
    const answers = [
      [/^CEP/, postal_code],
      [/^Rua/, street],
      [/^Número/, number],
      [/^Bairro/, district],
    ] as const
    for (const [name, text] of [...answers, [/^Cidade/, city] as const]) {
      await user().click(field(name))
      await user().paste(text)
    }
    await user().selectOptions(screen.getByRole('combobox', { name: /^UF/ }), state)
    fakeBackend.replies(saveBillingProfile, { saved: true })
    fakeBackend.replies(payInvoice, withBoleto)
    fakeBackend.replies(getInvoice, withBoleto)
    await press('Pagar')
    expect(await screen.findByText(barcode)).toBeVisible()
    expect(fakeBackend.requests(saveBillingProfile)).toEqual([profile])
  })
})

it('looks on in a sandbox, whose bank answers for a boleto at once', async () => {
  const waiting = makeInvoice({
    ...open,
    boleto: {
      barcode: '00090.00009 00000.000205 26000.123456 3 16440000039900',
      url: 'http://localhost:3000/dev/boleto/000900000900000000020526000123456316440000039900',
      expires_at: '2026-11-28T23:59:00-03:00',
    },
  })
  await show(waiting)
  expect(screen.getByText('Na simulação, o banco responde em alguns segundos.')).toBeVisible()
  fakeBackend.replies(getInvoice, makeInvoice({ method: 'boleto' }))
  await act(() => jest.advanceTimersByTimeAsync(3_100))
  expect(await screen.findByText('Pagamento confirmado.')).toBeVisible()
})

describe('whom the invoice is for', () => {
  it('is asked before the first charge, in place, and kept before anything is charged', async () => {
    const { container } = await show(open, makeBilling({ payer: null }))
    await press('Pagar')
    await waitFor(() => expect(field(/^CNPJ/)).toHaveAccessibleDescription('Informe um CNPJ válido.'))
    expect(field(/^Razão social/)).toHaveAccessibleDescription('Informe a razão social ou o nome.')
    expect(fakeBackend.requests(payInvoice)).toEqual([])
    expect(await axe(container)).toHaveNoViolations()
    await user().type(field(/^CNPJ/), '12abc34501de35')
    await user().type(field(/^Razão social/), 'Padaria da Ana Ltda')
    fakeBackend.replies(saveBillingProfile, { saved: true })
    fakeBackend.fails(payInvoice, 402, { code: 'PAYMENT_DECLINED', userMessage: 'O banco recusou o cartão.' })
    await press('Pagar')
    expect(await screen.findByText('O banco recusou o cartão.')).toBeVisible()
    const given = { document_type: 'cnpj', document: '12ABC34501DE35', legal_name: 'Padaria da Ana Ltda' }
    expect(fakeBackend.requests(saveBillingProfile)).toEqual([given])
    expect(field(/^CNPJ/)).toHaveValue('12.ABC.345/01DE-35')
  })

  it('is there again for who went away before paying', async () => {
    const { unmount } = await show(open, makeBilling({ payer: null }))
    await user().type(field(/^Razão social/), 'Padaria da Ana Ltda')
    unmount()
    await show(open, makeBilling({ payer: null }))
    expect(field(/^Razão social/)).toHaveValue('Padaria da Ana Ltda')
    expect(screen.getByText('Recuperamos o que você havia digitado.')).toBeVisible()
  })

  it('is told where it is known, and open to change', async () => {
    const { onClose } = await show()
    expect(screen.getByText('Fatura em nome de Padaria da Ana Ltda, CNPJ 11.222.333/0001-81.')).toBeVisible()
    await press('Alterar')
    await user().click(screen.getByRole('radio', { name: 'CPF' }))
    await user().clear(field(/^CPF/))
    await user().type(field(/^CPF/), '52998224725')
    fakeBackend.replies(saveBillingProfile, { saved: true })
    fakeBackend.replies(payInvoice, makeInvoice())
    await press('Pagar')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(fakeBackend.requests(saveBillingProfile)).toEqual([
      { document_type: 'cpf', document: '52998224725', legal_name: 'Padaria da Ana Ltda' },
    ])
  })

  it('is said at its field where the server misses it', async () => {
    await show(open, makeBilling({ payer: null }))
    await user().type(field(/^CNPJ/), '11222333000181')
    await user().type(field(/^Razão social/), 'Padaria da Ana Ltda')
    const message = 'Informe o CNPJ ou CPF antes da primeira cobrança.'
    const errors = [{ field: 'document', code: 'TAX_ID_REQUIRED', message }]
    fakeBackend.replies(saveBillingProfile, { saved: true })
    fakeBackend.fails(payInvoice, 400, { code: 'TAX_ID_REQUIRED', userMessage: message, errors })
    await press('Pagar')
    await waitFor(() => expect(field(/^CNPJ/)).toHaveAccessibleDescription(message))
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
    <PaymentDialog id="inv_9" known={undefined} payable={makeBilling()} onClose={() => undefined} />,
    { session: 'signed-in' },
  )
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})
