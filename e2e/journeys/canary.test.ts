import { join } from 'node:path'
import { expect, root, test, withGateway } from '../fixtures/gateway'
import { apiUrl } from '../fixtures/site-settings'
import { whenReady } from '../fixtures/test'
import { releaseWithEntry } from '../fixtures/variants'

test.describe.configure({ timeout: 90_000 })
test.use({ allowedNoise: /boom|remoteEntry/ })

const throwing = (entry: string) => `throw new Error('boom');${entry}`

test('a build that does not start is refused at publish; given to visitors all the same, it stops by itself', async ({
  browser,
  gateway,
}) => {
  const broken = await releaseWithEntry('mfe-auth', throwing)
  try {
    const before = await gateway.state()
    const { stable } = before.remotes['mfe-auth'] ?? {}
    const good = gateway.tryAndRelease('publish', 'mfe-auth', '--from', join(root, 'mfe-auth'))
    expect(await good).toMatchObject({ build: stable })
    await expect(gateway.tryAndRelease('publish', 'mfe-auth', '--from', broken.folder)).rejects.toThrow(
      /refused by the smoke run; nothing has changed[\s\S]*\/auth\/login on shell \w{12}/,
    )
    expect(await gateway.state()).toEqual(before)

    await gateway.release('publish', 'mfe-auth', '--from', broken.folder, '--share', '100')
    for (let visitor = 0; visitor < 5; visitor++) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const told = page.waitForResponse((response) => response.url().endsWith('/api/beacons'))
      await page.goto(`${gateway.url}/auth/login`)
      await whenReady(page)
      // The stable build is taken in its place: nobody sees that something is wrong.
      await expect(page.getByLabel('E-mail')).toBeVisible()
      await told
      await context.close()
    }
    const { remotes, recent } = await gateway.state()
    expect(remotes['mfe-auth']).toMatchObject({
      stable,
      canary: { share: 0 },
    })
    expect(recent[0]).toMatchObject({
      who: 'automatic stop',
      why: expect.stringContaining('5 of 5 visitors'),
    })
  } finally {
    await broken.remove()
  }
})

test('the first build of an area goes to everybody, though a share was named, and the command says so', async () => {
  await withGateway(
    apiUrl,
    async ({ state, tryAndRelease }) => {
      const from = join(root, 'mfe-admin')
      const { said } = await tryAndRelease('publish', 'mfe-admin', '--from', from, '--share', '10')
      expect(said).toContain('Smoke run: /admin')
      expect(said).toContain(
        'Nothing of mfe-admin was live that 10 % of the visitors could be compared with: everybody gets it.',
      )
      const { remotes } = await state()
      expect(remotes['mfe-admin']).toMatchObject({ stable: expect.any(String), canary: null })
      const again = await tryAndRelease('publish', 'mfe-admin', '--from', from, '--share', '10')
      expect(again.said).toContain('is live for everybody already: nothing has changed')
    },
    { published: ['shell'] },
  )
})

test('a team sees its own build on a live gateway, with a badge, until it clears it', async ({
  page,
  elsewhere,
  gateway,
}) => {
  const own = await releaseWithEntry('mfe-auth', (entry) => `${entry};globalThis.previewed = true`)
  try {
    const preview = await gateway.release('preview', 'mfe-auth', '--from', own.folder)
    const { url, build } = preview as unknown as { url: string; build: string }
    await page.goto(url)
    await whenReady(page)
    const badge = page.getByRole('form', { name: 'Prévia' })
    await expect(badge).toContainText(`Prévia, só neste navegador: mfe-auth@${build}`)
    expect(await page.evaluate(() => 'previewed' in globalThis)).toBe(true)

    const visitor = await elsewhere()
    await visitor.goto(`${gateway.url}/auth/login`)
    await whenReady(visitor)
    await expect(visitor.getByRole('form', { name: 'Prévia' })).toHaveCount(0)
    expect(await visitor.evaluate(() => 'previewed' in globalThis)).toBe(false)
    expect((await fetch(url)).status).toBe(403)

    await page.goto(`${gateway.url}/auth/signup`)
    await whenReady(page)
    await expect(badge).toBeVisible()
    await badge.getByRole('button', { name: 'limpar' }).click()
    await expect(page).toHaveURL(`${gateway.url}/`)
    await expect(badge).toHaveCount(0)
  } finally {
    // What a page still asks for would find its gateway gone.
    await page.goto('about:blank')
    await own.remove()
  }
})
