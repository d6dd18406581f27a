import { once } from 'node:events'
import { createServer } from 'node:http'
import { assistantOn } from '../fixtures/assistant'
import { listedSite, otherPort, siteUrl, unlistedSite } from '../fixtures/site-settings'
import { customer, expect, test, whenReady } from '../fixtures/test'

test('help opens beside the dashboard, follows its pages and gives the focus back', async ({
  page,
  signIn,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/mfe-assistant\/.*(?:widget|panel)/.test(request.url())) fetched.push(request.url())
  })
  await signIn(customer)
  await page.goto('/dashboard/billing')
  await whenReady(page)
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])
  const entry = page.getByRole('button', { name: 'Ajuda', exact: true })
  await entry.click()
  const help = page.getByRole('dialog', { name: 'Ajuda' })
  await expect(help.getByText(/Como posso ajudar em Faturamento\?/).first()).toBeVisible()
  await expect(help.getByRole('textbox', { name: 'Sua mensagem' })).toBeFocused()

  await page.getByRole('navigation', { name: 'Seções do painel' }).getByRole('link', { name: 'Uso' }).click()
  await expect(page).toHaveURL(/\/dashboard\/usage$/)
  await expect(help.getByText(/Como posso ajudar em Uso\?/).first()).toBeVisible()
  await help.getByRole('textbox').fill('quais as formas de pagamento?')
  await page.keyboard.press('Enter')
  await expect(help.getByText(/forma de pagamento/).last()).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  await expect(entry).toBeFocused()
})

test('the assistant is a page of its own, which search engines may keep', async ({ page, request }) => {
  const answer = await request.get('/assistente')
  expect(answer.headers()).not.toHaveProperty('x-robots-tag')
  expect(await answer.text()).toContain('Converse com o assistente')
  expect((await request.get('/assistente/embed')).headers()['x-robots-tag']).toBe('noindex')
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect(sitemap.match(/\/assistente[^<]*/g)).toEqual(['/assistente'])

  await page.goto('/assistente')
  const talk = page.getByRole('region', { name: /^Assistente/ })
  await talk.getByRole('textbox').fill('Quanto custa o Prospect?')
  await page.keyboard.press('Enter')
  await expect(talk.getByText(/Prospect AI custa/).last()).toBeVisible()
})

test('a talk that began beside a page goes on as a page of its own', async ({ page }) => {
  const assistant = assistantOn(page)
  await assistant.open('/agents')
  await assistant.say('Quanto custa o Prospect?')
  await assistant.hears(/Prospect AI custa/)
  await assistant.input.fill('e o de e-mail')
  await assistant.panel.getByRole('button', { name: 'Opções da conversa' }).press('Enter')
  await assistant.panel.getByRole('link', { name: 'Abrir em página inteira' }).press('Enter')
  await expect(page).toHaveURL(/\/assistente$/)
  const talk = page.getByRole('region', { name: /^Assistente/ })
  await expect(talk.getByText(/Prospect AI custa/).last()).toBeVisible()
  await expect(talk.getByRole('textbox')).toHaveValue('e o de e-mail')
  await talk.getByRole('button', { name: 'Opções da conversa' }).press('Enter')
  await expect(talk.getByRole('link', { name: 'Abrir em página inteira' })).toHaveCount(0)
  await expect(assistant.launcher).toHaveCount(0)
})

/** Another site with our one tag on it, and a policy that lets nothing inline through; and a page of it that tries the frame itself. */
async function withOtherSite(use: () => Promise<void>): Promise<void> {
  const policy = `default-src 'none'; script-src ${siteUrl}; connect-src ${siteUrl}; frame-src ${siteUrl}; img-src data:`
  const bodies: Record<string, string> = {
    '/': `<h1>Loja</h1><script src="${siteUrl}/assistant.js" async></script>`,
    '/frame': `<h1>Loja</h1><iframe src="${siteUrl}/assistente/embed"></iframe>`,
  }
  const server = createServer(({ url = '/' }, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
    answer.end(
      `<!doctype html><html lang="pt-BR"><link rel="icon" href="data:,"><title>Loja</title>${bodies[url] ?? ''}`,
    )
  })
  server.listen(otherPort)
  await once(server, 'listening')
  try {
    await use()
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

test.describe('on other sites', () => {
  // Both share the one port.
  test.describe.configure({ mode: 'serial' })

  test('one tag shows it where the site is listed, and it closes from inside', async ({ page }) =>
    withOtherSite(async () => {
      await page.goto(listedSite)
      const launcher = page.getByRole('button', { name: 'Assistente IA' })
      await expect(launcher).toBeVisible()
      expect(page.frames()).toHaveLength(1)
      await launcher.click()
      const talk = page.frameLocator('iframe').getByRole('region', { name: /^Assistente/ })
      await talk.getByRole('textbox').fill('Quanto custa o Prospect?')
      await talk.getByRole('textbox').press('Enter')
      await expect(talk.getByText(/Prospect AI custa/).last()).toBeVisible()
      await talk.getByRole('button', { name: 'Fechar assistente' }).click()
      await expect(talk).toBeHidden()
      await expect(launcher).toBeFocused()
    }))

  test.describe('that are not listed', () => {
    test.use({
      allowedNoise: /does not show its assistant|CORS policy|Failed to load resource|frame-ancestors/,
    })

    test('there is neither a button nor a frame', async ({ page }) =>
      withOtherSite(async () => {
        const refused = page.waitForEvent('console', (message) => /does not show/.test(message.text()))
        await page.goto(unlistedSite)
        await refused
        await expect(page.getByRole('button')).toHaveCount(0)
        const blocked = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()))
        await page.goto(`${unlistedSite}/frame`)
        await blocked
        await expect(page.frameLocator('iframe').getByRole('region')).toHaveCount(0)
      }))
  })
})
