import { mustAsk } from './must-ask'

const now = Date.parse('2026-11-20T12:00:00-03:00')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()
const decided = (change: Partial<NonNullable<Parameters<typeof mustAsk>[0]>> = {}) => ({
  timestamp: daysAgo(10),
  version: '1.0.0',
  fingerprint: 'a',
  ...change,
})

test.each<
  [what: string, decided: Parameters<typeof mustAsk>[0], fingerprint: string | undefined, asked: boolean]
>([
  ['nothing was decided', undefined, 'a', true],
  ['decided and unchanged', decided(), 'a', false],
  ['the list is not known now', decided(), undefined, false],
  ['the list was not known then', decided({ fingerprint: undefined }), 'a', false],
  ['the list changed', decided(), 'b', true],
  ['the list had changed when it was last known', decided({ outdated: true }), undefined, true],
  ['the list is again what it was', decided({ outdated: true }), 'a', false],
  ['364 days passed', decided({ timestamp: daysAgo(364) }), 'a', false],
  ['365 days passed', decided({ timestamp: daysAgo(365) }), 'a', true],
  ['the clock was ahead', decided({ timestamp: daysAgo(-1) }), 'a', false],
  ['the date is none', decided({ timestamp: 'ontem' }), 'a', true],
  ['a minor version changed', decided({ version: '1.4.2' }), 'a', false],
  ['the major version changed', decided({ version: '0.9.0' }), 'a', true],
  ['the major version is longer', decided({ version: '10.0.0' }), 'a', true],
])('%s', (_what, before, fingerprint, asked) => {
  expect(mustAsk(before, now, fingerprint)).toBe(asked)
})
