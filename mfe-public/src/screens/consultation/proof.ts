import type { MeetingHold } from '@ag/contracts'

const proofs = new WeakMap<MeetingHold, Promise<string | undefined>>()

/** The work that a hold asks for, begun when first asked for; undefined where it asks for none. */
export function proofOf(hold: MeetingHold): Promise<string | undefined> {
  const known = proofs.get(hold)
  if (known) return known
  const proof = work(hold)
  proofs.set(hold, proof)
  proof.catch(() => proofs.delete(hold))
  return proof
}

async function work({ challenge }: MeetingHold): Promise<string | undefined> {
  if (challenge === null) return undefined
  const { solve } = await import(/* webpackChunkName: "solve-challenge" */ './solve-challenge')
  return solve(challenge)
}
