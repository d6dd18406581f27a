import { hkdfSync, randomInt } from 'node:crypto'
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import * as z from 'zod/mini'

/** Work for machines that book a lot; a person's browser does it unseen, in about a second. */
export interface ProofsOfWork {
  /** Work to be done for one hold: done for another it counts for nothing. */
  challenge(holdId: string): Promise<Challenge>
  isDone(holdId: string, proof: string): Promise<boolean>
}

/** Rounds of the hash in each try. */
const usualCost = 5_000
const tries = { least: 100, most: 300 }

const solved = z.object({
  challenge: z.object({
    parameters: z.looseObject({ data: z.object({ hold: z.string() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export function createProofsOfWork(secret: string, cost = usualCost): ProofsOfWork {
  const secretFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `proofs of work: ${purpose}`, 32)).toString('hex')
  const signing = { hmacSignatureSecret: secretFor('challenge'), hmacKeySignatureSecret: secretFor('answer') }
  return {
    challenge: (holdId) =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(tries.least, tries.most),
        deriveKey,
        data: { hold: holdId },
        ...signing,
      }),

    async isDone(holdId, proof) {
      const parsed = z.safeParse(solved, read(proof))
      if (!parsed.success || parsed.data.challenge.parameters.data.hold !== holdId) return false
      const { challenge, solution } = parsed.data
      const { verified } = await verifySolution({
        // What else it says is covered by its signature.
        challenge: challenge as unknown as Challenge,
        solution,
        deriveKey,
        ...signing,
      })
      return verified
    },
  }
}

function read(proof: string): unknown {
  try {
    return JSON.parse(Buffer.from(proof, 'base64').toString('utf8'))
  } catch {
    return undefined
  }
}
