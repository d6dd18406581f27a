import { makeToken } from '@ag/testing'
import { expiryOf } from './expiry'

const tokenOf = (claims: string) => `x.${btoa(claims).replaceAll('+', '-').replaceAll('/', '_')}.x`

it('reads when a token expires', () => {
  jest.useFakeTimers({ now: 1_790_000_000_000 })
  expect(expiryOf(makeToken(3600))).toBe(1_790_003_600_000)
  jest.useRealTimers()
})

it('reads the alphabet of addresses', () => {
  expect(expiryOf(tokenOf('{"exp":10,"name":"~~~???>>>"}'))).toBe(10_000)
})

it.each(['', 'token', 'a.b.c', 'a.%%%.c', tokenOf('null'), tokenOf('{}'), tokenOf('{"exp":"10"}')])(
  'finds no expiry in %j',
  (text) => {
    expect(expiryOf(text)).toBeUndefined()
  },
)
