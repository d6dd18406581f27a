import { getPricing, getSettings } from '@ag/contracts'
import { queryClient } from '@ag/platform'
import { fakeBackend, makePricing, makeSettings, renderScreen } from '@ag/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HomeScreen, rest } from './home-screen'
import { calculator } from './outcome/outcome-section'

const section = async (title: string) => within(await screen.findByRole('region', { name: title }))
const cards = async () => (await section('Um agente para cada trabalho')).getAllByRole('listitem')

async function card(name: string) {
  const found = (await cards()).find((item) => within(item).queryByRole('heading', { name }))
  if (!found) throw new Error(`There is no card of ${name}.`)
  return within(found)
}

beforeAll(() => Promise.all([rest.preload(), calculator.preload()]))

beforeEach(() => {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getSettings, makeSettings())
})

describe('with the catalogue', () => {
  it.each([
    ['Site Builder', /^R\$\s29$/, '/agents/site-builder', 'site-builder'],
    ['Email Marketing', /^R\$\s49$/, '/agents/email', 'email-marketing'],
    ['Social Media', /^R\$\s79$/, '/agents/social', 'social-media'],
    ['Prospect AI', /^R\$\s399$/, '/agents/prospect', 'prospect'],
    ['Business Intelligence', /^R\$\s199$/, '/agents/bi', 'business-intelligence'],
    ['Marketing AI', /^R\$\s299$/, '/agents/marketingai', 'marketing-ai'],
    ['Atendimento WhatsApp', /^R\$\s97$/, '/agents/whatsapp', 'whatsapp'],
  ])('sells %s', async (name, price, page, id) => {
    renderScreen(<HomeScreen />)
    const agent = await card(name)

    expect(await agent.findByText(price)).toBeVisible()
    expect(agent.getByRole('link', { name })).toHaveAttribute('href', page)
    expect(agent.getByRole('link', { name: `Testar grátis o ${name}` })).toHaveAttribute(
      'href',
      `/auth/signup?product=${id}`,
    )
  })

  it('marks the popular agent, and no other', async () => {
    renderScreen(<HomeScreen />)
    expect(await screen.findAllByText('Mais popular')).toHaveLength(1)
    expect((await card('Prospect AI')).getByText('Mais popular')).toBeVisible()
  })

  it('promises no price below the lowest', async () => {
    fakeBackend.replies(
      getPricing,
      makePricing({ products: makePricing().products.filter(({ price }) => price > 90) }),
    )
    renderScreen(<HomeScreen />)
    expect(await screen.findByText(/a partir de R\$\s97 por mês/)).toBeVisible()
  })

  it('offers a trial, a meeting and a quote by WhatsApp before anything else', async () => {
    renderScreen(<HomeScreen />)

    const [trial] = await screen.findAllByRole('link', { name: 'Testar grátis por 14 dias' })
    expect(trial).toHaveAttribute('href', '/auth/signup')
    const [meeting] = screen.getAllByRole('link', { name: 'Marcar uma reunião' })
    expect(meeting).toHaveAttribute('href', '/consultation')
    expect(
      await screen.findByRole('link', { name: 'Pedir orçamento no WhatsApp (abre em nova aba)' }),
    ).toHaveAttribute(
      'href',
      `https://wa.me/5511940000000?text=${encodeURIComponent('Olá! Gostaria de um orçamento do agente de IA para a minha empresa.')}`,
    )
  })

  it('answers what everybody asks, with the prices of use', async () => {
    const user = userEvent.setup()
    renderScreen(<HomeScreen />)
    await card('Prospect AI')

    await user.click(screen.getByText('O que é cobrado por uso?'))

    expect(
      await screen.findByText(
        /^Mensagens de WhatsApp \(R\$\s10\), envios de e-mail \(R\$\s5\) e créditos de IA \(R\$\s20\), por mil unidades\.$/,
      ),
    ).toBeVisible()
    expect(screen.queryByText(/nota fiscal/)).not.toBeInTheDocument()
  })

  it('names how to reach us', async () => {
    renderScreen(<HomeScreen />)
    const contact = await section('Comece com um agente hoje')
    expect(await contact.findByRole('link', { name: 'contato@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:contato@exemplo.com.br',
    )
    expect(contact.getByRole('link', { name: '(11) 4000-0000' })).toHaveAttribute('href', 'tel:1140000000')
    expect(contact.getByText('Segunda a sexta, das 9h às 18h')).toBeVisible()
  })
})

describe('without the catalogue', () => {
  beforeEach(() => {
    fakeBackend.fails(getPricing, 500)
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  })
  afterEach(() => jest.useRealTimers())

  it('shows prices of reference, marked, and sells nothing', async () => {
    renderScreen(<HomeScreen />)

    expect(await screen.findByText('Não conseguimos confirmar os preços agora')).toBeVisible()
    const agent = await card('Email Marketing')
    expect(agent.getByText(/^R\$\s147$/)).toBeVisible()
    expect(agent.getByText('preço de referência')).toBeVisible()
    expect(agent.getByRole('button', { name: 'Testar grátis o Email Marketing' })).toBeDisabled()
    expect(agent.getByRole('button')).toHaveAccessibleDescription(
      /a contratação volta assim que o catálogo carregar/,
    )
    expect(screen.queryByRole('link', { name: /Testar grátis/ })).not.toBeInTheDocument()
    expect(screen.queryByText(/a partir de/)).not.toBeInTheDocument()
  })

  it('recovers by itself once the catalogue is back', async () => {
    renderScreen(<HomeScreen />)
    expect(await screen.findByText('Não conseguimos confirmar os preços agora')).toBeVisible()

    fakeBackend.replies(getPricing, makePricing())
    await act(() => jest.advanceTimersByTimeAsync(16_000))

    const agent = await card('Email Marketing')
    expect(await agent.findByText(/^R\$\s49$/)).toBeVisible()
    expect(agent.getByRole('link', { name: 'Testar grátis o Email Marketing' })).toBeVisible()
    expect(screen.queryByText('preço de referência')).not.toBeInTheDocument()
    expect(screen.queryByText('Não conseguimos confirmar os preços agora')).not.toBeInTheDocument()
  })

  it('keeps selling from the last good catalogue', async () => {
    fakeBackend.replies(getPricing, makePricing())
    renderScreen(<HomeScreen />)
    const agent = await card('Email Marketing')
    expect(await agent.findByText(/^R\$\s49$/)).toBeVisible()

    fakeBackend.fails(getPricing, 500)
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000 + 1000))

    await waitFor(() =>
      expect(queryClient.getQueryState(['/api/v1/pricing/public', {}])?.status).toBe('error'),
    )
    expect(agent.getByText(/^R\$\s49$/)).toBeVisible()
    expect(agent.getByRole('link', { name: 'Testar grátis o Email Marketing' })).toBeVisible()
  })
})
