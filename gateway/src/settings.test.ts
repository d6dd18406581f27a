import { settingsFrom } from './settings'

it('runs on a laptop without any setting', () => {
  expect(settingsFrom({})).toMatchObject({ production: false, port: 3000, origin: 'http://localhost:3000' })
})

it('names everything at once that production cannot stand', () => {
  const env = {
    NODE_ENV: 'production',
    METRICS_TOKEN: 'short',
    VISITOR_KEY: 'a'.repeat(40),
    REGISTRY_URL: 'postgres://db',
  }
  const names = [
    'GATEWAY_KEY',
    'PUBLIC_URL',
    'METRICS_TOKEN',
    'VISITOR_KEY',
    'RELEASES_DIR',
    'RELEASE_TOKENS',
  ]
  for (const name of names) expect(() => settingsFrom(env)).toThrow(name)
})
