import type { BrowserContext, Locator, Page } from '@playwright/test'
import { sidewaysScroll } from '../fixtures/accessibility'
import { always, nothingStored, readToTheEnd, storedBy, watchRequests } from '../fixtures/before-choice'
import { administrator, customer, expect, test, whenReady } from '../fixtures/test'
import { seeTrees } from '../fixtures/trees'

test.use({ decided: false })

const box = (page: Page) => page.locator('#choice').getByRole('dialog', { name: 'Sua privacidade' })
const answer = (page: Page, name: string) => page.locator('#choice').getByRole('button', { name })
const stored = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem('ag.privacy') ?? 'null') as Record<string, unknown> | null,
  )

/** Names of all cookies; every one of ours must be as it was promised. */
async function cookiesOf(context: BrowserContext): Promise<string[]> {
  const cookies = await context.cookies()
  const days = cookies.map(({ expires }) => Math.round((expires - Date.now() / 1000) / 86_400))
  expect(new Set([...days, 365])).toEqual(new Set([365]))
  expect(new Set([...cookies.map(({ sameSite }) => sameSite), 'Lax'])).toEqual(new Set(['Lax']))
  return cookies.map(({ name }) => name).sort()
}

async function arrive(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await whenReady(page)
  await expect(box(page)).toBeVisible()
}

/** What tools for counting and advertising leave once they are allowed. */
const leaveTraces = (page: Page) =>
  page.evaluate(() => {
    for (const cookie of [
      'ag_theme=dark',
      '_ga=GA1.1.1',
      '_ga_ABC=GS1.1',
      '_gid=GA1.2',
      '_gcl_au=1.1',
      '_fbp=fb.1',
    ])
      Object.assign(document, { cookie: `${cookie}; Path=/; Max-Age=3600` })
    for (const key of ['_ga', '_gcl_ls', 'ag.analytics']) localStorage.setItem(key, '1')
    sessionStorage.setItem('ag.analytics_page', '1')
  })

const functional = ['ag_functional', 'ag_lang', 'ag_theme']
const everyCookie = ['ag_analytics', ...functional, 'ag_marketing', 'ag_necessary'].sort()

test('Aceitar Todos does what it says, and is remembered', async ({ page, context }) => {
  await arrive(page)
  await box(page).getByRole('switch', { name: 'Funcionais' }).click()
  await answer(page, 'Aceitar Todos').click()
  await expect(box(page)).toHaveCount(0)
  await expect(page.getByText('Preferências salvas.')).toBeVisible()
  expect(await cookiesOf(context)).toEqual(everyCookie)
  expect(await stored(page)).toMatchObject({ version: '1.0.0', preferences: { necessary: true } })

  const learned = page.waitForResponse(/cookies%2Fpolicy/)
  await page.reload()
  await whenReady(page)
  await learned
  await expect(box(page)).toHaveCount(0)
  expect(await cookiesOf(context)).toEqual(everyCookie)
})

