import type { Locator, Page } from '@playwright/test'
import { assistantOn } from '../fixtures/assistant'
import { withOtherSite } from '../fixtures/other-site'
import { listedSite, unlistedSite } from '../fixtures/site-settings'
import { customer, expect, hasFont, test, whenReady } from '../fixtures/test'

test('help opens beside the dashboard, follows its pages and gives the focus back', async ({
  page,
  beSignedIn,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/mfe-assistant\/.*(?:widget|panel)/.test(request.url())) fetched.push(request.url())
  })
  await beSignedIn(customer)
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

test('a conversation that began beside a page goes on as a page of its own', async ({ page, request }) => {
  expect.soft(await (await request.get('/assistente')).text()).toContain('Converse com o assistente')
  const assistant = assistantOn(page)
  await assistant.open('/agents')
  await assistant.say('Quanto custa o Prospect?')
  await assistant.hears(/Prospect AI custa/)
  await assistant.input.fill('e o de e-mail')
  await assistant.panel.getByRole('button', { name: 'Opções da conversa' }).press('Enter')
  await assistant.panel.getByRole('link', { name: 'Abrir em página inteira' }).press('Enter')
  await expect(page).toHaveURL(/\/assistente$/)
  const conversation = page.getByRole('region', { name: /^Assistente/ })
  await expect(conversation.getByText(/Prospect AI custa/).last()).toBeVisible()
  await expect(conversation.getByRole('textbox')).toHaveValue('e o de e-mail')
  await conversation.getByRole('textbox').press('Enter')
  await expect(conversation.getByText(/Email Marketing custa/).last()).toBeVisible()
  await conversation.getByRole('button', { name: 'Opções da conversa' }).press('Enter')
  await expect(conversation.getByRole('link', { name: 'Abrir em página inteira' })).toHaveCount(0)
  await expect(assistant.launcher).toHaveCount(0)
})

/** What a page may say of everything on it, and what it may lay over itself. */
/** The launcher and the open conversation on a page of another site, as pictures, and their grounds. */
async function picturesOf(page: Page, path: string) {
  await page.clock.setFixedTime(new Date('2026-11-23T12:00:00-03:00'))
  await page.goto(`${listedSite}${path}`)
  const launcher = page.getByRole('button', { name: 'Assistente IA' })
  await expect(launcher).toBeVisible()
  const launcherPicture = await pictureOf(page, launcher)
  await launcher.click()
  const frame = page.frameLocator('iframe')
  const conversation = frame.getByRole('region', { name: /^Assistente/ })
  await expect(conversation.getByRole('button', { name: 'Marcar uma reunião' })).toBeVisible()
  await expect(conversation.getByText(/Olá!/).first()).toBeVisible()
  await expect.poll(() => conversation.evaluate(hasFont)).toBe(true)
  const grounds = {
    launcher: await groundOf(page.getByRole('button', { name: 'Fechar assistente' }).first()),
    header: await groundOf(conversation.getByRole('heading', { level: 2 }).locator('../..')),
  }
  return { launcher: launcherPicture, panel: await pictureOf(page, page.locator('iframe')), grounds }
}

const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)

/** With what its shadow falls on. */
async function pictureOf(page: Page, part: Locator): Promise<Buffer> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const clip = { x: x - 12, y: y - 12, width: width + 24, height: height + 24 }
  return page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
}

/** How many pixels of two pictures can be told apart; rounding cannot. */
async function differences(page: Page, ...pictures: [Buffer, Buffer]): Promise<number> {
  await page.goto('about:blank')
  return page.evaluate(
    async (texts) => {
      const [one, other] = await Promise.all(
        texts.map(async (text) => {
          const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
          const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
          const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
          canvas?.drawImage(image, 0, 0)
          return canvas?.getImageData(0, 0, image.width, image.height)
        }),
      )
      if (!one || !other || one.width !== other.width || one.height !== other.height)
        return Number.POSITIVE_INFINITY
      let count = 0
      for (let at = 0; at < one.data.length; at += 4)
        if ([0, 1, 2].some((part) => Math.abs((one.data[at + part] ?? 0) - (other.data[at + part] ?? 0)) > 5))
          count += 1
      return count
    },
    pictures.map((picture) => picture.toString('base64')),
  )
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
      const conversation = page.frameLocator('iframe').getByRole('region', { name: /^Assistente/ })
      await conversation.getByRole('textbox').fill('Quanto custa o Prospect?')
      await conversation.getByRole('textbox').press('Enter')
      await expect(conversation.getByText(/Prospect AI custa/).last()).toBeVisible()
      await conversation.getByRole('button', { name: 'Fechar assistente' }).click()
      await expect(conversation).toBeHidden()
      await expect(launcher).toBeFocused()
    }))

  for (const [what, query, ...others] of [
    ['as the site itself', ''],
    [
      'in a bright colour, on the left',
      '?color=%23ffe600&side=left&corner=square',
      // A colour that stands out as it is.
      '?color=%23e4572e&corner=soft',
    ],
  ] as const)
    test(`it looks on a hostile page as on a clean one, ${what}`, async ({ elsewhere, page }) =>
      withOtherSite(async () => {
        const clean = await picturesOf(await elsewhere(), `/${query}`)
        const hostile = await picturesOf(await elsewhere(), `/hostile${query}`)
        expect(hostile.grounds).toEqual(clean.grounds)
        expect(clean.grounds.launcher).toBe(clean.grounds.header)
        // As many as in the gallery: fewer than a dot has.
        expect(await differences(page, clean.launcher, hostile.launcher)).toBeLessThanOrEqual(10)
        expect(await differences(page, clean.panel, hostile.panel)).toBeLessThanOrEqual(10)
        for (const other of others) {
          const { grounds } = await picturesOf(await elsewhere(), `/${other}`)
          expect(grounds.launcher, other).toBe(grounds.header)
        }
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
