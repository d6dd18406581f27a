import { assistantOn } from '../fixtures/assistant'
import { test } from '../fixtures/gateway'
import { expect, noiseOfFaults, storeToken, whenReady } from '../fixtures/test'

test.describe.configure({ timeout: 60_000 })
test.use({ allowedNoise: noiseOfFaults })

test('V4: without internet it says so, and back online everything heals by itself', async ({
  page,
  context,
  beSignedIn,
}) => {
  await beSignedIn()
  await page.goto('/dashboard')
  await whenReady(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await context.setOffline(true)
  await expect(page.getByText('Você está sem internet')).toBeVisible()
  await page.getByRole('link', { name: 'Uso', exact: true }).first().click()
  await expect(page.getByText('Problema de conexão').first()).toBeVisible({ timeout: 20_000 })
  await context.setOffline(false)
  await expect(page.getByText('Você está sem internet')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Uso' })).toBeVisible()
  await expect(page.getByText('Problema de conexão')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Mensagens de WhatsApp', exact: true })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('without internet from the first moment it says so, and what had not come yet comes with the connection', async ({
  page,
  context,
  wire,
}) => {
  const late = /\/r\/shell\/.*\/after-start\.js/
  wire.breaks(late, 'missing')
  await page.goto(wire.url)
  await expect.poll(() => wire.asked.some((address) => late.test(address))).toBe(true)
  await context.setOffline(true)
  await expect(page.getByText('Você está sem internet')).toBeVisible()
  wire.heal()
  await context.setOffline(false)
  await expect(page.getByText('Você está sem internet')).toHaveCount(0)
  await expect(assistantOn(page).launcher).toBeVisible()
})

test('shared parts that were missing, form and overlay, are there after one press', async ({
  page,
  context,
  wire,
  tokenOf,
}) => {
  await storeToken(context, await tokenOf({ email: 'cliente@demo.local', password: 'demonstracao-2026' }))
  const parts = ['form', 'overlay'].map((part) => new RegExp(`/r/shell/.*/${part}\\.js`))
  for (const part of parts) wire.breaks(part, 'missing')
  await page.goto(`${wire.url}/dashboard/billing`)
  const retry = page.getByRole('button', { name: 'Tentar novamente' }).first()
  await expect(retry).toBeVisible({ timeout: 25_000 })
  const asked = (part: RegExp) => wire.asked.some((address) => part.test(address))
  await expect.poll(() => parts.map(asked)).toEqual([true, true])
  wire.heal()
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Faturamento' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Faturas' }).getByRole('listitem').first()).toBeVisible()
})
