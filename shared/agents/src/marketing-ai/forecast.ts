import { type ChannelId, type GoalId, isPaid, type MarketingBrief } from './brief'
import { type Allocation, ownCosts, sum } from './split-budget'

export interface Range {
  low: number
  high: number
}

/** What is assumed of a channel; one's own contacts have no price per click. */
export interface Assumption {
  /** Cents per click. */
  cpc: Range | undefined
  /** Clicks in 100 views, or in 100 messages. */
  ctr: Range
  /** Results in 100 clicks. */
  conversion: Range
}
export type Assumptions = Record<ChannelId, Assumption>

/** Where an example starts from; the visitor puts in what they know. */
const starting: Assumptions = {
  google: { cpc: { low: 120, high: 350 }, ctr: { low: 3, high: 7 }, conversion: { low: 2, high: 6 } },
  meta: { cpc: { low: 50, high: 180 }, ctr: { low: 0.8, high: 2 }, conversion: { low: 0.8, high: 3 } },
  tiktok: { cpc: { low: 40, high: 150 }, ctr: { low: 0.6, high: 1.6 }, conversion: { low: 0.4, high: 2 } },
  linkedin: { cpc: { low: 600, high: 1800 }, ctr: { low: 0.4, high: 1 }, conversion: { low: 1.5, high: 5 } },
  email: { cpc: undefined, ctr: { low: 1, high: 4 }, conversion: { low: 1, high: 4 } },
  whatsapp: { cpc: undefined, ctr: { low: 4, high: 12 }, conversion: { low: 2, high: 6 } },
}
/** How dear a click is in a trade. */
const clickFactor: Record<MarketingBrief['segment'], number> = {
  food: 0.7,
  fashion: 0.9,
  beauty: 0.9,
  health: 1.3,
  education: 1.2,
  services: 1.5,
  home: 1.1,
  pets: 0.8,
}
/** How readily visitors do what the goal asks. */
const resultFactor: Record<GoalId, number> = {
  sales: 1,
  leads: 1.8,
  launch: 0.8,
  loyalty: 1.4,
  awareness: 0.5,
}

/** The ranges to begin with for a trade and a goal. */
export function startingAssumptions(segment: MarketingBrief['segment'], goal: GoalId): Assumptions {
  const scaled = ({ low, high }: Range, factor: number, digits: number): Range => ({
    low: rounded(low * factor, digits),
    high: rounded(high * factor, digits),
  })
  const entries = Object.entries(starting).map(([channel, { cpc, ctr, conversion }]) => [
    channel,
    {
      cpc: cpc && scaled(cpc, clickFactor[segment], 0),
      ctr,
      conversion: scaled(conversion, resultFactor[goal], 1),
    },
  ])
  return Object.fromEntries(entries) as Assumptions
}

interface ChannelForecast {
  channel: ChannelId
  cents: number
  /** Times an advertisement is seen, or messages sent at most. */
  views: Range
  clicks: Range
  results: Range
}
export interface Forecast {
  byChannel: ChannelForecast[]
  views: Range
  clicks: Range
  results: Range
  /** Cents of the budget for one result; without an upper end when there may be none. */
  costPerResult: { low: number; high: number | undefined } | undefined
  /** Cents; none for a goal that does not sell at once. */
  revenue: Range | undefined
  /** Sales that would pay the budget. */
  breakEven: number | undefined
}

/** What may come of the money, from the worst to the best of all assumptions; wider the less is known. */
export function forecast(
  brief: MarketingBrief,
  { byChannel }: Allocation,
  assumptions: Assumptions,
): Forecast {
  const channels = byChannel.map(({ channel, cents }) =>
    channelForecast(channel, cents, assumptions[channel]),
  )
  const total = (field: 'views' | 'clicks' | 'results'): Range => ({
    low: sum(channels.map((each) => each[field].low)),
    high: sum(channels.map((each) => each[field].high)),
  })
  const results = total('results')
  const spent = sum(byChannel.map(({ cents }) => cents))
  const sells = brief.goal !== 'leads'
  return {
    byChannel: channels,
    views: total('views'),
    clicks: total('clicks'),
    results,
    costPerResult:
      results.high === 0
        ? undefined
        : {
            low: Math.round(spent / results.high),
            high: results.low > 0 ? Math.round(spent / results.low) : undefined,
          },
    revenue: sells ? { low: results.low * brief.ticket, high: results.high * brief.ticket } : undefined,
    breakEven: sells ? Math.ceil(brief.budget / brief.ticket) : undefined,
  }
}

function channelForecast(
  channel: ChannelId,
  cents: number,
  { cpc, ctr, conversion }: Assumption,
): ChannelForecast {
  const [views, clicks] = cpc && isPaid(channel) ? bought(cents, cpc, ctr) : sent(channel, cents, ctr)
  const results = outward(clicks.low * (conversion.low / 100), clicks.high * (conversion.high / 100))
  return { channel, cents, views, clicks, results }
}

function bought(cents: number, cpc: Range, ctr: Range): [Range, Range] {
  const clicks = outward(cents / cpc.high, cents / cpc.low)
  return [outward(clicks.low / (ctr.high / 100), clicks.high / (ctr.low / 100)), clicks]
}

function sent(channel: ChannelId, cents: number, ctr: Range): [Range, Range] {
  const perThousand = isPaid(channel) ? Number.POSITIVE_INFINITY : ownCosts[channel].perThousand
  const messages = Math.floor((cents * 1000) / perThousand)
  return [{ low: messages, high: messages }, outward(messages * (ctr.low / 100), messages * (ctr.high / 100))]
}

/** Whole numbers around both ends: a forecast promises neither more nor less than it knows. */
const outward = (low: number, high: number): Range => ({
  low: Math.floor(low + tiny),
  high: Math.ceil(high - tiny),
})
/** Divisions leave crumbs that must not make a whole number of their own. */
const tiny = 1e-9

const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

/** What is wrong with a range that the visitor typed; nothing if it can be used. */
export function rangeProblem(
  low: number | undefined,
  high: number | undefined,
  most: number,
): string | undefined {
  if (low === undefined || high === undefined) return 'Use números, como 1,5.'
  if (low <= 0) return 'O mínimo precisa ser maior que zero.'
  if (high > most) return `O máximo vai até ${most.toLocaleString('pt-BR')}.`
  if (low >= high) return 'O mínimo precisa ser menor que o máximo: previsão é sempre uma faixa.'
}
