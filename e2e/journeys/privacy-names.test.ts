import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, whenReady } from '../fixtures/test'

test.use({ decided: false })

/** What lists of names to block look for. */
const blocked =
  /cookie|consent|gdpr|lgpd|privacy-?(?:box|banner|notice|popup)|banner|\bads?\b|advert|analytics|track(?:ing|er)|sponsor|\bcmp\b|beacon|pixel|telemetry/i

test('nothing that is served has a name that blockers look for', async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const packages = (await readdir(root)).filter((name) => /^(?:shell|mfe-[a-z]+)$/.test(name))
  const clients = packages.map((name) => join(root, name, 'dist/client'))
  const files = (
    await Promise.all(
      clients.map(async (folder) => (await readdir(folder)).map((name) => join(folder, name))),
    )
  ).flat()
  expect(files.length).toBeGreaterThan(20)
  expect(files.map((file) => basename(file)).filter((name) => blocked.test(name))).toEqual([])
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const classes = (await readFile(file, 'utf8')).match(/\.[a-z][\w-]*/gi) ?? []
    expect(classes.map((name) => name.replace(/-[^-]*$/, '')).filter((name) => blocked.test(name))).toEqual(
      [],
    )
  }
})

test('nothing in the page, the box included, has a name that blockers look for', async ({ page }) => {
  const namesIn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body, body *')].flatMap(({ id, classList }) => [
        id,
        ...[...classList].map((name) => name.replace(/-[^-]*$/, '')),
      ]),
    )
  for (const path of ['/', '/agents/bi', '/auth/login']) {
    await page.goto(path)
    await whenReady(page)
    await page.getByRole('button', { name: 'Personalizar' }).click()
    const names = await namesIn()
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => blocked.test(name))).toEqual([])
  }
})
