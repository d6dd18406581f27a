import { expect, test } from '../fixtures/gateway'
import { administrator, whenReady } from '../fixtures/test'
import { releaseWithEntry, releaseWithWords } from '../fixtures/variants'

test.describe.configure({ timeout: 90_000 })

test('a new build of the assistant changes its words and where it is shown on the next page load, and rolling back is one command', async ({
  gateway,
  page,
}) => {
  const before = await gateway.state()
  const variant = await releaseWithWords('mfe-assistant', {
    'Assistente IA': 'Assistente IA novo',
    '"/consultation"': '"/privacy"',
  })
  const launcher = page.getByRole('button', { name: /^Assistente IA/ })
  const isShownOn = async (path: string) => {
    await page.goto(gateway.url + path)
    await expect(launcher).toBeVisible()
  }
  const isHiddenOn = async (path: string) => {
    const gate = page.waitForResponse((answer) => /mfe-assistant\/.*gate.*\.js/.test(answer.url()))
    await page.goto(gateway.url + path)
    await whenReady(page)
    await (await gate).finished()
    await page.waitForLoadState('networkidle')
    await expect(launcher).toHaveCount(0)
  }
  try {
    const scripts: string[] = []
    page.on('response', (response) => scripts.push(new URL(response.url()).pathname))
    await page.goto(gateway.url)
    await expect(page.getByRole('button', { name: 'Assistente IA', exact: true })).toBeVisible()
    // The lower part of a page comes after its handlers.
    await page.waitForLoadState('networkidle')
    const first = releaseFiles(scripts.splice(0))

    await gateway.release('publish', 'mfe-assistant', '--from', variant.folder)
    await page.goto(gateway.url)
    await expect(page.getByRole('button', { name: 'Assistente IA novo' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const second = releaseFiles(scripts.splice(0))
    const isOthers = (file: string) => !file.startsWith('/r/mfe-assistant/')
    expect(second.filter(isOthers)).toEqual(first.filter(isOthers))
    const after = await gateway.state()
    expect(after.shell).toEqual(before.shell)
    expect({ ...after.remotes, 'mfe-assistant': null }).toEqual({ ...before.remotes, 'mfe-assistant': null })
    await isHiddenOn('/privacy')
    await isShownOn('/consultation')

    await gateway.release('rollback', 'mfe-assistant', '--why', 'journey')
    await page.goto(gateway.url)
    await expect(page.getByRole('button', { name: 'Assistente IA', exact: true })).toBeVisible()
    expect((await gateway.state()).remotes['mfe-assistant']?.stable).toBe(
      before.remotes['mfe-assistant']?.stable,
    )
    await isShownOn('/privacy')
    await isHiddenOn('/consultation')
  } finally {
    await variant.remove()
  }
})

test('an administrator stops a canary on the page of the releases', async ({ gateway, page, beSignedIn }) => {
  const canary = await releaseWithEntry('mfe-auth', (entry) => `${entry}\n`)
  try {
    await gateway.release('publish', 'mfe-auth', '--from', canary.folder, '--share', '10', '--skip-smoke')
    await beSignedIn(administrator)
    await page.goto(`${gateway.url}/admin?aba=publicacoes`)
    await page.getByRole('button', { name: 'Parar teste: Acesso' }).click()
    const dialog = page.getByRole('dialog', { name: 'Parar teste: Acesso' })
    await dialog.getByLabel('Motivo (opcional)').fill('erro no acesso')
    await dialog.getByRole('button', { name: 'Parar teste' }).click()
    await expect(page.getByText('Teste parado.')).toBeVisible()
    const recent = page.getByRole('region', { name: 'Mudanças recentes' })
    await expect(recent.getByRole('row', { name: /Acesso: \w+ parada em 10% erro no acesso/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Parar teste: Acesso' })).toHaveCount(0)
  } finally {
    await canary.remove()
  }
})

test('the same build with other bytes is refused', async ({ gateway, page }) => {
  await page.goto(gateway.url)
  await whenReady(page)
  const { readFile, writeFile } = await import('node:fs/promises')
  const other = await releaseWithEntry('mfe-auth', (entry) => `${entry}\n`)
  try {
    const file = `${other.folder}/dist/release.json`
    const release = JSON.parse(await readFile(file, 'utf8'))
    const build = (await gateway.state()).remotes['mfe-auth']?.stable ?? ''
    const global = release.global.replace(release.build, build)
    await writeFile(file, JSON.stringify({ ...release, build, global }))
    await expect(gateway.release('publish', 'mfe-auth', '--from', other.folder)).rejects.toThrow(/409/)
  } finally {
    await other.remove()
  }
})

/** Immutable files among some addresses, sorted: the address holds the build, and a build's bytes never change. */
const releaseFiles = (addresses: string[]) =>
  [...new Set(addresses.filter((address) => address.startsWith('/r/')))].sort()
