import { isIPv4, isIPv6 } from 'node:net'

/** The network that an address belongs to: /24 for IPv4, /48 for IPv6; undefined for anything else. */
export function truncateAddress(address: string): string | undefined {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`
  if (!isIPv6(plain)) return undefined
  const [head = '', tail] = plain.split('::')
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const written = after.at(-1)?.includes('.') ? after.length + 1 : after.length
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - written)
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 3)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/48`
}
