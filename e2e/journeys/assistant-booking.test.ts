import { bookFromAssistant } from '@ag/contracts'
import type { Locator, Page } from '@playwright/test'
import { newPerson } from '../fixtures/accounts'
import { assistantOn, chatUntilReview } from '../fixtures/assistant'
import { expect, test } from '../fixtures/test'

const bookingCall = `path=${encodeURIComponent(bookFromAssistant.path)}`

/** How often a page asks for a booking. */
function countBookings(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().includes(bookingCall)) count += 1
  })
  return () => count
}

test('a meeting is booked by suggestions, and nothing before the yes', async ({ page }) => {
  const bookings = countBookings(page)
  const assistant = assistantOn(page)
  const { name, email } = newPerson()
  await assistant.open()
  await assistant.say('agendar')
  await assistant.suggestion('Videochamada').click()
  await expect(assistant.slots).toHaveCount(3)
  await assistant.suggestion('Ver mais horários').click()
  await expect(assistant.slots).toHaveCount(3)
  await assistant.holdSlot()
  await assistant.say(name)
  await assistant.hears(/Para qual e-mail/)
  await assistant.say(email)
  await expect(assistant.log.getByRole('link', { name: /Ver política de privacidade/ })).toBeVisible()
  await assistant.suggestion('Concordo').click()
  await expect(assistant.log.getByText(email).last()).toBeVisible()
  expect(bookings()).toBe(0)
  await assistant.suggestion('Confirmar').click()
  await assistant.hears(/^(?:Assistente: )?Reunião confirmada/)
  await expect(assistant.log.getByRole('link', { name: 'Adicionar à agenda' })).toBeVisible()
  expect(bookings()).toBe(1)

  await assistant.log.getByRole('link', { name: 'Remarcar ou cancelar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sua reunião' })).toBeVisible()
})

test.describe('when the booking fails', () => {
  test.use({ allowedNoise: /Failed to load resource|could not book/ })

  test('a meeting is booked in one’s own words, and once, though the page is left while it confirms', async ({
    page,
  }) => {
    const assistant = assistantOn(page)
    await assistant.open('/agents/prospect')
    const { email } = await chatUntilReview(assistant)
    // The page goes before its booking has left it.
    await page.route(
      (url) => url.href.includes(bookingCall),
      (route) => route.abort(),
    )
    const cut = page.waitForEvent('requestfailed', (request) => request.url().includes(bookingCall))
    await assistant.say('sim, pode marcar')
    await cut
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.url().includes(bookingCall)) keys.push(request.headers()['idempotency-key'])
    })
    for (const _ of ['back', 'loaded again']) {
      await assistant.open('/agents/prospect')
      await assistant.hears(/Reunião confirmada/)
      await assistant.hears(new RegExp(`Enviamos o convite para ${email}`))
    }
    await expect(assistant.log.getByRole('link', { name: 'Adicionar à agenda' })).toHaveCount(1)
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,128}$/)])
  })
})

test('a meeting is booked by keyboard alone', async ({ page }) => {
  const assistant = assistantOn(page)
  const { name, email } = newPerson()
  await page.goto('/privacy')
  await expect(assistant.launcher).toBeVisible()
  await assistant.launcher.focus()
  await page.keyboard.press('Enter')
  await expect(assistant.input).toBeFocused()
  const type = async (words: string) => {
    await expect(assistant.input).toBeFocused()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  /** Goes back from the input until a button is reached, and presses it. */
  const press = async (button: Locator) => {
    await expect(button).toBeVisible()
    for (let step = 0; step < 12; step += 1) {
      if (
        await button.evaluate(
          (element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement,
        )
      )
        break
      await page.keyboard.press('Shift+Tab')
    }
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(assistant.input).toBeFocused()
  }
  await type('quero marcar uma videochamada')
  await assistant.holdSlot(press)
  await type(`${name}, ${email}`)
  await press(assistant.suggestion('Concordo'))
  await press(assistant.suggestion('Confirmar'))
  await assistant.hears(/Reunião confirmada/)
  await page.keyboard.press('Escape')
  await expect(assistant.panel).toHaveCount(0)
  await expect(assistant.launcher).toBeFocused()
})
