import { withParams } from './search-params'

it.each([
  ['aba=lista', { q: 'ana' }, 'aba=lista&q=ana'],
  ['aba=lista&q=ana', { q: 'bia' }, 'aba=lista&q=bia'],
  ['aba=lista&q=ana', { q: '' }, 'aba=lista'],
  ['aba=lista&q=ana', { aba: undefined }, 'q=ana'],
])('%s with %j is %s', (before, change, after) => {
  const address = new URLSearchParams(before)
  expect(withParams(address, change).toString()).toBe(after)
  expect(address.toString()).toBe(before)
})