test('the whole question is answered by keyboard', async ({ page }) => {
  await arrive(page)
  await expect(page.getByRole('heading', { name: 'Sua privacidade' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(answer(page, 'Rejeitar Todos')).toHaveCount(0)
  expect(await stored(page)).toBeNull()
  await expect(answer(page, 'Sua privacidade')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sua privacidade' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(answer(page, 'Personalizar')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('switch', { name: 'Funcionais' })).toBeFocused()
  await page.keyboard.press('Space')
  await answer(page, 'Aceitar Selecionados').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Preferências salvas.')).toBeVisible()
  expect(await stored(page)).toMatchObject({ preferences: { functional: true, analytics: false } })
})

test('a decision has a receipt, and is taken back at the end of any page', async ({ page, context }) => {
  await arrive(page, '/agents/bi')
  await answer(page, 'Aceitar Todos').click()
  await page.getByRole('button', { name: 'Ver comprovante' }).click()
  const receipt = page.getByRole('dialog', { name: 'Comprovante da sua escolha' })
  await expect(receipt.getByText('Permitido: Necessários, Funcionais, Análise, Marketing')).toBeVisible()
  const { consent_id } = (await stored(page)) as { consent_id: string }
  await expect(receipt.getByText(consent_id)).toBeVisible()
  await receipt.getByRole('button', { name: 'Fechar' }).click()

  await page.goto('/auth/login')
  await whenReady(page)
  await page.getByRole('button', { name: 'Gerenciar cookies' }).click()
  await leaveTraces(page)
  await box(page).getByRole('button', { name: 'Remover consentimento' }).click()
  await expect(page.getByText(/^Consentimento removido\./)).toBeVisible()
  expect(await cookiesOf(context)).toEqual(['ag_necessary'])
  await expect.poll(() => stored(page)).toBeNull()
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    [],
  ])

  await page.goto(`/privacy#comprovante=${consent_id}`)
  await expect(receipt.getByText('Consentimento removido')).toBeVisible()
  await expect(receipt.getByText('Aceitar Todos')).toBeVisible()
})

test('another tab learns of the decision', async ({ page, context }) => {
  await arrive(page)
  const other = await context.newPage()
  await arrive(other, '/agents')
  await answer(other, 'Rejeitar Todos').click()
  await expect(box(page)).toHaveCount(0)
})

test('everybody is asked again when what is kept has changed', async ({ page }) => {
  await arrive(page)
  await answer(page, 'Rejeitar Todos').click()
  await expect(page.getByText('Preferências salvas.')).toBeVisible()
  await page.evaluate(() => {
    const consent = JSON.parse(localStorage.getItem('ag.privacy') ?? '') as object
    localStorage.setItem('ag.privacy', JSON.stringify({ ...consent, fingerprint: 'another' }))
  })
  await page.reload()
  await expect(box(page)).toBeVisible()
})

test.describe('with the connection gone for a while', () => {
  test.use({ allowedNoise: /^Failed to load resource|^privacy information is not available/ })

  test('a withdrawal and the choice after it reach the server later, in their order', async ({ page }) => {
    test.slow()
    await arrive(page)
    await answer(page, 'Aceitar Todos').click()
    await expect(page.getByText('Preferências salvas.')).toBeVisible()
    const { consent_id: first } = (await stored(page)) as { consent_id: string }

    await page.route(/path=%2Fapi%2Fv1%2Fcookies/, (route) => route.abort())
    await page.getByRole('button', { name: 'Gerenciar cookies' }).click()
    await box(page).getByRole('button', { name: 'Remover consentimento' }).click()
    await answer(page, 'Sua privacidade').click()
    await answer(page, 'Rejeitar Todos').click()
    await expect(page.getByText(/^Salvamos sua escolha neste navegador/)).toBeVisible({ timeout: 20_000 })
    const waiting = (await stored(page)) as { unsent: { action: string }[] }
    expect(waiting.unsent.map(({ action }) => action)).toEqual(['withdraw', 'reject_all'])

    const sent: string[] = []
    await page.unroute(/path=%2Fapi%2Fv1%2Fcookies/)
    page.on('request', (request) => {
      // What else a page tells as it is left asks no call.
      const path = new URL(request.url()).searchParams.get('path')
      if (request.method() === 'POST' && path) sent.push(path)
    })
    await page.reload()
    await expect.poll(async () => (await stored(page))?.unsent).toBeUndefined()
    expect(sent).toEqual(['/api/v1/cookies/consent/withdraw', '/api/v1/cookies/consent'])
    const { consent_id: second } = (await stored(page)) as { consent_id: string }
    expect(second).not.toBe(first)
    await expect(box(page)).toHaveCount(0)
    await page.goto(`/privacy#comprovante=${first}`)
    await expect(
      page.getByRole('dialog', { name: 'Comprovante da sua escolha' }).getByRole('listitem'),
    ).toHaveText([/^Consentimento removido/, /^Aceitar Todos/])
  })
})

test('a browser that refuses tracking is obeyed, whatever is pressed', async ({ page, context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true })
  })
  await arrive(page)
  await expect(box(page).getByText(/Global Privacy Control/)).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Análise' })).toBeDisabled()
  await answer(page, 'Aceitar Todos').click()
  await expect(page.getByText('Preferências salvas.')).toBeVisible()
  expect(await cookiesOf(context)).toEqual([...functional, 'ag_necessary'].sort())
})

