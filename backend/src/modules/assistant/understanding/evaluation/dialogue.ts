import { pageContext } from '@ag/core'
import { weekdayOf } from '@ag/core/days'
import { fakeTools } from '../../../../testing/assistant-tools'
import type { Conversation, Turn } from '../../conversation'
import { reply } from '../../engine'
import type { Tools } from '../../tools'
import { corpusNow } from '../corpus/schema'
import { wrongPrices } from './check-facts'

/** What must never happen, as often as it did. */
interface Wrongs {
  prices: number
  slots: number
  /** Bookings begun without an explicit yes to the summary, or without agreement to the use of data. */
  unasked: number
}

export interface Tally extends Wrongs {
  turns: number
  /** How long each turn kept the processor, in milliseconds: what other work made it wait for is not counted. */
  took: number[]
  /** Questions in between, and how many of them were answered. */
  asides: number
  answeredAsides: number
  /** The first few things that went wrong, for whoever looks into them. */
  notes: string[]
}

export const emptyTally = (): Tally => ({
  turns: 0,
  took: [],
  prices: 0,
  slots: 0,
  unasked: 0,
  asides: 0,
  answeredAsides: 0,
  notes: [],
})

const mostNotes = 20
const bill = ['R$ 399,00', 'R$ 12,50']
const booked = {
  meeting_id: 'mt_1',
  preferred_time: '2026-11-26T11:00:00-03:00',
  channel: 'video' as const,
}

/** One dialogue with the engine, whose every answer is checked against what the catalogue and the calendar say. */
export class Dialogue {
  turns = 0
  private now = corpusNow
  private conversation: Conversation
  private readonly tools: Tools
  private isYes = false
  private hasAgreed = false
  private expected: ((turn: Turn) => boolean) | undefined

  constructor(
    private readonly tally: Tally,
    who?: 'customer' | 'booked',
  ) {
    this.tools = fakeTools(corpusNow, { ...(who === 'customer' && { customer }), now: () => this.now })
    this.conversation = {
      stage: who === 'booked' ? 'done' : 'discover',
      memory: who === 'booked' ? { booked } : {},
      context: {
        page_context: pageContext({ path: who === 'customer' ? '/dashboard' : '/', company: 'Automatize' }),
      },
    }
  }

  /** The next thing said is an explicit yes to the summary. */
  confirms(): void {
    this.isYes = true
  }

  /** The next thing said agrees to the use of the details given. */
  agrees(): void {
    this.hasAgreed = true
  }

  /** The next thing said is a question of its own, which this answers. */
  expects(isAnswered: (turn: Turn) => boolean): void {
    this.expected = isAnswered
  }

  /** Minutes go by. */
  passes(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * 60_000)
  }

  async say(text: string): Promise<Turn> {
    const before = this.conversation
    const begun = process.cpuUsage()
    const turn = await reply(before, text, this.tools)
    const { user, system } = process.cpuUsage(begun)
    this.tally.took.push((user + system) / 1000)
    this.tally.turns += 1
    this.turns += 1
    this.conversation = turn.conversation
    await this.check(text, before, turn)
    this.isYes = false
    this.expected = undefined
    return turn
  }

  private async check(text: string, before: Conversation, turn: Turn): Promise<void> {
    const { tally } = this
    const note = (what: string) => {
      if (tally.notes.length < mostNotes) tally.notes.push(`${what}: “${text}” → ${turn.saying.text}`)
    }
    const wrong = wrongPrices(turn.saying, bill)
    if (wrong.length > 0) {
      tally.prices += wrong.length
      note(`price ${wrong.join(', ')}`)
    }
    const offered = turn.saying.cards.flatMap((card) =>
      card.type === 'slots' ? card.slots.map(({ start_at }) => start_at) : [],
    )
    const held = turn.conversation.context.preferred_time
    for (const start of [...offered, ...(held && held !== before.context.preferred_time ? [held] : [])]) {
      if (isFree(start, this.now)) continue
      tally.slots += 1
      note(`slot ${start}`)
    }
    if (
      turn.conversation.stage === 'confirm' &&
      before.stage !== 'confirm' &&
      !(this.isYes && this.hasAgreed)
    ) {
      tally.unasked += 1
      note('booking')
    }
    if (turn.conversation.context.contact_info?.consent === true && !this.hasAgreed) {
      tally.unasked += 1
      note('consent')
    }
    if (this.expected) {
      tally.asides += 1
      if (this.expected(turn)) tally.answeredAsides += 1
    }
  }
}

/** The calendar of the tools, told once more: eight hours on weekdays, two hours ahead at the soonest, sixty days at the latest. */
function isFree(start: string, now: Date): boolean {
  const [date = '', clock = ''] = start.split('T')
  const weekday = weekdayOf(date)
  const ahead = Date.parse(start) - now.getTime()
  return (
    weekday <= 5 &&
    /^(?:09|10|11|13|14|15|16|17):00:00-03:00$/.test(clock) &&
    // What was found before a pause may be kept after it.
    ahead > 7_200_000 - 2_400_000 &&
    ahead < 60 * 86_400_000
  )
}

const customer: Tools['customer'] = {
  name: 'Ana Souza',
  email: 'ana@empresa.com.br',
  phone: null,
  company: 'Padaria Central',
  dashboard: async () => ({
    greeting_name: 'Ana',
    services: [
      {
        product_id: 'prospect',
        name: 'Prospect AI',
        status: 'active',
        trial_ends_at: null,
        icon_path: 'M4 12h16',
        continues_after_trial: false,
        setup: { done: 4, total: 4 },
        results: [],
      },
    ],
    next_invoice: {
      amount: 399,
      due_date: '2026-12-04',
      estimated_usage: 12.5,
      ends_trial: false,
      if_continued: false,
    },
    usage_alerts: [],
    upcoming_meetings: [],
    notices: [],
  }),
}
