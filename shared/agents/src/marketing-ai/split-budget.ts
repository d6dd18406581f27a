import { type ChannelId, type GoalId, isPaid, type MarketingBrief, type OwnId, type PaidId } from './brief'

/** Where the money of the month goes, in cents; everything adds up to the budget. */
export interface Allocation {
  byChannel: { channel: ChannelId; cents: number; weeks: number[] }[]
  /** Kept back for what turns out to work. */
  reserve: number
}

const reserveShare = 0.1
/** How the weeks share the money: a careful start, two strong weeks, a calm end. */
export const weekShares = [20, 30, 30, 20]

/** What a message costs, in cents per thousand, and how many a contact gets in the month. */
export const ownCosts: Record<OwnId, { perThousand: number; sends: number }> = {
  email: { perThousand: 500, sends: 4 },
  whatsapp: { perThousand: 1000, sends: 2 },
}

/** How much each channel weighs for a goal. */
const weights: Record<GoalId, Record<ChannelId, number>> = {
  sales: { google: 5, meta: 4, tiktok: 2, linkedin: 1, email: 2, whatsapp: 2 },
  leads: { google: 5, meta: 3, tiktok: 1, linkedin: 3, email: 1, whatsapp: 2 },
  launch: { google: 2, meta: 5, tiktok: 4, linkedin: 2, email: 2, whatsapp: 1 },
  loyalty: { google: 1, meta: 3, tiktok: 1, linkedin: 1, email: 4, whatsapp: 4 },
  awareness: { google: 2, meta: 5, tiktok: 5, linkedin: 2, email: 1, whatsapp: 1 },
}
const segmentWeights: Partial<Record<MarketingBrief['segment'], Partial<Record<ChannelId, number>>>> = {
  services: { linkedin: 2.5, tiktok: 0.5 },
  education: { linkedin: 1.5, tiktok: 1.2 },
  health: { google: 1.4, tiktok: 0.6 },
  home: { google: 1.3, linkedin: 0.5 },
  fashion: { meta: 1.3, tiktok: 1.4, linkedin: 0.3 },
  beauty: { meta: 1.3, tiktok: 1.3, linkedin: 0.3 },
  food: { meta: 1.3, linkedin: 0.3 },
  pets: { meta: 1.2, linkedin: 0.3 },
}

/**
 * Shares out the budget. One's own contacts take no more than it costs to write to them; what they leave goes to the
 * paid channels, or to the reserve when there is none.
 */
export function allocate({ budget, goal, segment, channels, contacts }: MarketingBrief): Allocation {
  const weightOf = (channel: ChannelId) => weights[goal][channel] * (segmentWeights[segment]?.[channel] ?? 1)
  const paid = channels.filter(isPaid)
  const own = channels.filter((channel) => !isPaid(channel)) as OwnId[]
  const all = [...paid, ...own]
  const spendable = budget - (paid.length > 0 ? Math.floor(budget * reserveShare) : 0)
  const shares = shareOut(spendable, all.map(weightOf))
  const ownCents = own.map((channel, index) =>
    Math.min(shares[paid.length + index] ?? 0, mostFor(channel, contacts)),
  )
  const left = spendable - sum(ownCents)
  const paidCents = shareOut(left, paid.map(weightOf))
  const cents = new Map(
    [...paid, ...own].map((channel, index) => [channel, [...paidCents, ...ownCents][index] ?? 0]),
  )
  return {
    byChannel: channels.map((channel) => {
      const spent = cents.get(channel) ?? 0
      return { channel, cents: spent, weeks: shareOut(spent, weekShares) }
    }),
    reserve: budget - sum([...cents.values()]),
  }
}

/** What it costs to write to all contacts as often as makes sense. */
const mostFor = (channel: OwnId, contacts: number): number =>
  Math.ceil((contacts * ownCosts[channel].sends * ownCosts[channel].perThousand) / 1000)

/** Shares out whole cents by weight; the odd ones go to those who lost most by rounding, the first of equals first. */
export function shareOut(cents: number, shares: number[]): number[] {
  const whole = sum(shares)
  if (whole === 0) return shares.map(() => 0)
  const exact = shares.map((share) => (cents * share) / whole)
  const given = exact.map(Math.floor)
  const order = exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .sort((one, other) => other.lost - one.lost || one.index - other.index)
  const odd = cents - sum(given)
  return given.map(
    (value, index) => value + (order.findIndex((entry) => entry.index === index) < odd ? 1 : 0),
  )
}

export const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0)

/** The paid channels that get too little to learn anything from, in cents a day. */
const leastDaily = 500
export const thinChannels = ({ byChannel }: Allocation): PaidId[] =>
  byChannel
    .filter(({ channel, cents }) => isPaid(channel) && cents / 28 < leastDaily)
    .map(({ channel }) => channel as PaidId)
