import { endpoint } from '@ag/contracts'
import fc from 'fast-check'
import { hostileQueries } from '../testing/hostile-targets'
import { routeTable } from './route-table'
import { parseTarget, readTarget } from './target'

/** `npm run bench:parsers` gives more. */
const inputs = Number(process.env.INPUTS ?? 5_000)

const url = (value: string) => `/api/proxy?path=${encodeURIComponent(value)}`

const good = [
  '/api/v1/auth/me',
  '/api/v1/cookies/',
  '/api/v1/meetings/available-slots/2026-12-01',
  '/api/v1/consultations/consultants/default',
  '/api/v1/meetings/?status=confirmed&from=2026-12-01',
  '/api/v1/products/site-builder',
  '/api/v1/assistant/session/as_1',
  '/api/v1/search?q=padaria%20central&page=2',
  '/api/v1/search?q=a+b,c:d',
  '/api/v1/files/a.b.ics',
]

it.each(good)('reads %s as it is', (value) => {
  const [path, query = ''] = value.split('?')
  expect(readTarget(url(value))).toEqual({ path, query })
})

it('knows all 115 hostile targets', () => {
  expect(new Set(hostileQueries).size).toBe(115)
})

it.each(hostileQueries.map((query) => [query.slice(0, 80), query]))('refuses %j', (_short, query) => {
  expect(() => readTarget(`/api/proxy${query}`)).toThrow('VALIDATION_FAILED')
})

it.each(['%00', '%0d%0a', '%7f', '%ff', '%', '%2', '\u00e9', '#x', '"', '<', ' '])(
  'refuses %j in a query',
  (text) => {
    expect(parseTarget(`/api/v1/a?x=${text}`)).toBeUndefined()
  },
)

it('reads the longest target, escaped or not, and nothing longer', () => {
  const long = `/api/v1/${'a'.repeat(2040)}`
  expect(parseTarget(long)).toEqual({ path: long, query: '' })
  expect(parseTarget(`${long}a`)).toBeUndefined()
  const escaped = [...long].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')
  expect(readTarget(`/api/proxy?path=${escaped}`).path).toBe(long)
  expect(() => readTarget('/path=/api/v1/a')).toThrow('VALIDATION_FAILED')
  expect(() => readTarget('path=/api/v1/a')).toThrow('VALIDATION_FAILED')
  expect(() => readTarget('?path=/api/v1/search?q=a+b')).toThrow('VALIDATION_FAILED')
})

const hostileText = fc.array(
  fc.constantFrom(
    '/',
    '.',
    '..',
    '\\',
    '%2e',
    '%2f',
    '%5c',
    '%',
    '?',
    '#',
    '@',
    ':',
    ';',
    '&',
    '=',
    '\t',
    '\r\n',
    '\0',
    'a',
    'api',
    'v1',
    '/api/v1/',
    '//',
    '\u2024',
    '\uff0e',
    ' ',
  ),
  { maxLength: 20 },
)

it('lets nothing outside the grammar pass, and changes nothing on the way', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    hostileText.map((parts) => parts.join('')),
    hostileText.map((parts) => `/api/v1/${parts.join('')}`),
  )
  fc.assert(
    fc.property(anything, (value) => {
      const target = parseTarget(value)
      if (!target) return
      expect(value).toBe(
        target.query === '' && !value.endsWith('?') ? target.path : `${target.path}?${target.query}`,
      )
      expect(target.path).toMatch(/^\/api\/v1(?:\/[A-Za-z0-9_~.-]+)+\/?$/)
      for (const segment of target.path.split('/')) expect(segment).not.toMatch(/^\.|\.$/)
      expect(new URL(value, 'http://x.test').pathname).toBe(target.path)
      expect(new URL(value, 'http://x.test').host).toBe('x.test')
    }),
    { numRuns: inputs },
  )
})

it('reads a raw query the same way, whatever surrounds the value', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 80 }), (query) => {
      let target: unknown
      try {
        target = readTarget(`/api/proxy?${query}`)
      } catch {
        return
      }
      expect(query).toMatch(/^path=[^&]+$/)
      expect(target).toEqual(parseTarget(decodeURIComponent(query.slice(5).replaceAll('+', ' '))))
    }),
    { numRuns: 5_000 },
  )
})

describe('the route table', () => {
  const { find, methods } = routeTable([
    endpoint({ method: 'GET', path: '/api/v1/meetings/:id' }),
    endpoint({ method: 'GET', path: '/api/v1/meetings/available-days' }),
    endpoint({ method: 'GET', path: '/api/v1/settings/' }),
    endpoint({ method: 'POST', path: '/api/v1/auth/login' }),
    endpoint({ method: 'GET', path: '/api/v1/agenda.ics' }),
    endpoint({ method: 'GET', path: '/api/v1/:area/:id' }),
  ])
  const cases: [string, string, string | undefined][] = [
    ['GET', '/api/v1/meetings/mt_1', '/api/v1/meetings/:id'],
    ['GET', '/api/v1/meetings/available-days', '/api/v1/meetings/available-days'],
    ['GET', '/api/v1/meetings/', undefined],
    ['GET', '/api/v1/meetings/mt_1/cancel', undefined],
    ['GET', '/api/v1/settings/', '/api/v1/settings/'],
    ['GET', '/api/v1/settings', undefined],
    ['POST', '/api/v1/auth/login', '/api/v1/auth/login'],
    ['GET', '/api/v1/auth/login', '/api/v1/:area/:id'],
    ['DELETE', '/api/v1/meetings/mt_1', undefined],
    ['GET', '/api/v1/agenda.ics', '/api/v1/agenda.ics'],
    ['GET', '/api/v1/agendaxics', undefined],
  ]
  it('knows the methods of a path', () => {
    expect([methods('/api/v1/settings/'), methods('/api/v1/auth/login'), methods('/api/v2/x')]).toEqual([
      ['GET'],
      ['POST', 'GET'],
      [],
    ])
  })
  it.each(cases)('%s %s is %s', (method, path, expected) => {
    expect(find(method, path)?.path).toBe(expected)
  })
})
