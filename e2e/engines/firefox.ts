import { launch } from 'puppeteer-core'
import type { EnginePage } from './engine-page'

/** Firefox calls a file that it did not finish, because its page was left, an empty one that is not what it should be. */
const hashOfNothing = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='

/** Opens a page in a Firefox of its own, which is spoken to by WebDriver BiDi; with its settings as its owner left them. */
export async function openFirefox({ blocksStorage = false } = {}): Promise<EnginePage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'pt-BR',
      // "Block all cookies", which takes storage with it.
      ...(blocksStorage && { 'network.cookie.cookieBehavior': 2 }),
    },
  })
  const page = await browser.newPage()
  const noise: string[] = []
  const hear = (text: string) => {
    if (!text.includes(hashOfNothing)) noise.push(text)
  }
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) hear(message.text())
  })
  page.on('pageerror', (error) => hear(String(error)))
  return {
    noise,
    async goto(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' })
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  }
}
