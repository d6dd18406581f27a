import type { FoundAddress } from '@ag/contracts'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import { deadlines } from '../../deadlines'

/** Says what address a CEP belongs to; null where it belongs to none, or nobody can say now. */
export type FindAddress = (postalCode: string) => Promise<FoundAddress | null>

const text = (most: number) => z._default(z.string().check(z.trim(), z.maxLength(most)), '')

/** An answer in the protocol of ViaCEP, as far as we listen. A CEP that is not there has an `erro` and nothing else. */
const answer = z.object({
  erro: z.optional(z.unknown()),
  logradouro: text(120),
  bairro: text(60),
  localidade: text(60),
  uf: text(2),
})

/** Streets seldom move: the CEPs that were asked for last need not be asked for again. */
const most = 1_000

/**
 * Asks a service in the protocol of ViaCEP. One that is down, slow or says something else holds nobody up: the address is
 * then typed. Without an address of its own nothing is asked.
 */
export function createFindAddress(url: string | undefined, log: FastifyBaseLogger): FindAddress {
  if (!url) return async () => null
  const known = new Map<string, FoundAddress | null>()
  return async (postalCode) => {
    const digits = postalCode.replace(/\D/g, '')
    const before = known.get(digits)
    if (before !== undefined) return before
    try {
      const found = await ask(`${url}/${digits}/json/`)
      const [oldest] = known.keys()
      if (known.size >= most && oldest !== undefined) known.delete(oldest)
      known.set(digits, found)
      return found
    } catch (error) {
      // Without the CEP: it says where somebody lives.
      log.warn({ err: error }, 'the CEP service failed: an address is typed by hand')
      return null
    }
  }
}

async function ask(address: string): Promise<FoundAddress | null> {
  const response = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(deadlines.postalCode),
  })
  if (!response.ok) throw new Error(`The CEP service answered ${response.status}.`)
  const { erro, logradouro, bairro, localidade, uf } = z.parse(answer, await response.json())
  return erro ? null : { street: logradouro, district: bairro, city: localidade, state: uf }
}
