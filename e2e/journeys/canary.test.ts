import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type OwnGateway, root, test, withGateway } from '../fixtures/gateway'
import { apiUrl } from '../fixtures/site-settings'
import { whenReady } from '../fixtures/test'
import { releaseWithEntry, releaseWithWords } from '../fixtures/variants'
import { tell, visit } from '../fixtures/visit'

test.describe.configure({ timeout: 90_000 })
test.use({ allowedNoise: /boom|remoteEntry/ })

const throwing = (entry: string) => `throw new Error('boom');${entry}`

test('the first build goes to everybody; one for another platform, or that does not start, is refused at publish; given to visitors all the same, it stops by itself', async ({
  page,
}) => {
  const foreign = await releaseWithWords('mfe-auth', {})
  const broken = await releaseWithEntry('mfe-auth', throwing)
  const work = async ({ url, state, release, tryAndRelease }: OwnGateway) => {
    const first = ['publish', 'mfe-auth', '--from', join(root, 'mfe-auth'), '--share', '10'] as const
    const { said, build: stable } = await tryAndRelease(...first)
    expect(said).toContain('Smoke run: /auth/login')
    expect(said).toContain(
      'Nothing of mfe-auth was live that 10 % of the visitors could be compared with: everybody gets it.',
    )
    const before = await state()
    expect(before.remotes['mfe-auth']).toMatchObject({ stable, canary: null })
    const again = await tryAndRelease(...first)
    expect(again).toMatchObject({ build: stable })
    expect(again.said).toContain('is live for everybody already: nothing has changed')

    await test.step('for another platform', async () => {
      const file = join(foreign.folder, 'dist/release.json')
      const about = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify({ ...about, platform: '^9.0.0' }))
      await expect
        .soft(release('publish', 'mfe-auth', '--from', foreign.folder))
        .rejects.toThrow(/\^9\.0\.0[\s\S]*\d+\.\d+\.\d+/)
      expect.soft(await state()).toEqual(before)
    })

    await expect(tryAndRelease('publish', 'mfe-auth', '--from', broken.folder)).rejects.toThrow(
      /refused by the smoke run; nothing has changed[\s\S]*\/auth\/login on shell \w{12}/,
    )
    expect(await state()).toEqual(before)

    await release('publish', 'mfe-auth', '--from', broken.folder, '--share', '100')
    const report = { remote: 'mfe-auth', build: broken.build, outcome: 'entry-run', ms: 0 }
    for (let visitor = 0; visitor < 4; visitor++) {
      const { cookie } = await visit(url, '/auth/login')
      await tell(url, cookie, report)
    }
    const told = page.waitForResponse((response) => response.url().endsWith('/api/beacons'))
    await page.goto(`${url}/auth/login`)
    await whenReady(page)
    // The stable build is taken in its place: nobody sees that something is wrong.
    await expect(page.getByLabel('E-mail')).toBeVisible()
    await told
    const { remotes, recent } = await state()
    expect(remotes['mfe-auth']).toMatchObject({ stable, canary: { share: 0 } })
    expect(recent[0]).toMatchObject({
      who: 'automatic stop',
      why: expect.stringContaining('5 of 5 visitors'),
    })
    // What a page still asks for would find its gateway gone.
    await page.goto('about:blank')
  }
  try {
    await withGateway(apiUrl, work, { published: ['shell'] })
  } finally {
    await foreign.remove()
    await broken.remove()
  }
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
