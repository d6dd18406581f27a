import { getPricing, getSettings } from '@ag/contracts'
import { fakeBackend, makePricing, makeSettings, renderScreen } from '@ag/testing'
import { screen, within } from '@testing-library/react'
import { PrivacyScreen } from './privacy-screen'

const chapter = (title: string) => within(screen.getByRole('region', { name: title }))

beforeEach(() => {
  fakeBackend.replies(getPricing, makePricing())
  fakeBackend.replies(getSettings, makeSettings())
})

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

it('lists everything that is kept in the browser, and what of it is optional', () => {
  renderScreen(<PrivacyScreen />)
  const kept = chapter('O que fica no seu navegador')
  expect(kept.getAllByRole('rowheader').map((name) => name.textContent)).toEqual([
    'ag.token',
    'ag.org_id',
    'ag_mix',
    'ag.privacy',
    'ag_necessary',
    'ag_functional',
    'ag_theme',
    'ag_lang',
    'ag_analytics',
    'ag_marketing',
  ])
  const optional = within(kept.getByRole('table', { name: 'O que só existe com a sua permissão' }))
  expect(optional.getAllByRole('rowheader')).toHaveLength(5)
})

it('says for how long data is kept, and what is a rule of ours', () => {
  renderScreen(<PrivacyScreen />)
  const limits = chapter('Por quanto tempo guardamos')
  expect(limits.getByRole('row', { name: 'Faturas 5 anos Regra nossa' })).toBeVisible()
  expect(limits.getByRole('row', { name: /^Registros de acesso e de segurança 6 meses/ })).toBeVisible()
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
})

it('can be read whole while nothing can be had', async () => {
  fakeBackend.fails(getPricing, 500)
  fakeBackend.fails(getSettings, 500)
  renderScreen(<PrivacyScreen />)

  expect(screen.getByText(/^A empresa responsável por este site decide como/)).toBeVisible()
  expect(screen.getByText(/^Cada agente pode ser testado por 14 dias/)).toBeVisible()
  expect(screen.getByText(/^Não conseguimos carregar nossos contatos agora/)).toBeVisible()
})
