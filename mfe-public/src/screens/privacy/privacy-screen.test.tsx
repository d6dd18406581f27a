import { getCookiePolicy, getCookies, getPricing, getSettings } from '@ag/contracts'
import { setPrivacyManager, storeConsent } from '@ag/platform'
import {
  fakeBackend,
  makeCookieInfo,
  makeCookiePolicy,
  makePricing,
  makeSettings,
  renderScreen,
} from '@ag/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { PrivacyScreen } from './privacy-screen'

const chapter = (title: string) => within(screen.getByRole('region', { name: title }))

beforeEach(() => {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getSettings, makeSettings())
  fakeBackend.replies(getCookies, makeCookieInfo())
  fakeBackend.replies(getCookiePolicy, makeCookiePolicy())
})
afterEach(() => act(() => storeConsent(undefined)))

it('leads to every chapter of both documents', async () => {
  renderScreen(<PrivacyScreen />)
  const contents = within(screen.getByRole('navigation', { name: 'Nesta página' }))

  const links = contents.getAllByRole('link')
  expect(links.length).toBeGreaterThan(15)
  for (const link of links) {
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
    expect(target).toHaveTextContent(link.textContent ?? '')
  }
  expect(contents.getByRole('link', { name: 'Termos de uso' })).toHaveAttribute('href', '#termos')
})

it('says since when it holds', () => {
  renderScreen(<PrivacyScreen />)
  expect(screen.getByText('Atualizado em 22 de novembro de 2026')).toHaveAttribute('datetime', '2026-11-22')
})

it('names who decides about the data', async () => {
  fakeBackend.replies(
    getSettings,
    makeSettings({
      legal_name: 'Padaria Ltda.',
      cnpj: '12.ABC.345/01DE-35',
      address: 'Rua A, 1, Recife, PE',
    }),
  )
  renderScreen(<PrivacyScreen />)
  expect(
    await screen.findByText(/é Padaria Ltda\., CNPJ 12\.ABC\.345\/01DE-35, Rua A, 1, Recife, PE\./),
  ).toBeVisible()
})

describe('what is kept in the browser', () => {
  it('stands as the server lists it, by category', async () => {
    const { container } = renderScreen(<PrivacyScreen />)
    const list = chapter('O que guardamos, por categoria')
    const optional = await list.findByRole('table', {
      name: 'Funcionais, só com a sua permissão Lembram escolhas como tema e idioma. Base legal: Consentimento.',
    })
    expect(
      within(optional)
        .getAllByRole('columnheader')
        .map((name) => name.textContent),
    ).toEqual(['Nome', 'Fornecedor', 'Para quê', 'Até quando', 'Onde'])
    expect(
      within(optional).getByRole('row', { name: 'ag_theme Este site Lembrar o tema 365 dias Cookie' }),
    ).toBeVisible()
    expect(list.getByRole('table', { name: /^Necessários, sempre ligados/ })).toBeVisible()
    expect(screen.getByRole('region', { name: 'Como mudar de ideia' })).toBeVisible()
    expect(await axe(container)).toHaveNoViolations()
  })

  it('says so when the list does not come, and asks again', async () => {
    fakeBackend.fails(getCookies, 400)
    fakeBackend.fails(getCookiePolicy, 400)
    renderScreen(<PrivacyScreen />)
    const list = chapter('O que guardamos, por categoria')
    expect(list.getByText('Carregando a lista…')).toBeVisible()
    expect(await list.findByText('Erro ao carregar dados')).toBeVisible()
    expect(screen.queryByRole('table', { name: /^Funcionais/ })).not.toBeInTheDocument()

    fakeBackend.replies(getCookies, makeCookieInfo())
    fakeBackend.replies(getCookiePolicy, makeCookiePolicy())
    await userEvent.click(list.getByRole('button', { name: 'Tentar novamente' }))
    expect(await list.findByRole('row', { name: /^ag_theme/ })).toBeVisible()
    expect(screen.queryByText('Erro ao carregar dados')).not.toBeInTheDocument()
  })

  it('is decided from here', async () => {
    const manage = jest.fn()
    setPrivacyManager(manage)
    renderScreen(<PrivacyScreen />)
    const choice = chapter('Sua escolha')
    expect(choice.getByText('Você ainda não escolheu. Até lá, só o necessário é guardado.')).toBeVisible()
    await userEvent.click(choice.getByRole('button', { name: 'Gerenciar cookies' }))
    expect(manage).toHaveBeenCalled()
    act(() =>
      storeConsent({
        preferences: { necessary: true, functional: true, analytics: false, marketing: false },
        action: 'accept_selected',
        timestamp: new Date().toISOString(),
        version: '1.0.0',
      }),
    )
    expect(choice.getByText('Hoje você permite: Necessários, Funcionais.')).toBeVisible()
  })
})

it('says for how long data is kept, and what is a rule of ours', () => {
  renderScreen(<PrivacyScreen />)
  const limits = chapter('Por quanto tempo guardamos')
  expect(limits.getByRole('row', { name: 'Faturas 5 anos Regra nossa' })).toBeVisible()
  expect(
    limits.getByRole('row', { name: 'Registros de acesso e de segurança 6 meses Pelo sistema' }),
  ).toBeVisible()
  expect(limits.getByRole('row', { name: /^Conta, depois do pedido de exclusão 7 dias/ })).toBeVisible()
})

it('says where in the dashboard a plan is cancelled, refunded, and an account left', () => {
  renderScreen(<PrivacyScreen />)
  expect(
    chapter('Garantia e cancelamento').getByText(
      /no painel, em Serviços: “Cancelar plano” e, durante a garantia, “Pedir reembolso”/,
    ),
  ).toBeVisible()
  expect(
    chapter('Seus direitos').getByText(/em Configurações, na parte Privacidade, .* excluir a conta\./),
  ).toBeVisible()
})

it('tells trial, guarantee and prices of use as the catalogue has them', async () => {
  fakeBackend.replies(getPricing, makePricing({ trial_days: 21, guarantee_days: 45 }))
  renderScreen(<PrivacyScreen />)

  expect(await screen.findByText(/^Cada agente pode ser testado por 21 dias/)).toBeVisible()
  expect(screen.getByText(/^Nos primeiros 45 dias/)).toBeVisible()
  expect(chapter('Preços e cobrança').getByText('Envios de e-mail')).toBeVisible()
})

it('forbids general assistants on WhatsApp', () => {
  renderScreen(<PrivacyScreen />)
  expect(
    chapter('WhatsApp').getByText(/proíbem, desde 15 de janeiro de 2026, assistentes de IA de uso geral/),
  ).toBeVisible()
})

it('names where to ask for data', async () => {
  renderScreen(<PrivacyScreen />)
  const contact = chapter('Fale com a gente')
  expect(await contact.findByRole('link', { name: 'contato@exemplo.com.br' })).toHaveAttribute(
    'href',
    'mailto:contato@exemplo.com.br',
  )
  expect(contact.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/5511940000000?text=${encodeURIComponent('Olá! Preciso de ajuda com a minha conta na Empresa Exemplo.')}`,
  )
})

it('can be read whole while nothing can be had', async () => {
  fakeBackend.fails(getPricing, 500)
  fakeBackend.fails(getSettings, 500)
  renderScreen(<PrivacyScreen />)

  expect(screen.getByText(/^A empresa responsável por este site decide como/)).toBeVisible()
  expect(screen.getByText(/^Cada agente pode ser testado por 14 dias/)).toBeVisible()
  expect(screen.getByText(/^Não conseguimos carregar nossos contatos agora/)).toBeVisible()
})
