import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axeFindings } from '../fixtures/accessibility'
import { expect, test, whenReady } from '../fixtures/test'

const demo = (page: Page) => page.getByRole('region', { name: 'Monte a sua página agora' })
const preview = (page: Page) => page.getByRole('region', { name: 'Prévia da página' })

async function arrive(page: Page): Promise<void> {
  await page.goto('/agents/site-builder#demo')
  await whenReady(page)
  await expect(preview(page).getByText('Padaria Aurora').first()).toBeVisible()
}

/** The file that the demo hands over. */
async function downloaded(page: Page): Promise<{ name: string; html: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    demo(page).getByRole('button', { name: 'Baixar' }).click(),
  ])
  return { name: download.suggestedFilename(), html: await readFile(await download.path(), 'utf8') }
}

test('a page is made, changed, undone and taken along by keyboard, and its preview looks as the file does', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 })
  await arrive(page)
  await page.getByRole('combobox', { name: 'Tipo de negócio' }).selectOption('Oficina mecânica')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Auto <b>Silva</b>')
  await page.keyboard.press('Enter')
  await expect(preview(page).locator('h1')).toHaveText('Seu carro pronto, sem surpresa')

  await demo(page).getByRole('button', { name: 'Abertura', exact: true }).press('Enter')
  await demo(page).getByRole('textbox', { name: 'Título', exact: true }).fill('Freio bom é freio revisado')
  await expect(preview(page).locator('h1')).toHaveText('Freio bom é freio revisado')
  await demo(page).getByRole('button', { name: 'Remover Horários' }).press('Enter')
  await expect(preview(page).locator('[data-section=hours]')).toHaveCount(0)
  await expect(demo(page).getByRole('button', { name: 'Desfazer' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(preview(page).locator('[data-section=hours]')).toHaveCount(1)

  const { name, html } = await downloaded(page)
  expect(name).toBe('auto-b-silva-b.html')
  expect(html).toContain('<h1>Freio bom é freio revisado</h1>')
  expect(html).toContain('Auto &lt;b&gt;Silva&lt;/b&gt;')

  const file = await context.newPage()
  for (const [device, width] of [
    ['Celular', 390],
    ['Tablet', 768],
    ['Computador', 1280],
  ] as const) {
    await page.getByRole('radio', { name: device }).check({ force: true })
    await file.setViewportSize({ width, height: 900 })
    await file.setContent(html)
    // What the page is made of stands in as many columns in both.
    const columns = '.offers'
    const inPreview = await preview(page)
      .locator(columns)
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    const inFile = await file
      .locator(columns)
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    expect.soft([device, inPreview]).toEqual([device, inFile])
    expect
      .soft(await file.evaluate(() => document.documentElement.scrollWidth - innerWidth), device)
      .toBeLessThanOrEqual(0)
  }
})

const kinds = [
  'Padaria ou café',
  'Clínica ou consultório',
  'Loja de roupas',
  'Oficina mecânica',
  'Salão ou barbearia',
  'Escritório ou serviços',
]

test('axe finds nothing in the files of any kind of business', async ({ page, context }) => {
  test.setTimeout(60_000)
  await arrive(page)
  const files: [what: string, width: number, html: string][] = []
  for (const kind of kinds) {
    await page.getByRole('combobox', { name: 'Tipo de negócio' }).selectOption(kind)
    for (const [button, width] of [
      ['Montar página', 320],
      ['Outra versão', 768],
      ['Outra versão', 1280],
    ] as const) {
      await demo(page).getByRole('button', { name: button }).click()
      files.push([kind, width, (await downloaded(page)).html])
    }
  }
  // Every one is another page.
  expect(new Set(files.map(([, , html]) => html)).size).toBe(files.length)

  // Only now: a page behind another one draws once a second, and a press waits for that.
  const file = await context.newPage()
  const requests: string[] = []
  file.on('request', (request) => requests.push(request.url()))
  for (const [kind, width, html] of files) {
    await file.setViewportSize({ width, height: 800 })
    await file.setContent(html)
    await expect(file.locator('h1')).toBeVisible()
    expect.soft(await axeFindings(file), `${kind}, ${width} px`).toEqual([])
  }
  expect(requests.filter((address) => !address.startsWith('data:'))).toEqual([])
})
