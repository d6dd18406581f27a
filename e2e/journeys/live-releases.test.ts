import type { Page } from '@playwright/test'
import { assistantOn } from '../fixtures/assistant'
import { expect, type OwnGateway, test } from '../fixtures/gateway'
import { customer, whenReady } from '../fixtures/test'
import { releaseWithWords } from '../fixtures/variants'

test.describe.configure({ timeout: 90_000 })

/** Goes live with other words for as long as a journey needs them; a journey publishes what it likes without trying it first. */
async function withWords(
  gateway: OwnGateway,
  name: string,
  words: Record<string, string>,
  use: (release: () => Promise<unknown>) => Promise<void>,
) {
  const variant = await releaseWithWords(name, words)
  try {
    await use(() => gateway.release('publish', name, '--from', variant.folder))
  } finally {
    await variant.remove()
  }
}

/** The page asks what is live, as it does every minute and whenever it has a network again. */
async function askWhatIsLive(page: Page) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/registry/page'))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  expect((await answer).ok()).toBe(true)
}

/** Leaves a mark that neither a reload nor a new frame around the page would survive. */
const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { marked: true })
    document.querySelector('header')?.setAttribute('data-marked', '')
  })
async function expectMark(page: Page) {
  expect(await page.evaluate(() => 'marked' in window)).toBe(true)
  await expect(page.locator('header[data-marked]')).toHaveCount(1)
}

test('a new build of an area comes into an open page, and goes after a rollback, without a reload and without what was filled in', async ({
  page,
  signIn,
  gateway,
}) => {
  const words = { 'Dados de faturamento': 'Dados para as faturas', 'Nome completo': 'Seu nome inteiro' }
  await withWords(gateway, 'mfe-dashboard', words, async (release) => {
    await signIn(customer, page, gateway.url)
    const menu = page.getByRole('navigation', { name: 'Seções do painel' })
    await menu.getByRole('link', { name: 'Configurações' }).click()
    const name = page.getByLabel('Nome completo')
    await name.fill('Um nome que ainda não foi salvo')
    await page.getByRole('button', { name: 'Ajuda', exact: true }).click()
    const help = page.getByRole('dialog', { name: 'Ajuda' }).getByRole('textbox')
    await help.fill('Uma pergunta que ainda não foi feita')
    await mark(page)

    await release()
    await askWhatIsLive(page)
    const offer = page.getByText('Há uma versão nova desta página')
    await expect(offer).toBeVisible()
    await expect(name).toHaveValue('Um nome que ainda não foi salvo')
    // What a screen keeps in its address is no other page.
    await page
      .getByRole('link', { name: 'Perfil' })
      .or(page.getByRole('tab', { name: 'Perfil' }))
      .first()
      .click()
    await expect(page.getByLabel('Nome completo')).toBeVisible()

    await menu.getByRole('link', { name: 'Faturamento' }).click()
    await expect(page.getByRole('heading', { name: 'Dados para as faturas' })).toBeVisible()
    await expect(offer).toHaveCount(0)
    await menu.getByRole('link', { name: 'Configurações' }).click()
    await expect(page.getByLabel('Seu nome inteiro')).toBeVisible()

    await gateway.release('rollback', 'mfe-dashboard', '--why', 'journey')
    await askWhatIsLive(page)
    await expect(offer).toBeVisible()
    await expect(page.getByLabel('Seu nome inteiro')).toBeVisible()
    await page.getByRole('button', { name: 'Atualizar agora' }).click()
    await expect(page.getByLabel('Nome completo')).toBeVisible()
    await expect(offer).toHaveCount(0)
    await expect(page.locator('#content')).toBeFocused()
    await expect(help).toHaveValue('Uma pergunta que ainda não foi feita')
    await expectMark(page)
  })
  await page.goto('about:blank')
})