/** Watches how far things on the page move by themselves; answers for the time since the box was asked for. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifts: { value: number; startTime: number }[] }
    seen.shifts = []
    new PerformanceObserver((list) => {
      seen.shifts.push(...(list.getEntries() as unknown as typeof seen.shifts))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    // Its code comes when the page is idle, and takes the box over.
    await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').some(({ name }) => /\/choice\.js/.test(name)) &&
        !document.querySelector('#choice[data-waiting]'),
    )
    await page.waitForLoadState('networkidle')
    return page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const [code] = performance.getEntriesByType('resource').filter(({ name }) => /\/choice\.js/.test(name))
      if (!code) throw new Error('the box has not been asked for')
      const { shifts } = window as unknown as { shifts: { value: number; startTime: number }[] }
      return shifts
        .filter(({ startTime }) => startTime >= code.startTime)
        .reduce((sum, { value }) => sum + value, 0)
    })
  }
}

const answers = ['Aceitar Todos', 'Aceitar Selecionados', 'Rejeitar Todos']
const launcher = (page: Page) => page.getByRole('button', { name: 'Assistente IA' })

/** Goes on to the details; neither they nor the question are wider than the window. */
async function unfold(page: Page): Promise<void> {
  expect(await sidewaysScroll(page), 'question').toBe(0)
  await answer(page, 'Personalizar').click()
  await expect(box(page).getByText('O que é guardado').first()).toBeVisible()
  expect(await sidewaysScroll(page), 'details').toBe(0)
}

async function refuse(page: Page): Promise<void> {
  await answer(page, 'Rejeitar Todos').click()
  await expect(launcher(page)).toBeInViewport({ ratio: 1 })
}

const lookOf = (button: Locator) =>
  button.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect()
    const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element)
    return [Math.round(width), Math.round(height), backgroundColor, color, fontSize, fontWeight, borderColor]
  })

const fetchedSinceReady = (page: Page) =>
  page.evaluate(() => {
    const [ready] = performance.getEntriesByName('ag:ready')
    return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ startTime }) => startTime > (ready?.startTime ?? 0))
      .map(({ name, encodedBodySize }) => ({
        name: new URL(name).pathname + new URL(name).search,
        encodedBodySize,
      }))
  })

