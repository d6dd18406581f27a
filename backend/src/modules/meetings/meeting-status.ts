import type { MeetingStatus } from '@ag/contracts'
import { after } from '../../clock'
import { bookingRules } from './rules'

/** Where a meeting can go from where it stands. */
const next: Record<MeetingStatus, readonly MeetingStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: [],
  cancelled: [],
}

export const mayBecome = (from: MeetingStatus, to: MeetingStatus) => next[from].includes(to)

interface Standing {
  status: string
  start_at: Date
  end_at: Date
  moves: number
}

/** The status at a moment: meetings end by the clock, and so do requests that nobody answered. */
export function statusAt({ status, start_at, end_at }: Omit<Standing, 'moves'>, now: Date): MeetingStatus {
  if (status === 'confirmed' && end_at <= now) return 'completed'
  if (status === 'pending' && start_at <= now) return 'cancelled'
  return status as MeetingStatus
}

/** May who has the link still move or cancel it? */
export function canChange(meeting: Standing, now: Date): boolean {
  const isOpen = mayBecome(statusAt(meeting, now), 'cancelled')
  return isOpen && after(now, bookingRules.changeBefore) <= meeting.start_at
}

export const movesLeft = ({ moves }: Standing) => Math.max(0, bookingRules.moves - moves)
