import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { test } from '../fixtures/accounts'
import { scenes } from './scenes'

const folder = fileURLToPath(new URL('../../mfe-public/public/work/', import.meta.url))
/** What of a page is in a picture, in its own pixels, from its left edge; the file has twice as many. */
const size = { width: 720, height: 480 }
const fallbackScale = 4 / 3
/** Bytes that a picture may have. */
const most = 25_000
const themes = ['light', 'dark'] as const
/** What floats over every page. */
const withoutFloating = '#assistant, section[aria-label="Avisos"] { display: none }'

test.beforeAll(() => mkdir(folder, { recursive: true }))

for (const { slug, product, above = 16, play } of scenes)
  test(`${slug} at work`, async ({ page, createAccount, signIn }) => {
    const account = product === undefined ? undefined : await createAccount({ product })
    if (account) await signIn(account)
    const first = await play(page, account)
    await page.waitForLoadState('networkidle')
    const y = await first.evaluate((element) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      // The header stays where the page begins.
      scrollTo({ top: 0, behavior: 'instant' })
      return element.getBoundingClientRect().top
    })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme })
      const picture = await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        style: withoutFloating,
        clip: { ...size, x: 0, y: y - above },
      })
      const plain = sharp(picture).resize({ width: size.width * fallbackScale })
      const files = {
        avif: await fitting((quality) => sharp(picture).avif({ quality })),
        // For browsers of some years ago.
        webp: await fitting((quality) => plain.clone().webp({ quality })),
      }
      for (const [kind, bytes] of Object.entries(files))
        await writeFile(`${folder}${slug}.${colorScheme}.${kind}`, bytes)
    }
  })

/** The best of a few qualities that has not too many bytes. */
async function fitting(encoded: (quality: number) => sharp.Sharp): Promise<Buffer> {
  for (let quality = 60; quality >= 20; quality -= 5) {
    const bytes = await encoded(quality).toBuffer()
    if (bytes.length <= most) return bytes
  }
  throw new Error(`no quality makes it ${most} bytes`)
}
