import type { Page } from '@playwright/test'
import { expect, test, whenReady } from '../fixtures/test'

test.use({ decided: false })

interface Told {
  /** Last part of the call's path. */
  call: string
  body: Record<string, unknown>
}

/** Listens to what the page tells the backend about its use; the browser's own tools do not see these bodies. */
async function listen(page: Page): Promise<() => Promise<Told[]>> {
  await page.addInitScript(() => {
    const told: Told[] = []
    Object.assign(window, { told })
    const send = window.fetch
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const path = new URL(request.url).searchParams.get('path') ?? ''
      const [, call] = /^\/api\/v1\/analytics\/(\w+)$/.exec(path) ?? []
      if (call) told.push({ call, body: await request.clone().json() })
      return send(request)
    }
  })
  return () => page.evaluate(() => (window as unknown as { told: Told[] }).told)
}

const answer = (page: Page, name: string) =>
  page.locator('#choice').getByRole('button', { name, exact: true }).click()

test('what happens before a choice is told after a yes, and nothing of it is personal', async ({ page }) => {
  const told = await listen(page)
  await page.goto('/?utm=segredo')
  await whenReady(page)
  await page.getByRole('banner').getByRole('link', { name: 'Agentes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Compare')
  expect(await told()).toEqual([])

  await answer(page, 'Aceitar Todos')
  const views = async () => (await told()).filter(({ call }) => call === 'pageview').map(({ body }) => body)
  await expect.poll(async () => (await views()).length).toBe(2)
  const [home, agents] = await views()
  expect([home?.page_url, agents?.page_url]).toEqual(['/', '/agents'])
  expect(agents?.referrer).toBe('/')
  expect(home?.session_id).toMatch(/^[0-9a-f]{32}$/)
  expect(agents?.session_id).toBe(home?.session_id)
  expect(JSON.stringify(await told())).not.toContain('segredo')

  await page.getByRole('link', { name: 'Testar grátis o Prospect AI' }).click()
  await expect(page).toHaveURL('/auth/signup?product=prospect')
  await page.getByLabel('Nome completo').fill('Ana Souza')
  await expect
    .poll(async () => (await told()).map(({ body }) => body.event_name))
    .toEqual(expect.arrayContaining(['plan_selected', 'signup_started']))
  expect(JSON.stringify(await told())).not.toContain('Ana')

  await test.step('a call that fails is nobody’s concern', async () => {
    await page.route(/analytics/, (route) => route.fulfill({ status: 202, body: 'not what was promised' }))
    const before = (await told()).length
    await page.getByRole('banner').getByRole('link', { name: 'Agentes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Compare')
    await expect.poll(async () => (await told()).length).toBeGreaterThan(before)
    await page.goBack()
    await expect(page).toHaveURL('/auth/signup?product=prospect')
  })
})

test('after a no nothing is told', async ({ page }) => {
  const told = await listen(page)
  await page.goto('/')
  await whenReady(page)
  await answer(page, 'Rejeitar Todos')
  await page.goto('/agents')
  await whenReady(page)
  await page.waitForLoadState('networkidle')
  expect(await told()).toEqual([])
})
