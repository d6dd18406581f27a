import { login, saveWhatsappKnowledge, saveWhatsappSettings, writeInChat } from '@ag/contracts'
import type { Locator, Page } from '@playwright/test'
import type { Account } from '../fixtures/accounts'
import { ask } from '../fixtures/api'
import { expect, whenReady } from '../fixtures/test'

/** How an agent is brought to work, and what its picture begins with, from the top. */
export interface Scene {
  /** Last part of the address of the agent's page, and name of its pictures. */
  slug: string
  /** The product that whoever is signed in holds; without one the scene is the demo, which needs nobody. */
  product?: string
  /** Pixels of the page above that; a little air unless told. */
  above?: number
  play: (page: Page, account?: Account) => Promise<Locator>
}

const openDemo = async (page: Page, slug: string): Promise<Locator> => {
  await page.goto(`/agents/${slug}#demo`)
  await whenReady(page)
  const demo = page.locator('#demo')
  await expect(demo.getByText('Dados de exemplo')).toBeVisible()
  return demo
}

const sales = [
  'Data;Loja;Produto;Receita',
  ...['Centro', 'Praia', 'Mercado'].flatMap((shop, place) =>
    Array.from({ length: 12 }, (_, month) => {
      const day = `05/${String(month + 1).padStart(2, '0')}/2026`
      const amount = 8200 - place * 1900 + month * (420 - place * 110) + (month % 3) * 640
      return `${day};${shop};Pães;R$ ${amount},00`
    }),
  ),
].join('\n')

export const scenes: Scene[] = [
  {
    slug: 'site-builder',
    product: 'site-builder',
    above: 0,
    async play(page) {
      await page.goto('/dashboard/services/site-builder?aba=trabalho')
      await page.getByLabel(/^Tipo de negócio/).selectOption('Padaria ou café')
      await page.getByLabel(/^Nome/).fill('Padaria Aurora')
      await page.getByLabel(/^Cidade/).fill('Curitiba')
      await page.getByRole('button', { name: 'Montar página' }).click()
      await expect(page.getByLabel('WhatsApp com DDD')).toBeVisible()
      return page.locator('#conteudo')
    },
  },
  {
    slug: 'email',
    async play(page) {
      const demo = await openDemo(page, 'email')
      await demo.getByLabel('Nome do negócio').fill('Escola Azul')
      await demo.getByLabel('O que você faz').selectOption('Cursos e educação')
      await demo.getByLabel('Objetivo').selectOption('Convidar para um evento')
      await demo.getByLabel('O que você quer contar').fill('Aula aberta na quinta')
      await page.keyboard.press('Enter')
      return demo.getByRole('region', { name: 'E-mail no celular' })
    },
  },
  {
    slug: 'social',
    async play(page) {
      const demo = await openDemo(page, 'social')
      await demo.getByLabel(/^Tema da semana/).fill('Volta às aulas')
      await demo.getByLabel('O que você faz').selectOption('Cursos e educação')
      await demo.getByRole('button', { name: 'Montar a semana' }).click()
      await demo.getByRole('button', { name: /12:00 Instagram/ }).click()
      await demo.getByRole('button', { name: 'Aprovar' }).click()
      return demo.getByText(/1 de \d+ aprovados/)
    },
  },
  {
    slug: 'prospect',
    async play(page) {
      const demo = await openDemo(page, 'prospect')
      for (const said of [
        'Tenho interesse, pode falar',
        'Somos 8 pessoas aqui',
        'Preciso resolver isso agora',
      ])
        await page.getByRole('button', { name: said, exact: true }).click()
      await expect(page.getByText('Nota 80 de 100')).toBeAttached()
      return demo.getByRole('log')
    },
  },
  {
    slug: 'bi',
    product: 'business-intelligence',
    async play(page) {
      await page.goto('/dashboard/services/business-intelligence?aba=trabalho')
      await page.getByRole('button', { name: 'Enviar tabela' }).click()
      await page
        .getByLabel(/^Arquivo CSV/)
        .setInputFiles({ name: 'vendas.csv', mimeType: 'text/csv', buffer: Buffer.from(sales) })
      await page.getByRole('button', { name: 'Enviar', exact: true }).click()
      await expect(page.getByText('A tabela Vendas está pronta para perguntas.').first()).toBeVisible()
      await page.getByLabel('Sua pergunta').fill('receita por loja')
      await page.getByRole('button', { name: 'Perguntar' }).click()
      return page.getByRole('region', { name: 'Resposta' })
    },
  },
  {
    slug: 'marketingai',
    async play(page) {
      const demo = await openDemo(page, 'marketingai')
      await demo.getByRole('button', { name: 'Montar o plano' }).click()
      await expect(demo.getByText('Plano pronto: verba, previsão e calendário logo abaixo.')).toBeVisible()
      return demo.getByRole('heading', { name: 'Para onde vai a verba' })
    },
  },
  {
    slug: 'whatsapp',
    product: 'whatsapp',
    async play(page, account) {
      const slug = `aurora-${account?.email.slice(0, 10)}`
      const { token } = await ask(login, { email: account?.email, password: account?.password })
      await ask(saveWhatsappKnowledge, { version: 0, knowledge: bakery }, { token: token ?? '' })
      await ask(saveWhatsappSettings, { slug, sites: [], silence_hours: 12 }, { token: token ?? '' })
      for (const [visitor, text] of asked)
        await ask(
          { ...writeInChat, path: writeInChat.path.replace(':slug', slug) },
          { visitor: visitor.padEnd(32, '0'), id: crypto.randomUUID(), text },
        )
      await page.goto('/dashboard/services/whatsapp?aba=trabalho')
      await page
        .getByRole('button', { name: /^Visitante / })
        .first()
        .click()
      await expect(page.getByRole('log').getByText('Entregamos até 3 km')).toBeVisible()
      return page.getByRole('log')
    },
  },
]

const hours = { opens: '06:00', closes: '20:00' }
const bakery = {
  name: 'Padaria Aurora',
  hours: Array.from({ length: 7 }, () => hours),
  asks: 'order',
  items: [
    { name: 'Bolo de cenoura', price: 48, from: false, unit: '' },
    { name: 'Pão de queijo', price: 5.5, from: false, unit: '' },
  ],
  questions: [{ title: 'Vocês entregam?', answer: 'Entregamos até 3 km da loja, das 9h às 18h.' }],
}
const asked = [
  ['ana', 'Oi! Quanto é o bolo de cenoura?'],
  ['ana', 'Vocês entregam no centro?'],
  ['ana', 'Quero falar com uma pessoa'],
] as const
