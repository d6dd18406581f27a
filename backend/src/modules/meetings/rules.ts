import { hours, minutes } from '../../clock'
import type { Limit } from '../limits/limits'

/** How early, how far ahead, how long and how often. */
export const bookingRules = {
  notice: hours(2),
  /** In days. */
  horizon: 60,
  hold: minutes(5),
  /** Who has the link may move or cancel until so long before the start. */
  changeBefore: hours(2),
  moves: 3,
  openOfPerson: 3,
  /** From this hold or booking of an hour on, an address proves that it works for it. */
  busyFrom: 3,
} as const

export const meetingLimits = {
  bookingsOfAddress: { name: 'booking-address', most: 5, window: hours(1), byAddress: true },
  holdsOfAddress: { name: 'hold-address', most: 40, window: hours(1), byAddress: true },
  /** Never refused, only counted. */
  tracesOfAddress: {
    name: 'meeting-address',
    most: bookingRules.busyFrom,
    window: hours(1),
    byAddress: true,
  },
} as const satisfies Record<string, Limit>
