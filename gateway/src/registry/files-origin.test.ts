import { createHash } from 'node:crypto'
import { pageRegistry } from '@ag/contracts'
import { settingsFrom } from '../settings'
import { elementIn } from '../testing/element-in'
import { makeAssistant, makeRemote, makeShell } from '../testing/make-release'
import { type TestGateway, testGateway } from '../testing/test-gateway'

const files = 'https://files.example'
let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway({ settings: { filesOrigin: files } })
  await gateway.publish(makeShell())
  await gateway.publish(makeRemote('mfe-public'))
  await gateway.publish(makeAssistant())
})
afterAll(() => gateway.remove())

const addressesIn = (value: unknown): string[] => JSON.stringify(value).match(/[^"]*\/r\/[^"]*/g) ?? []

it.each(['/', '/unknown'])('names the other origin for every file of %s', async (path) => {
  const { body } = await gateway.get(path)
  const addresses = [
    ...addressesIn(pageRegistry.parse(elementIn(body, 'registry'))),
    ...addressesIn(elementIn(body, 'files')),
    ...(/data-href="([^"]*)"/.exec(body)?.[1]?.split(' ') ?? []),
  ]
  expect(addresses.length).toBeGreaterThan(10)
  for (const address of addresses) expect(address).toMatch(/^https:\/\/files\.example\/r\/[a-z-]+\//)
})

it('tells an open page the same', async () => {
  const inPage = pageRegistry.parse(elementIn((await gateway.get('/')).body, 'registry'))
  const later = pageRegistry.parse((await gateway.get('/api/registry/page')).json())
  expect(later.remotes).toEqual(inPage.remotes)
  expect(later.shell).toEqual(inPage.shell)
})

it('allows what comes from there, and workers from here alone', async () => {
  const policy = String((await gateway.get('/')).headers['content-security-policy']).split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^style-src 'self' https:\/\/files\.example 'sha256-/),
      `img-src 'self' ${files} data:`,
      `font-src 'self' ${files}`,
      `connect-src 'self' ${files}`,
      "worker-src 'self'",
    ]),
  )
  expect(policy.find((rule) => rule.startsWith('script-src'))).not.toContain(files)
})

it('lets the site read its files from there, and nobody else', async () => {
  const [file] = elementIn((await gateway.get('/')).body, 'files') as string[]
  const { headers } = await gateway.get(new URL(file ?? '').pathname)
  expect(headers).toMatchObject({
    'access-control-allow-origin': 'https://site.example',
    'timing-allow-origin': 'https://site.example',
  })
})

it('gives each page, and no other page, the script that fetches from here what is not given there', async () => {
  const { body, headers } = await gateway.get('/')
  const [script = ''] = /(?<=<script>)[^<]*https:\/\/files\.example[^<]*(?=<\/script>)/.exec(body) ?? []
  expect(script).toContain('stopImmediatePropagation')
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
})

it('keeps rendered pages free of it, so that another setting needs no rendering', async () => {
  await gateway.app.close()
  const here = await testGateway({ dataDir: gateway.dataDir })
  const { body } = await here.get('/')
  expect(body).toContain('data-rendered="true"')
  expect(body).not.toContain(files)
  expect(body).not.toContain('stopImmediatePropagation')
  await here.app.close()
})

const production = {
  NODE_ENV: 'production',
  GATEWAY_KEY: 'nobody-could-ever-guess-this-secret',
  PUBLIC_URL: 'https://site.example',
}

it.each([
  [undefined, ''],
  ['https://files.example', 'https://files.example'],
])('reads %j from the settings', (text, origin) => {
  expect(settingsFrom({ ...production, FILES_URL: text }).filesOrigin).toBe(origin)
})

it.each(['http://files.example', 'https://files.example/', 'https://files.example/site', 'files.example'])(
  'refuses %s',
  (text) => {
    expect(() => settingsFrom({ ...production, FILES_URL: text })).toThrow('Not an origin')
  },
)
