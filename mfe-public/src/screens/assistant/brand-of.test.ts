import { brandOf } from './brand-of'

it.each([
  ['', {}],
  ['?color=%230a6b4e&corner=soft', { color: '#0a6b4e', corner: 'soft' }],
  ['?color=%23FFE600', { color: '#FFE600' }],
  ['?color=red&corner=Soft', {}],
  ['?color=%23fff', {}],
  ['?color=%230a6b4e%3B%7D', {}],
  ['?color=x%230a6b4e', {}],
  ['?color=url(x)&corner=toString', {}],
])('takes from %j no more than it may', (search, brand) => {
  expect(brandOf(search)).toEqual(brand)
})
