import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { deadlines } from '../../deadlines'

/** Says whether a password is known from a leak. */
export type BreachCheck = (password: string) => Promise<boolean>

/** As long as the part of the hash that leaves this process: thousands of passwords share it. */
const prefixLength = 5

/**
 * Asks a range service in the protocol of Pwned Passwords. Whoever serves it learns the start of a hash and no more. A
 * service that is down or slow holds nobody up: the password then counts as unknown. Without an address nothing is asked.
 */
export function createBreachCheck(url: string | undefined, log: FastifyBaseLogger): BreachCheck {
  if (!url) return async () => false
  return async (password) => {
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    const suffix = hash.slice(prefixLength)
    try {
      const answer = await fetch(`${url}/${hash.slice(0, prefixLength)}`, {
        // Answers of one length, so that who watches the line cannot tell prefixes apart.
        headers: { 'add-padding': 'true' },
        redirect: 'error',
        signal: AbortSignal.timeout(deadlines.breachCheck),
      })
      if (!answer.ok) throw new Error(`The range service answered ${answer.status}.`)
      return (await answer.text()).split('\n').some((line) => isLeaked(line, suffix))
    } catch (error) {
      log.warn({ err: error }, 'the breach check failed: a new password was not compared with known leaks')
      return false
    }
  }
}

/** A line is the rest of a hash and how often it leaked; padding never did. */
function isLeaked(line: string, suffix: string): boolean {
  const [rest, count] = line.trim().split(':')
  return rest?.toUpperCase() === suffix && Number(count) > 0
}
