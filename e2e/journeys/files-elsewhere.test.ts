import { type FaultProxy, startFaultProxy, tampered } from '../fixtures/fault-proxy'
import { freePort } from '../fixtures/free-port'
import { type OwnGateway, withGateway } from '../fixtures/gateway'
import { apiUrl } from '../fixtures/site-settings'
import { expect, noiseOfFaults, test as site, whenReady } from '../fixtures/test'
import { releaseWithWords } from '../fixtures/variants'

/** A gateway whose files browsers get through a CDN. */
interface Served {
  gateway: OwnGateway
  network: FaultProxy
}

const test = site.extend<{ served: Served }, { servedToAll: Served }>({
  servedToAll: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const port = String(await freePort())
      const network = await startFaultProxy(`http://127.0.0.1:${port}`)
      try {
        const env = { PORT: port, FILES_URL: network.url }
        await withGateway(apiUrl, (gateway) => use({ gateway, network }), { env })
      } finally {
        await network.close()
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  served: async ({ quiet: _, servedToAll }, use) => {
    await use(servedToAll)
    servedToAll.network.heal()
    servedToAll.network.asked.length = 0
  },
})

// One after the other, on the same gateway. A build is published meanwhile, and tried in a browser before it is live.
test.describe.configure({ mode: 'default', timeout: 60_000 })

test('files come through a CDN: pages, areas, workers and what is published next', async ({
  page,
  served: { gateway, network },
}) => {
  const origins = { script: new Set<string>(), stylesheet: new Set<string>() }
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(new URL(worker.url()).origin))
  page.on('request', (request) => {
    const type = request.resourceType()
    const { origin, pathname } = new URL(request.url())
    if ((type === 'script' || type === 'stylesheet') && !pathname.endsWith('worker.js'))
      origins[type].add(origin)
  })

  await page.goto(`${gateway.url}/agents/bi#demo`)
  await whenReady(page)
  const demo = page.getByRole('region', { name: 'Pergunte aos números de uma loja' })
  const choosing = page.waitForEvent('filechooser')
  await demo.getByRole('button', { name: 'Usar o meu CSV' }).press('Enter')
  const buffer = Buffer.from('Vendedor;Valor\nAna;R$ 1.234,56\n')
  await (await choosing).setFiles({ name: 'vendas.csv', mimeType: 'text/csv', buffer })
  await expect(demo.getByText(/^1 linha, 2 colunas\./)).toBeVisible()
  expect(workers).toEqual([gateway.url])

  const changed = await releaseWithWords('mfe-auth', { 'Entrar na sua conta': 'Entrar na conta nova' })
  await gateway.tryAndRelease('publish', 'mfe-auth', '--from', changed.folder)
  await changed.remove()
  await page.goto(gateway.url)
  await whenReady(page)
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar na conta nova' })).toBeVisible()

  expect([...origins.script]).toEqual([network.url])
  expect([...origins.stylesheet]).toEqual([network.url])
  expect(network.asked.every((address) => address.startsWith('/r/'))).toBe(true)
  // Nothing is on its way when the next one begins.
  await page.goto('about:blank')
})

test.describe('a CDN that fails', () => {
  test.use({ allowedNoise: new RegExp(`${noiseOfFaults.source}|blocked by CORS policy`) })

  test('and is down, or changes what it gives, costs a visitor nothing: files come from the site itself', async ({
    page,
    served: { gateway, network },
  }) => {
    for (const [what, fault] of [
      ['is down', 'unavailable'],
      ['changes what it gives', tampered],
    ] as const)
      await test.step(what, async () => {
        network.heal()
        network.breaks(/^\/r\//, fault)
        const before = network.asked.length
        await page.goto(gateway.url)
        await whenReady(page)
        await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click()
        await page.getByLabel('E-mail').fill('sem arroba')
        await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
        await expect.soft(page.getByText('Informe um e-mail válido')).toBeVisible()
        expect.soft(network.asked.length - before).toBeGreaterThan(10)
        expect.soft(await page.evaluate(() => 'tampered' in globalThis)).toBe(false)
      })
    // Nothing is on its way when the gateway stops.
    await page.goto('about:blank')
  })
})
