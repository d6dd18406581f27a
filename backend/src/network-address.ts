import { isIPv4, isIPv6 } from 'node:net'

/** The network that an address belongs to: /24 for IPv4, /48 for IPv6; undefined for anything else. */
export function truncateAddress(address: string): string | undefined {
  const plain = plainAddress(address)
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  return isIPv6(plain) ? network(plain, 48) : undefined
}

/** One name under which an address is counted, and how much more than one subscriber it may stand for. */
interface AddressKey {
  key: string
  times: number
}

/** How many subscribers' worth of tries a whole /48 gets. */
const subscribersOfSite = 10

/**
 * The names under which an address is counted. A subscriber of IPv6 has a /64 at least, with as many addresses as they
 * like, and whoever rents a /48 has 65,536 of those.
 */
export function addressKeys(address: string): [AddressKey, ...AddressKey[]] {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return [{ key: plain, times: 1 }]
  return [
    { key: network(plain, 64), times: 1 },
    { key: network(plain, 48), times: subscribersOfSite },
  ]
}

/** Without a zone; an IPv4 address that is written as an IPv6 one is what it is. */
function plainAddress(address: string): string {
  const plain = address.replace(/%.*/s, '')
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : plain
}

const network = (address: string, bits: 48 | 64) =>
  `${groupsOf(address)
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /(?<!\d)\d+\.\d+\.\d+\.\d+$/.exec(address)?.[0]
  const [a = 0, b = 0, c = 0, d = 0] = dotted?.split('.').map(Number) ?? []
  const hexadecimal = [(a << 8) | b, (c << 8) | d].map((group) => group.toString(16)).join(':')
  const [head = '', tail] = (dotted ? address.replace(dotted, hexadecimal) : address).split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const missing = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16))
}
