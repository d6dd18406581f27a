import { readFileSync } from 'node:fs'
import { getAdminSpeed, measuredPages, type PageRegistry, type Release } from '@ag/contracts'
import { devices, type Page } from '@playwright/test'
import { ask } from '../fixtures/api'
import { test } from '../fixtures/team-site'
import { administrator, expect, tokenFor, whenReady } from '../fixtures/test'

test.describe.configure({ timeout: 90_000 })
test.use({ decided: false })

const pages = ['/', '/agents/prospect']

/** Looks at the pages one after the other and leaves; what is measured is told as each of them goes. */
async function visit(page: Page, site: string, answer: 'Aceitar Todos' | 'Rejeitar Todos'): Promise<void> {
  for (const [index, path] of pages.entries()) {
    // Of a page that may be measured at once it can be told before it is ready.
    const begins = answer === 'Aceitar Todos' && page.waitForResponse(/analytics%2Fpageview/)
    await page.goto(site + path)
    await whenReady(page)
    if (index === 0) await page.locator('#choice').getByRole('button', { name: answer, exact: true }).click()
    if (begins) await begins
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForLoadState('networkidle')
  }
  await page.goto('about:blank')
}

test('visitors who allow it are measured, and the team sees how fast which page was on which device and build', async ({
  page,
  backend,
  site,
  elsewhere,
}) => {
  const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['iPhone 13']
  await visit(await elsewhere(), site.url, 'Rejeitar Todos')
  await visit(await elsewhere({ viewport: { width: 1440, height: 900 } }), site.url, 'Aceitar Todos')
  await visit(await elsewhere({ viewport, isMobile, hasTouch, deviceScaleFactor }), site.url, 'Aceitar Todos')
  const token = await tokenFor(administrator, backend.url)
  const counted = async () => (await ask(getAdminSpeed, undefined, { token, api: backend.url })).total.visits
  await expect.poll(counted).toBe(4)

  await page.goto(`${site.url}/robots.txt`)
  await page.evaluate((value) => localStorage.setItem('ag.token', value), token)
  await page.goto(`${site.url}/admin?aba=velocidade`)
  await expect(page.getByText('4 visitas medidas')).toBeVisible()
  const paint = page.getByRole('region', { name: 'Conteúdo principal (LCP)' })
  await expect(paint.getByText('Poucas visitas')).toBeVisible()
  await expect(paint.getByText(/^\d+ ms$|^\d+(,\d)? s$/)).toBeVisible()
  for (const name of ['Resposta (INP)', 'Estabilidade (CLS)', 'Servidor (TTFB)'])
    await expect(page.getByRole('region', { name }).getByText('Sem dados')).toHaveCount(0)

  const byPage = page.getByRole('region', { name: 'Por página' })
  await expect(byPage.getByRole('row', { name: /^Início 2 / })).toBeVisible()
  const { shell, remotes } = await site.state()
  const byBuild = page.getByRole('region', { name: 'Por versão' })
  for (const [area, build] of [
    ['Estrutura', shell.stable],
    ['Páginas públicas', remotes['mfe-public']?.stable],
    ['Assistente', remotes['mfe-assistant']?.stable],
  ])
    await expect(byBuild.getByRole('row', { name: new RegExp(`^${area} ${build} No ar 4 `) })).toBeVisible()

  await byPage.getByRole('link', { name: 'Página de um agente' }).click()
  await expect(page.getByText('2 visitas medidas')).toBeVisible()
  await page.getByLabel('Aparelho').selectOption('Celular')
  await expect(page.getByText('1 visita medida')).toBeVisible()
  await page.getByLabel('Aparelho').selectOption('Computador')
  await expect(page).toHaveURL(/device=desktop/)
  await expect(page.getByText('1 visita medida')).toBeVisible()
  await page.getByLabel('Aparelho').selectOption('Tablet')
  await expect(page.getByText('Nenhuma visita medida')).toBeVisible()
})

test('every page of every area is known to what measures, and no other', async ({ request }) => {
  const { areas }: PageRegistry = await (await request.get('/api/registry/page')).json()
  const answered = areas.flatMap(({ path: prefix, remote }) => {
    const file = new URL(`../../${remote}/dist/release.json`, import.meta.url)
    const { paths }: Release = JSON.parse(readFileSync(file, 'utf8'))
    return paths.map(({ path }) => `${prefix === '/' ? '' : prefix}/${path}`.replace(/(?<=.)\/$/, ''))
  })
  expect(answered.sort()).toEqual([...measuredPages].sort())
})
