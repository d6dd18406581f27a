import { createAssistantSession, getAssistantSession, sendAssistantMessage } from '@ag/contracts'
import { assistantOn } from '../fixtures/assistant'
import { customer, expect, test, whenReady } from '../fixtures/test'

const callOf = ({ path }: { path: string }) => `path=${encodeURIComponent(path.replace(/:id$/, ''))}`

for (const path of ['/', '/agents', '/agents/bi', '/privacy'])
  test(`the launcher is there for a visitor on ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(assistantOn(page).launcher).toBeVisible()
  })

for (const path of ['/consultation', '/assistente', '/auth/login', '/auth/signup', '/dashboard', '/admin'])
  test(`the launcher is not there for a visitor on ${path}`, async ({ page }) => {
    const gate = page.waitForResponse((answer) => /mfe-assistant\/.*gate.*\.js/.test(answer.url()))
    await page.goto(path)
    await whenReady(page)
    await (await gate).finished()
    await expect(assistantOn(page).launcher).toHaveCount(0)
  })

test('the launcher is not there for a customer, on any page', async ({ page, signIn }) => {
  await signIn(customer)
  for (const path of ['/', '/agents', '/dashboard']) {
    await page.goto(path)
    await whenReady(page)
    await page.waitForLoadState('networkidle')
    await expect(assistantOn(page).launcher).toHaveCount(0)
  }
})

test('nothing of the panel is fetched, asked or kept before somebody wants it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  const assistant = assistantOn(page)
  await expect(assistant.launcher).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((address) => /mfe-assistant\/.*panel|assistant%2F/.test(address))).toEqual([])
  await assistant.launcher.hover()
  await expect.poll(() => asked.some((address) => /mfe-assistant\/.*panel/.test(address))).toBe(true)
  expect(asked.filter((address) => address.includes('assistant%2F'))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('ag.assistant_session'))).toBeNull()
})

test('mounting it leaves the history and the listeners of the page alone', async ({ page }) => {
  await page.addInitScript(() => {
    const functions = () => [
      history.pushState,
      history.replaceState,
      window.addEventListener,
      window.removeEventListener,
    ]
    const before = functions()
    Object.assign(window, { isUntouched: () => functions().every((each, at) => each === before[at]) })
  })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(assistantOn(page).launcher).toBeVisible()
  const ready = await page.evaluate(() => performance.getEntriesByName('ag:ready')[0]?.startTime)
  const parcel = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/mount-parcel.js'))
        ?.startTime,
  )
  expect(parcel).toBeGreaterThan(ready ?? Number.POSITIVE_INFINITY)
  expect(await page.evaluate(() => (window as unknown as { isUntouched: () => boolean }).isUntouched())).toBe(
    true,
  )
})

test('its styles need nothing of the content policy and touch nothing of the page', async ({
  page,
  request,
}) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  const [styles] = /style-src [^;]+/.exec(policy) ?? []
  // The page's own stylesheet, and nothing else that is inline: not even empty text.
  expect(styles).toMatch(/^style-src 'self' 'sha256-[\w+/=]+'$/)
  expect(styles).not.toContain('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')

  await page.addInitScript(() => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      refused.push(violatedDirective),
    )
    Object.assign(window, { refused })
  })
  const assistant = assistantOn(page)
  await assistant.open()
  await expect(assistant.panel).toHaveCSS('border-radius', '24px')
  await expect(assistant.panel).toHaveCSS('display', 'flex')
  // A field has letters of the browser's own until it is told.
  const letters = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  await expect(assistant.panel.getByRole('textbox')).toHaveCSS('font-family', letters)
  const own = await assistant.panel.evaluate((panel) => {
    const tree = panel.getRootNode() as ShadowRoot
    return {
      hasTree: tree instanceof ShadowRoot,
      elements:
        document.querySelectorAll('style[data-emotion]').length + tree.querySelectorAll('style').length,
      rules: tree.adoptedStyleSheets.map(({ cssRules }) => cssRules.length > 0),
    }
  })
  expect(own).toEqual({ hasTree: true, elements: 0, rules: [true, true] })
  expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([])
})

test('V10: on a phone the launcher is its sign alone, with the name that it has elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/agents')
  const assistant = assistantOn(page)
  await expect(assistant.launcher).toHaveAccessibleName('Assistente IA')
  const { width, height } = (await assistant.launcher.boundingBox()) ?? {}
  expect([width, height]).toEqual([52, 52])
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(async () => (await assistant.launcher.boundingBox())?.width).toBeGreaterThan(120)
})

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const)
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } })

    test('the launcher never lies over what has the focus, and nothing ends below it', async ({ page }) => {
      for (const path of ['/', '/agents/whatsapp']) {
        await page.goto(path)
        await whenReady(page)
        await expect(assistantOn(page).launcher).toBeVisible()
        await page.waitForLoadState('networkidle')
        const launcher = (await assistantOn(page).launcher.boundingBox()) ?? { x: 0, y: 0 }
        expect(await page.evaluate(coveredBy, launcher)).toEqual([])
      }
    })

    test.describe('while the question about cookies is open', () => {
      test.use({ decided: false })
      test('the launcher waits until it has been answered', async ({ page }) => {
        await page.goto('/')
        await page.getByRole('dialog', { name: 'Sua privacidade' }).waitFor()
        await page.waitForLoadState('networkidle')
        await expect(assistantOn(page).launcher).toHaveCount(0)
        await page.getByRole('button', { name: 'Rejeitar Todos' }).click()
        await expect(assistantOn(page).launcher).toBeVisible()
      })
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

test('the launcher weighs no more than five kilobytes before somebody wants it', async ({ page }) => {
  await page.goto('/')
  await expect(assistantOn(page).launcher).toBeVisible()
  await page.waitForLoadState('networkidle')
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/r\/mfe-assistant\/.*\.js/.test(name))
      .map(({ name, encodedBodySize }) => [name.split('/').at(-1), encodedBodySize] as const),
  )
  const sum = bytes.reduce((known, [, size]) => known + size, 0)
  console.log(`launcher: ${sum} bytes with its styles`)
  expect(sum).toBeLessThanOrEqual(5000)
  // Its styles are among them: there is no stylesheet to be fetched.
  const styles = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => /mfe-assistant\/.*\.css/.test(name)),
  )
  expect(styles).toEqual([])
})

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

test('a specialist is one press away, and the conversation goes on', async ({ page, context }) => {
  await context.route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  const assistant = assistantOn(page)
  await assistant.open()
  const popup = context.waitForEvent('page')
  await assistant.panel.getByRole('button', { name: /^Falar com especialista/ }).click()
  const chat = await popup
  await chat.waitForURL(/wa\.me/)
  const { searchParams } = new URL(chat.url())
  expect(searchParams.get('text')).toMatch(/^Olá! Gostaria de falar com um especialista da .+\.$/)
  await assistant.hears(/Abrimos o WhatsApp em outra aba para você falar com um especialista/)
  for (const name of ['Marcar uma reunião', 'Ver produtos', 'Voltar ao início'])
    await expect(assistant.suggestion(name)).toBeVisible()
})

test('a meeting is asked for without a message', async ({ page }) => {
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(callOf(sendAssistantMessage))) said.push(request.url())
  })
  const assistant = assistantOn(page)
  await assistant.open()
  await assistant.suggestion('Marcar uma reunião').click()
  await expect(page).toHaveURL(/\/consultation$/)
  await expect(assistant.launcher).toHaveCount(0)
  expect(said).toEqual([])
})

test.describe('when the backend fails', () => {
  test.use({ allowedNoise: /Failed to load resource/ })

  test('a 503 says its own words, and the message is in the input again', async ({ page }) => {
    const assistant = assistantOn(page)
    await assistant.open()
    await page.route(
      (url) => url.href.includes(callOf(sendAssistantMessage)),
      (route) => route.fulfill({ status: 503, json: { userMessage: 'Voltamos às 9h.' } }),
    )
    await assistant.say('Quanto custa o Prospect?')
    await expect(assistant.failure).toContainText('Voltamos às 9h.')
    await expect(assistant.input).toHaveValue('Quanto custa o Prospect?')
    await expect(assistant.log.getByText('Quanto custa o Prospect?')).toHaveCount(0)
    await expect(assistant.failure.getByRole('link')).toHaveCount(2)

    await page.unrouteAll()
    await assistant.failure.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(assistant.failure).toHaveCount(0)
    await expect(assistant.send).toBeEnabled()
    await page.keyboard.press('Enter')
    await assistant.hears(/Prospect AI custa/)
  })

  test('a cut connection keeps the exact text', async ({ page }) => {
    const assistant = assistantOn(page)
    await assistant.open()
    await page.route(
      (url) => url.href.includes(callOf(sendAssistantMessage)),
      (route) => route.abort(),
    )
    const words = 'Olá,\nquero saber “tudo” sobre preços & planos'
    await assistant.say(words)
    await expect(assistant.failure).toContainText('Sua mensagem voltou para o campo de texto.')
    await expect(assistant.input).toHaveValue(words)
  })

  test('a conversation that is gone begins anew', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('ag.assistant_session', 'as_gone'))
    const begun = page.waitForResponse((answer) => answer.url().endsWith(callOf(createAssistantSession)))
    const assistant = assistantOn(page)
    await assistant.open()
    const { session_id } = await (await begun).json()
    expect(await page.evaluate(() => localStorage.getItem('ag.assistant_session'))).toBe(session_id)
    await expect(assistant.failure).toHaveCount(0)
  })
})

test('without a network a message waits, and is sent when it is back', async ({ page, context }) => {
  const assistant = assistantOn(page)
  await assistant.open()
  await assistant.say('oi')
  // The welcome ends as this answer does.
  await assistant.hears(/Olá! Posso explicar/)
  await context.setOffline(true)
  await assistant.say('Quanto custa o Prospect?')
  await expect(
    assistant.panel.getByText('Você está sem internet. Vamos enviar sua mensagem quando a conexão voltar.'),
  ).toBeVisible()
  await context.setOffline(false)
  await assistant.hears(/Prospect AI custa/)
})

test('two tabs show the same conversation within two seconds', async ({ page, context }) => {
  const first = assistantOn(page)
  await first.open()
  await first.say('Quanto custa o Prospect?')
  await first.hears(/Prospect AI custa/)

  const other = await context.newPage()
  const second = assistantOn(other)
  await second.open('/agents')
  await second.hears(/Prospect AI custa/)
  await second.say('quais as formas de pagamento?')
  await second.hears(/forma de pagamento/)
  await expect(first.log.getByText('quais as formas de pagamento?')).toBeVisible({ timeout: 2000 })
  await expect(first.log.getByText(/forma de pagamento/).last()).toBeVisible({ timeout: 2000 })

  await second.panel.getByRole('button', { name: 'Opções da conversa' }).click()
  await second.panel.getByRole('button', { name: 'Apagar conversa' }).click()
  await second.panel.getByRole('button', { name: 'Apagar', exact: true }).click()
  await expect(first.log.getByText('Quanto custa o Prospect?')).toHaveCount(0, { timeout: 2000 })
})

test('the conversation is there after a reload, and can be taken along as a file', async ({ page }) => {
  const assistant = assistantOn(page)
  await assistant.open()
  await assistant.say('Quanto custa o Prospect?')
  await assistant.hears(/Prospect AI custa/)
  const restored = page.waitForResponse((answer) => answer.url().includes(callOf(getAssistantSession)))
  await assistant.open('/agents')
  await restored
  await assistant.hears('Quanto custa o Prospect?')
  await assistant.panel.getByRole('button', { name: 'Opções da conversa' }).click()
  const download = page.waitForEvent('download')
  await assistant.panel.getByRole('button', { name: 'Baixar conversa' }).click()
  expect((await download).suggestedFilename()).toBe('conversa.txt')
})