test.describe('the look', () => {
  // What axe says of it, light and dark, is asked with every other screen.
  for (const width of [320, 768])
    test(`nothing moves or is hidden at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width === 320 ? 568 : 900 })
      const shift = await watchShifts(page)
      await arrive(page)
      expect(await shift()).toBe(0)
      // Where there is room for one of them only, the button waits for the answer.
      await expect(launcher(page)).toBeHidden()
      await unfold(page)
      await refuse(page)
    })

  test('V15: on a phone the question leaves seven tenths to the page, its three answers in one row', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const shift = await watchShifts(page)
    await arrive(page)
    expect.soft(await shift(), 'moved').toBe(0)
    await expect.soft(launcher(page)).toBeHidden()

    await test.step('room for the page', async () => {
      const { height = 844 } = (await box(page).boundingBox()) ?? {}
      expect.soft(height).toBeLessThanOrEqual(0.3 * 844)
      const places = await Promise.all(answers.map((name) => answer(page, name).boundingBox()))
      expect.soft(new Set(places.map((place) => place?.y)).size).toBe(1)
      const words = box(page).getByText(/^Usamos cookies necessários/)
      for (const part of [words, ...(await box(page).getByRole('switch').all())])
        await expect.soft(part).toBeInViewport({ ratio: 1 })
      await expect.soft(answer(page, 'Personalizar')).toBeInViewport({ ratio: 1 })
    })

    await test.step('what receives the focus stands above the box', async () => {
      await page.locator('#content a').first().focus()
      await seeTrees(page)
      const hidden: (string | null)[] = []
      for (let step = 0; step < 60; step += 1) {
        await page.keyboard.press('Tab')
        const below = await page.evaluate(() => {
          const active = window.trees.active()
          if (!active || active === document.body || active.closest('#choice')) return undefined
          const { top } = active.getBoundingClientRect()
          const limit = document.getElementById('choice')?.firstElementChild?.getBoundingClientRect().top ?? 0
          return top >= limit ? active.textContent : undefined
        })
        if (below !== undefined) hidden.push(below)
      }
      expect.soft(hidden).toEqual([])
    })

    await unfold(page)
    await refuse(page)
  })

  test('at 1440 px nothing moves or is hidden, the answers weigh the same, and the box costs at most ten kilobytes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const shift = await watchShifts(page)
    await arrive(page)
    await test.step('it costs at most ten kilobytes, and none before the page is interactive', async () => {
      const ofTheBox = async () =>
        (await fetchedSinceReady(page)).filter(({ name }) => /\/choice\.js$|cookies%2F/.test(name))
      // Its code, the list and the policy.
      await expect.poll(async () => (await ofTheBox()).length).toBe(3)
      const bytes = (await ofTheBox()).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
      console.log(`privacy: ${bytes} bytes with the list and the policy`)
      expect.soft(bytes).toBeLessThanOrEqual(10_000)
      await page.waitForLoadState('networkidle')
      expect
        .soft(
          (await fetchedSinceReady(page)).filter(({ name }) => /\/(?:transport|contracts)\.js$/.test(name)),
        )
        .toEqual([])
    })

    await test.step('nothing moves, and the button has room above it', async () => {
      await expect(launcher(page)).toBeVisible()
      const { y = 0 } = (await box(page).boundingBox()) ?? {}
      const button = (await launcher(page).boundingBox()) ?? { y: -1, height: 0 }
      expect.soft(button.y).toBeGreaterThanOrEqual(0)
      expect.soft(button.y + button.height).toBeLessThanOrEqual(y)
      expect.soft(await shift()).toBe(0)
    })

    await test.step('the three answers weigh the same', async () => {
      const looks = await Promise.all(answers.map((name) => lookOf(answer(page, name))))
      expect.soft(looks[1]).toEqual(looks[0])
      expect.soft(looks[2]).toEqual(looks[0])
    })

    await unfold(page)
    await test.step('what is kept, why and for how long stands behind Personalizar', async () => {
      await box(page).getByText('O que é guardado').nth(1).click()
      await expect.soft(page.getByRole('row', { name: /^ag_theme .* 365 dias$/ })).toBeVisible()
      await box(page).getByText('Política de cookies').click()
      await expect.soft(box(page).getByRole('heading', { name: 'Como mudar de ideia' })).toBeVisible()
      expect.soft(await sidewaysScroll(page), 'unfolded').toBe(0)
    })
    await refuse(page)
  })
})

// Whoever opens the assistant's own page has begun a conversation. Other public pages are asked with `deep-links`.
test('before a choice the page of the assistant stores and sends only what it cannot do without', async ({
  page,
  context,
  baseURL,
}) => {
  const requests = watchRequests(context, baseURL)
  await arrive(page, '/assistente')
  await readToTheEnd(page)
  await expect
    .poll(() => storedBy(page, context))
    .toEqual({ ...nothingStored, local: ['ag.assistant_session'] })
  const asked = ['a conversation with the assistant', 'company and contacts']
  expect(requests()).toEqual(['page /assistente', ...asked, ...always].sort())
})

const signedInPages: { account: typeof customer; pages: Record<string, string[]> }[] = [
  {
    account: customer,
    pages: {
      '/dashboard': ['the dashboard', 'the meetings ahead', 'whether the account is to be deleted'],
    },
  },
  {
    account: administrator,
    pages: {
      '/admin': ['the administration'],
      '/admin/products': ['the administration'],
      '/admin/pricing': ['the administration'],
      '/admin/meetings': ['the administration', 'the meetings of a month'],
    },
  },
]

for (const { account, pages } of signedInPages) {
  const path = Object.keys(pages).join(', ')
  test(`nor anything else on ${path}, for somebody who signs in without having chosen`, async ({
    page,
    context,
    baseURL,
    signIn,
  }) => {
    await signIn(account)
    // Signing in ends on a page of its own: what that asks for must not be counted here.
    await page.waitForLoadState('networkidle')
    for (const [address, asked] of Object.entries(pages))
      await test.step(address, async () => {
        const requests = watchRequests(context, baseURL)
        await arrive(page, address)
        await readToTheEnd(page)
        expect
          .soft(await storedBy(page, context))
          .toEqual({ ...nothingStored, local: ['ag.device', 'ag.org_id', 'ag.token'] })
        expect
          .soft(requests())
          .toEqual(
            [`page ${address}`, 'company and contacts', 'who is signed in', ...asked, ...always].sort(),
          )
      })
  })
}
