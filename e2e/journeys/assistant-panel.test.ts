import { sendAssistantMessage } from '@ag/contracts'
import { assistantOn } from '../fixtures/assistant'
import { expect, test, whenReady } from '../fixtures/test'

const chatCall = `path=${encodeURIComponent(sendAssistantMessage.path)}`

test('the launcher is not there for a visitor on /auth/login', async ({ page }) => {
  const gate = page.waitForResponse((answer) => /mfe-assistant\/.*gate.*\.js/.test(answer.url()))
  await page.goto('/auth/login')
  await whenReady(page)
  await (await gate).finished()
  await expect(assistantOn(page).launcher).toHaveCount(0)
})

test('nothing of the panel is fetched, asked or kept before somebody wants it', async ({ page, request }) => {
  await page.addInitScript(() => {
    const functions = () => [
      history.pushState,
      history.replaceState,
      window.addEventListener,
      window.removeEventListener,
    ]
    const before = functions()
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      refused.push(violatedDirective),
    )
    Object.assign(window, {
      refused,
      isUntouched: () => functions().every((each, at) => each === before[at]),
    })
  })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  const calls = () => asked.filter((address) => address.includes('assistant%2F'))
  const code = () => asked.filter((address) => /mfe-assistant\/.*panel/.test(address))
  const session = () => page.evaluate(() => localStorage.getItem('ag.assistant_session'))
  await page.goto('/')
  const assistant = assistantOn(page)
  await expect(assistant.launcher).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect.soft([...code(), ...calls()]).toEqual([])
  expect.soft(await session()).toBeNull()

  await test.step('the launcher weighs no more than five kilobytes', async () => {
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/r\/mfe-assistant\/.*\.js/.test(name))
        .map(({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize] as const),
    )
    const sum = bytes.reduce((known, [, size]) => known + size, 0)
    console.log(`launcher: ${sum} bytes with its styles`)
    expect.soft(sum).toBeLessThanOrEqual(5000)
    // Its styles are among them: there is no stylesheet to be fetched.
    const styles = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => /mfe-assistant\/.*\.css/.test(name)),
    )
    expect.soft(styles).toEqual([])
  })

  await test.step('mounting it waits for the page, and leaves its history and its listeners alone', async () => {
    const ready = await page.evaluate(() => performance.getEntriesByName('ag:ready')[0]?.startTime)
    const parcel = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/mount-parcel.js'))
          ?.startTime,
    )
    expect.soft(parcel).toBeGreaterThan(ready ?? Number.POSITIVE_INFINITY)
    expect
      .soft(await page.evaluate(() => (window as unknown as { isUntouched: () => boolean }).isUntouched()))
      .toBe(true)
  })

  await test.step('somebody comes near, and the panel is fetched', async () => {
    await assistant.launcher.hover()
    await expect.soft.poll(code).not.toEqual([])
    expect.soft(calls()).toEqual([])
    expect.soft(await session()).toBeNull()
  })

  await test.step('its styles need nothing of the content policy and touch nothing of the page', async () => {
    const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
    const [styles] = /style-src [^;]+/.exec(policy) ?? []
    // The page's own stylesheet, and nothing else that is inline: not even empty text.
    expect.soft(styles).toMatch(/^style-src 'self' 'sha256-[\w+/=]+'$/)
    expect.soft(styles).not.toContain('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')

    await assistant.launcher.click()
    await expect(assistant.input).toBeFocused()
    await expect.soft(assistant.panel).toHaveCSS('border-radius', '24px')
    await expect.soft(assistant.panel).toHaveCSS('display', 'flex')
    // A field has letters of the browser's own until it is told.
    const letters = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    await expect.soft(assistant.input).toHaveCSS('font-family', letters)
    const own = await assistant.panel.evaluate((panel) => {
      const tree = panel.getRootNode() as ShadowRoot
      return {
        hasTree: tree instanceof ShadowRoot,
        elements:
          document.querySelectorAll('style[data-emotion]').length + tree.querySelectorAll('style').length,
        rules: tree.adoptedStyleSheets.map(({ cssRules }) => cssRules.length > 0),
      }
    })
    expect.soft(own).toEqual({ hasTree: true, elements: 0, rules: [true, true] })
    expect.soft(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([])
  })
})

test.describe('for somebody who wants less movement', () => {
  const phone = { width: 390, height: 844 }
  const tablet = { width: 768, height: 1024 }
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

  test('V10: on a phone the launcher is its sign alone, it never lies over what has the focus, and nothing ends below it', async ({
    page,
  }) => {
    const { launcher } = assistantOn(page)
    const expectNothingBelow = async (where: string) => {
      await expect(launcher).toBeVisible()
      await page.waitForLoadState('networkidle')
      const corner = (await launcher.boundingBox()) ?? { x: 0, y: 0 }
      expect.soft(await page.evaluate(coveredBy, corner), where).toEqual([])
    }

    await page.goto('/')
    await whenReady(page)
    await expect.soft(launcher).toHaveAccessibleName('Assistente IA')
    const { width, height } = (await launcher.boundingBox()) ?? {}
    expect.soft([width, height]).toEqual([52, 52])
    await expectNothingBelow('/ on a phone')
    await page.setViewportSize(tablet)
    await expectNothingBelow('/ on a tablet')
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.soft.poll(async () => (await launcher.boundingBox())?.width).toBeGreaterThan(120)

    await page.setViewportSize(phone)
    await page.goto('/agents/whatsapp')
    await whenReady(page)
    await expectNothingBelow('/agents/whatsapp on a phone')
    await page.setViewportSize(tablet)
    // The demo, which waits on a phone, comes by itself here, and only to a page that begins at this width.
    await page.reload()
    await whenReady(page)
    await expectNothingBelow('/agents/whatsapp on a tablet')
  })
})

