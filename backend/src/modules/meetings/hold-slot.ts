import { type BodyOf, type holdSlot as holdSlotCall, type MeetingHold, meetingZone } from '@ag/contracts'
import { after, type Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Limits } from '../limits/limits'
import type { Candidate, Places } from './find-places'
import { PlaceLost } from './first-place'
import type { ProofsOfWork } from './proof-of-work'
import { dropHold, findHold, lockConsultants, type Reservation, reserve } from './reservations'
import { bookingRules, meetingLimits } from './rules'
import { isoIn } from './zoned-day'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  places: Places
  proofs: ProofsOfWork
}

/** Keeps a slot for five minutes for whoever has the id. One hold may take the place of another. */
export const holdSlot = ({ db, clock, limits, places, proofs }: Needs) => {
  const holdAt = (candidate: Candidate, needs_proof: boolean, replaced: Reservation | undefined) =>
    db.transaction(async (transaction) => {
      const ids = [candidate.consultant_id, ...(replaced ? [replaced.consultant_id] : [])]
      const locked = await lockConsultants(transaction, ids)
      if (!locked.some(({ id }) => id === candidate.consultant_id)) throw new PlaceLost()
      const now = clock()
      if (replaced) await dropHold(transaction, now, replaced.id)
      const expires_at = after(now, bookingRules.hold)
      const hold = await reserve(transaction, now, candidate, { expires_at, needs_proof })
      // What it was to replace stays when somebody else was faster.
      if (!hold) throw new PlaceLost()
      return hold
    })

  return async (asked: BodyOf<typeof holdSlotCall>, address: string): Promise<MeetingHold> => {
    await limits.count(meetingLimits.holdsOfAddress, address)
    const isBusy = (await limits.tally(meetingLimits.tracesOfAddress, address)) >= bookingRules.busyFrom
    const replaced = asked.replaces ? await findHold(db, clock(), asked.replaces) : undefined
    const wish = {
      start: new Date(asked.start_at),
      consultantId: asked.consultant_id,
      ignoring: replaced ? [replaced.id] : [],
    }
    const candidates = await places.find(wish)
    const hold = await places.first(candidates, (candidate) => holdAt(candidate, isBusy, replaced))
    if (!hold?.expires_at) throw await places.taken(wish)
    return {
      id: hold.id,
      start_at: isoIn(meetingZone, hold.start_at),
      end_at: isoIn(meetingZone, hold.end_at),
      expires_at: hold.expires_at.toISOString(),
      challenge: isBusy ? { ...(await proofs.challenge(hold.id)) } : null,
    }
  }
}
