import { networkOf } from './network'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['::1', 'loopback'],
  ['127.0.0.1', 'loopback'],
])('takes %s for a part of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
