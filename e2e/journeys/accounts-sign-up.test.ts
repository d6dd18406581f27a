import { expect, test, whenReady } from '../fixtures/test'

test('the button stays under the pointer while a password is judged, on a phone and at a desk', async ({
  page,
}) => {
  await page.goto('/auth/signup')
  await whenReady(page)
  const password = page.getByLabel(/^Senha/)
  const send = page.getByRole('button', { name: 'Criar conta' })
  const judged = page.getByText('Força da senha: Forte.')
  for (const width of [390, 1440]) {
    // As high as the page, which then has nowhere to scroll.
    await page.setViewportSize({ width, height: 2000 })
    await password.fill('')
    await expect(judged).toHaveCount(0)
    const before = await send.boundingBox()
    await password.fill('quatro rios cruzam a serra azul')
    await expect(judged).toBeVisible()
    expect(await send.boundingBox()).toEqual(before)
  }
})
