import { isIP } from 'node:net'

/** Behind a balancer that nobody told the gateway of, and in tests, everybody has this address. */
export const ownMachine = 'loopback'

/** What one party usually has as a whole: an IPv4 address, or the first half of an IPv6 address. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/i, '')
  if (plain === '::1' || plain.startsWith('127.')) return ownMachine
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0')
  return [...front, ...zeros, ...back]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
