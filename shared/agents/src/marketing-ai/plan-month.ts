import { addDays, type Day } from '@ag/core/days'
import type { ChannelId, MarketingBrief } from './brief'
import { channelSteps, goalIdeas, goalWeeks, type Idea, segmentIdeas } from './phrases'
import { type Allocation, shareOut, sum, weekShares } from './split-budget'

interface Step {
  channel: ChannelId
  date: Day
  /** From 0 on Monday. */
  day: number
  text: string
}
export interface Week {
  title: string
  focus: string
  start: Day
  /** What the channels spend in it, in cents. */
  cents: number
  /** What of the reserve may be used in it, in cents. */
  reserve: number
  steps: Step[]
}

/** The four weeks of the plan; their money adds up to the budget. */
export function planMonth(
  { goal, channels, start }: MarketingBrief,
  { byChannel, reserve }: Allocation,
): Week[] {
  const reserves = shareOut(reserve, reserveWeeks)
  return goalWeeks[goal].map((words, index) => {
    const monday = addDays(start, 7 * index)
    return {
      ...words,
      start: monday,
      cents: sum(byChannel.map(({ weeks }) => weeks[index] ?? 0)),
      reserve: reserves[index] ?? 0,
      steps: channels
        .map((channel) => stepOf(channel, index, monday))
        .sort((one, other) => one.day - other.day),
    }
  })
}

/** The reserve waits until the first two weeks have taught something. */
const reserveWeeks = [0, 0, weekShares[2] ?? 0, weekShares[3] ?? 0]

function stepOf(channel: ChannelId, week: number, monday: Day): Step {
  const [day, text] = channelSteps[channel][week] ?? [0, '']
  return { channel, day, text, date: addDays(monday, day) }
}

/** Three campaigns for a goal in a trade. */
export const ideasFor = ({ goal, segment }: MarketingBrief): Idea[] => [
  goalIdeas[goal],
  ...segmentIdeas[segment],
]
