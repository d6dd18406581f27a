import { getPricing, getProduct, getSettings } from '@ag/contracts'
import {
  fakeBackend,
  makePricing,
  makeProduct,
  makeProductDetails,
  makeSettings,
  renderRoutes,
} from '@ag/testing'
import { screen, within } from '@testing-library/react'
import { AgentScreen } from './agent-screen'

const show = (product = 'email') =>
  renderRoutes([{ path: '/agents/:product', element: <AgentScreen /> }], { path: `/agents/${product}` })
const section = async (title: string) => within(await screen.findByRole('region', { name: title }))

beforeEach(() => {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getProduct, makeProductDetails())
  fakeBackend.replies(getSettings, makeSettings())
})

it('promises, prices and carries the agent on to the sign-up', async () => {
  show()

  expect(await screen.findByText('Explica a pontuação')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Leads qualificados pelo WhatsApp, com horário marcado',
  )
  const trials = await screen.findAllByRole('link', { name: 'Testar grátis por 14 dias o Email Marketing' })
  for (const trial of trials) expect(trial).toHaveAttribute('href', '/auth/signup?product=email-marketing')
  expect(screen.getAllByText(/^R\$\s49$/)).not.toHaveLength(0)
})

it('carries the agent on to a meeting, catalogue or not', async () => {
  fakeBackend.fails(getPricing, 500)
  show()
  const meetings = await screen.findAllByRole('link', { name: 'Marcar uma reunião sobre o Email Marketing' })
  for (const meeting of meetings)
    expect(meeting).toHaveAttribute('href', '/consultation?agent=email-marketing')
})

it('opens WhatsApp with the agent in the first line', async () => {
  show()
  expect(
    await screen.findByRole('link', { name: 'Pedir orçamento no WhatsApp (abre em nova aba)' }),
  ).toHaveAttribute(
    'href',
    `https://wa.me/5511940000000?text=${encodeURIComponent('Olá! Gostaria de um orçamento do Email Marketing para a minha empresa.')}`,
  )
  expect(screen.getByRole('link', { name: 'Falar no WhatsApp (abre em nova aba)' })).toHaveAttribute(
    'href',
    `https://wa.me/5511940000000?text=${encodeURIComponent('Olá! Quero fazer um teste grátis do Email Marketing.')}`,
  )
})

it('says what the price includes and what comes on top, in the order of the catalogue', async () => {
  fakeBackend.replies(
    getProduct,
    makeProductDetails({
      id: 'email-marketing',
      feature_details: [
        {
          name: 'Segmentação',
          description: 'Um texto para cada público.',
          icon: 'x',
          icon_path: 'M4 4h16',
          is_highlighted: false,
          sort_order: 2,
        },
        {
          name: 'Assuntos sugeridos',
          description: '',
          icon: 'x',
          icon_path: 'M4 4h16',
          is_highlighted: true,
          sort_order: 1,
        },
      ],
    }),
  )
  show()
  const plan = await section('Quanto custa')

  expect(await plan.findByText('Um texto para cada público.')).toBeVisible()
  expect(plan.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Assuntos sugeridos',
    'SegmentaçãoUm texto para cada público.',
  ])
  expect(plan.getByText('Envios de e-mail')).toBeVisible()
  expect(plan.queryByText('Mensagens de WhatsApp')).not.toBeInTheDocument()
})

it('answers the questions of the agent', async () => {
  fakeBackend.replies(
    getProduct,
    makeProductDetails({
      faq: [{ question: 'Posso importar minha lista?', answer: 'Pode, em CSV.', sort_order: 1 }],
    }),
  )
  show()
  expect(await screen.findByText('Posso importar minha lista?')).toBeVisible()
})

it('tells all it can when its details cannot be had', async () => {
  fakeBackend.fails(getProduct, 500)
  show()
  const plan = await section('Quanto custa')

  expect(await plan.findByText('Conversa de qualificação')).toBeVisible()
  expect(screen.getByText('Preciso de cartão para testar?')).toBeVisible()
})

it('cannot be bought at a price of reference', async () => {
  fakeBackend.fails(getPricing, 500)
  show()

  expect(await screen.findAllByText(/^R\$\s147$/)).not.toHaveLength(0)
  for (const button of screen.getAllByRole('button', { name: /Testar grátis/ })) expect(button).toBeDisabled()
})

it('is gone once the catalogue no longer lists it, and leads on to what is sold', async () => {
  const { products } = makePricing()
  fakeBackend.replies(
    getPricing,
    makePricing({ products: products.filter(({ id }) => id !== 'email-marketing') }),
  )
  show()

  expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible()
  expect(screen.queryByRole('link', { name: /Testar grátis/ })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Prospect AI' })).toBeVisible()
})

describe('an agent that was made in the admin area', () => {
  const juridico = makeProduct({
    id: 'juridico',
    name: 'Jurídico',
    description: 'Lê contratos e avisa dos prazos.',
    popular: false,
    suited_to: '',
    needs: [],
    meters: [],
  })
  beforeEach(() => {
    fakeBackend.replies(getPricing, makePricing({ products: [...makePricing().products, juridico] }))
  })

  it('has its page, which promises no demo', async () => {
    fakeBackend.replies(
      getProduct,
      makeProductDetails({ ...juridico, headline: 'Nenhum prazo perdido', works: [], requirements: [] }),
    )
    show('juridico')

    expect(await screen.findByRole('heading', { level: 1, name: 'Nenhum prazo perdido' })).toBeVisible()
    expect(screen.queryByText(/demo/i)).not.toBeInTheDocument()
    expect(screen.queryByText('Experimente agora, sem cadastro')).not.toBeInTheDocument()
    expect(screen.queryByText('O que o agente faz')).not.toBeInTheDocument()
    expect(screen.getAllByRole('link', { name: 'Testar grátis por 14 dias o Jurídico' })[0]).toHaveAttribute(
      'href',
      '/auth/signup?product=juridico',
    )
  })

  it('is headed by its description while nobody has written more', async () => {
    fakeBackend.replies(
      getProduct,
      makeProductDetails({ ...juridico, headline: '', summary: '', works: [], requirements: [] }),
    )
    show('juridico')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lê contratos e avisa dos prazos.' }),
    ).toBeVisible()
  })
})

it('leads on to the other six', async () => {
  show()
  const others = await section('Conheça os outros agentes')
  expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Site Builder',
    'Social Media',
    'Prospect AI',
    'Business Intelligence',
    'Marketing AI',
    'Atendimento WhatsApp',
  ])
})

it('shows the agent at work where there is a picture of it, with its room kept', async () => {
  const picture = {
    src: `/pictures/${'a'.repeat(32)}`,
    alt: 'Uma conversa no celular',
    width: 1280,
    height: 800,
  }
  fakeBackend.replies(getProduct, makeProductDetails({ picture }))
  show()
  const shown = await screen.findByRole('img', { name: 'Uma conversa no celular' })
  expect(shown).toHaveAttribute('src', picture.src)
  expect(shown).toHaveAttribute('loading', 'lazy')
  expect([shown.getAttribute('width'), shown.getAttribute('height')]).toEqual(['1280', '800'])
})
