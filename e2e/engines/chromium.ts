import type { Page } from '@playwright/test'
import type { EnginePage } from './engine-page'

/** A page of Playwright's Chromium, for walks that go through every browser. Whoever gives it closes it. */
export function chromiumPage(page: Page): EnginePage {
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  page.on('pageerror', (error) => noise.push(String(error)))
  return {
    noise,
    async goto(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    // As text, because Playwright wants to know what comes back, and the walk says so itself.
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: async () => undefined,
  }
}
