import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures/test'

test('a month of usage is taken along as a table', async ({ page, beSignedIn }) => {
  await beSignedIn()
  await page.goto('/dashboard/usage')
  // The month that is over: on its first day the next one has nothing to tell yet.
  const month = page.getByLabel('Mês', { exact: true })
  await month.selectOption({ index: 1 })
  const chosen = await month.inputValue()
  await expect(page).toHaveURL(`/dashboard/usage?mes=${chosen}`)
  const agent = page.getByLabel('Agente', { exact: true })
  await agent.selectOption('Prospect AI')
  await expect(agent).toHaveValue('prospect')
  await expect(page).toHaveURL(`/dashboard/usage?mes=${chosen}&agente=prospect`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`uso-${chosen}.csv`)
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain(';')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row).toContain('Prospect AI')
})
