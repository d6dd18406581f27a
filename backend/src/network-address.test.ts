import { addressKeys, truncateAddress } from './network-address'

it.each<[address: string, network: string | undefined]>([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['::FFFF:cb00:7107', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:0DB8::1', '2001:db8:0::/48'],
  ['2001:db8:7::', '2001:db8:7::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['64:ff9b::192.0.2.33', '64:ff9b:0::/48'],
  ['not an address', undefined],
  ['', undefined],
])('%s becomes %s', (address, network) => {
  expect(truncateAddress(address)).toBe(network)
})

it.each<[address: string, keys: string[]]>([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['0:0:0:0:0:ffff:cb00:7107', ['203.0.113.7']],
  ['2001:db8:1:2::9', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
  ['', ['']],
])('%s is counted as %j', (address, keys) => {
  expect(addressKeys(address).map(({ key }) => key)).toEqual(keys)
})
