import type { Page } from '@playwright/test'
import type { EnginePage } from './engine-page'

/** A page of Playwright's, as those of the other engines are: its noise is heard by whoever has opened it. */
export function chromiumPage(page: Page): EnginePage {
  return {
    noise: [],
    async goto(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => page.close(),
  }
}