/** The controls that reach below a corner of the page which begins at `corner`: as they take the focus, and at the very end. */
async function coveredBy(corner: { x: number; y: number }): Promise<string[]> {
  const isCovered = (control: Element) => {
    const { left, right, top, bottom } = control.getBoundingClientRect()
    return right > corner.x && bottom > corner.y && top < innerHeight && left < innerWidth
  }
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select, textarea, summary), footer :is(a, button, input)',
    ),
  ].filter((control) => control.checkVisibility({ visibilityProperty: true }))
  const covered: string[] = []
  for (const control of controls) {
    control.focus()
    await new Promise(requestAnimationFrame)
    if (control === document.activeElement && isCovered(control))
      covered.push(`focused: ${control.outerHTML}`)
  }
  scrollTo(0, document.documentElement.scrollHeight)
  await new Promise(requestAnimationFrame)
  return [...covered, ...controls.filter(isCovered).map((control) => `at the end: ${control.outerHTML}`)]
}

test('help is offered once, to whoever has had prices in sight for forty seconds', async ({ page }) => {
  await page.clock.install()
  await page.goto('/agents')
  await whenReady(page)
  const assistant = assistantOn(page)
  await expect(assistant.launcher).toBeVisible()
  const offer = page.getByRole('button', { name: 'Ficou com alguma dúvida sobre os planos?' })
  await page.locator('[data-price]').first().scrollIntoViewIfNeeded()
  // Whatever is still asked for would find that its time is over.
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(25_000)
  await expect(offer).toHaveCount(0)
  await page.clock.runFor(16_000)
  await offer.click()
  await expect(assistant.input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(assistant.panel).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(offer).toHaveCount(0)
})

test('a specialist is one press away, the conversation goes on, and a meeting is asked for without a message', async ({
  page,
  context,
}) => {
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(chatCall)) said.push(request.url())
  })
  const assistant = assistantOn(page)
  await assistant.open()
  const popup = context.waitForEvent('page')
  await assistant.panel.getByRole('button', { name: /^Falar com especialista/ }).click()
  const chat = await popup
  await chat.waitForURL(/wa\.me/)
  const { searchParams } = new URL(chat.url())
  expect(searchParams.get('text')).toMatch(/^Olá! Gostaria de falar com um especialista da .+\.$/)
  await chat.close()
  await assistant.hears(/Abrimos o WhatsApp em outra aba para você falar com um especialista/)
  for (const name of ['Marcar uma reunião', 'Ver produtos', 'Voltar ao início'])
    await expect(assistant.suggestion(name)).toBeVisible()

  await assistant.suggestion('Marcar uma reunião').click()
  await expect(page).toHaveURL(/\/consultation$/)
  await expect(assistant.launcher).toHaveCount(0)
  expect(said).toEqual([])
})

test.describe('when the network fails', () => {
  test.use({ allowedNoise: /Failed to load resource/ })

  test('without it a message waits and is sent when it is back, and where it breaks off the exact text is kept', async ({
    page,
    context,
    noise,
  }) => {
    const assistant = assistantOn(page)
    await assistant.open()
    await test.step('there is none', async () => {
      await assistant.say('oi')
      // The welcome ends as this answer does.
      await assistant.hears(/Olá! Posso explicar/)
      await context.setOffline(true)
      await assistant.say('Quanto custa o Prospect?')
      await expect(
        assistant.panel.getByText(
          'Você está sem internet. Vamos enviar sua mensagem quando a conexão voltar.',
        ),
      ).toBeVisible()
      await context.setOffline(false)
      await assistant.hears(/Prospect AI custa/)
      expect.soft(noise.lines).toEqual([])
    })

    await test.step('it breaks off', async () => {
      await page.route(
        (url) => url.href.includes(chatCall),
        (route) => route.abort(),
      )
      const words = 'Olá,\nquero saber “tudo” sobre preços & planos'
      await assistant.say(words)
      await expect(assistant.failure).toContainText('Sua mensagem voltou para o campo de texto.')
      await expect(assistant.input).toHaveValue(words)
    })
  })
})

test('two tabs show the same conversation within two seconds', async ({ page, context }) => {
  const first = assistantOn(page)
  await first.open()
  await first.say('Quanto custa o Prospect?')
  await first.hears(/Prospect AI custa/)

  const other = await context.newPage()
  const second = assistantOn(other)
  await second.open('/agents')
  await second.hears('Quanto custa o Prospect?')
  await second.hears(/Prospect AI custa/)
  await second.say('quais as formas de pagamento?')
  await second.hears(/forma de pagamento/)
  await expect(first.log.getByText('quais as formas de pagamento?')).toBeVisible({ timeout: 2000 })
  await expect(first.log.getByText(/forma de pagamento/).last()).toBeVisible({ timeout: 2000 })

  const menu = second.panel.getByRole('button', { name: 'Opções da conversa' })
  await menu.click()
  const download = other.waitForEvent('download')
  await second.panel.getByRole('button', { name: 'Baixar conversa' }).click()
  expect((await download).suggestedFilename()).toBe('conversa.txt')

  await menu.click()
  await second.panel.getByRole('button', { name: 'Apagar conversa' }).click()
  await second.panel.getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(first.log.getByText('Quanto custa o Prospect?')).toHaveCount(0, { timeout: 2000 })
})