test('a new build of the assistant comes when nobody is using it, changes where it is shown and nothing else, and goes by one command', async ({
  page,
  gateway,
}) => {
  const assistant = assistantOn(page)
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  const isShownOn = async (path: string) => {
    await page.goto(gateway.url + path)
    await expect(assistant.launcher).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const isHiddenOn = async (path: string) => {
    const gate = page.waitForResponse((answer) => /mfe-assistant\/.*gate.*\.js/.test(answer.url()))
    await page.goto(gateway.url + path)
    await whenReady(page)
    await (await gate).finished()
    await page.waitForLoadState('networkidle')
    await expect(assistant.launcher).toHaveCount(0)
  }
  const asked: string[] = []
  page.on('response', (response) => asked.push(new URL(response.url()).pathname))
  /** Opens the home page; says which files of other areas it is made of. */
  const home = async (name: string) => {
    asked.length = 0
    await page.goto(gateway.url)
    await expect(named(name)).toBeVisible()
    // The lower part of a page comes after its handlers.
    await page.waitForLoadState('networkidle')
    return releaseFiles(asked).filter((file) => !file.startsWith('/r/mfe-assistant/'))
  }
  const before = await gateway.state()
  const words = { 'Assistente IA': 'Assistente IA novo', '"/consultation"': '"/privacy"' }
  await withWords(gateway, 'mfe-assistant', words, async (release) => {
    const files = await home('Assistente IA')
    await test.step('it is published while somebody writes', async () => {
      // By the keyboard: what the pointer comes near is fetched.
      await assistant.launcher.press('Enter')
      await expect(assistant.input).toBeFocused()
      await assistant.input.fill('Uma pergunta que ainda não foi feita')
      await mark(page)
      await release()
      await askWhatIsLive(page)
      await page.waitForLoadState('networkidle')
      await expect(assistant.input).toHaveValue('Uma pergunta que ainda não foi feita')

      await page.keyboard.press('Escape')
      await expect(assistant.launcher).toBeFocused()
      await expect(named('Assistente IA')).toBeVisible()
      await page.locator('#content').focus()
      await expect(named('Assistente IA novo')).toBeVisible()
      await expectMark(page)
    })

    await test.step('other pages have it, and nothing else that is new', async () => {
      await isHiddenOn('/privacy')
      await isShownOn('/consultation')
      expect.soft(await home('Assistente IA novo')).toEqual(files)
      const after = await gateway.state()
      expect.soft(after.shell).toEqual(before.shell)
      expect
        .soft({ ...after.remotes, 'mfe-assistant': null })
        .toEqual({ ...before.remotes, 'mfe-assistant': null })
    })

    await test.step('it is rolled back', async () => {
      await mark(page)
      await gateway.release('rollback', 'mfe-assistant', '--why', 'journey')
      await askWhatIsLive(page)
      await expect(named('Assistente IA')).toBeVisible()
      await expect(assistant.launcher).toHaveCount(1)
      await expectMark(page)
      const { remotes } = await gateway.state()
      expect(remotes['mfe-assistant']?.stable).toBe(before.remotes['mfe-assistant']?.stable)
      await home('Assistente IA')
    })
  })
  await page.goto('about:blank')
})

test('an area that is switched off says so from the next page on, and is back without a reload; a new shell comes with the next link, and with what belongs to it', async ({
  page,
  gateway,
}) => {
  await test.step('an area is switched off, and on again', async () => {
    await page.goto(`${gateway.url}/auth/login`)
    await page.getByLabel('E-mail').fill('ana@exemplo.com.br')
    await mark(page)
    await gateway.release('disable', 'mfe-auth', '--message', 'Voltamos em dez minutos.')
    await askWhatIsLive(page)
    await expect(page.getByLabel('E-mail')).toHaveValue('ana@exemplo.com.br')
    await page.getByRole('banner').getByRole('link', { name: 'Testar grátis' }).first().click()
    await expect(page.getByText('Voltamos em dez minutos.')).toBeVisible()

    await gateway.release('enable', 'mfe-auth')
    await askWhatIsLive(page)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('textbox', { name: 'E-mail corporativo' })).toBeVisible()
    await expectMark(page)
  })

  await test.step('a shell is published', () =>
    withWords(gateway, 'shell', { 'Pular para o conteúdo': 'Ir para o conteúdo' }, async (release) => {
      await release()
      await askWhatIsLive(page)
      await expectMark(page)
      await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).first().click()
      await expect(page).toHaveURL(`${gateway.url}/auth/login`)
      await expect(page.getByText('Ir para o conteúdo')).toBeAttached()
      await expect(page.getByLabel('E-mail')).toBeVisible()
      expect(await page.evaluate(() => 'marked' in window)).toBe(false)
    }))
  await page.goto('about:blank')
})

/** Immutable files among some addresses, sorted: the address holds the build, and a build's bytes never change. */
const releaseFiles = (addresses: string[]) =>
  [...new Set(addresses.filter((address) => address.startsWith('/r/')))].sort()
