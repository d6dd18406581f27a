import type { MeetingHold } from '@ag/contracts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

/** Does the work that a challenge asks for; what comes out is what the server wants to see. */
export async function solve(asked: NonNullable<MeetingHold['challenge']>): Promise<string> {
  const challenge = asked as unknown as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  if (!solution) throw new Error('The challenge took too long.')
  return btoa(JSON.stringify({ challenge, solution }))
}
