import { createHash } from 'node:crypto'
import {
  type BodyOf,
  type Booking,
  type bookFromAssistant,
  booking as bookingSchema,
  type Meeting,
  meetingZone,
} from '@ag/contracts'
import { AppError } from '@ag/core'
import * as z from 'zod/mini'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { bookMeeting } from '../meetings/book-meeting'
import { type MeetingRow, meetingRepository } from '../meetings/meeting-repository'
import { findHold } from '../meetings/reservations'
import { isoIn } from '../meetings/zoned-day'
import type { Speaker } from './assistant-tools'
import { changed, withContact } from './conversation'
import {
  type ConversationRow,
  conversationOf,
  conversationRepository,
  lineOf,
} from './conversation-repository'
import { saveLead } from './lead-repository'
import type { OpenConversation } from './open-conversation'
import { readContact } from './read-contact'
import { replies, texts } from './texts'
import type { Tools } from './tools'

interface Needs {
  db: Db
  clock: Clock
  open: OpenConversation
  toolsFor: (speaker: Speaker) => Tools
  book: ReturnType<typeof bookMeeting>
}

type Asked = Omit<BodyOf<typeof bookFromAssistant>, 'contact_info'> & { contact_info: unknown }

/** Books what a conversation has come to, through the same use case as every page: each conversation books a time once. */
export const bookFromConversation = ({ db, clock, open, toolsFor, book }: Needs) => {
  /** What this conversation has booked for that time before, unless it was called off. */
  async function booked(row: ConversationRow, asked: Asked): Promise<MeetingRow | undefined> {
    const { booked: before } = row.memory
    if (!before || Date.parse(before.preferred_time) !== Date.parse(asked.preferred_time)) return undefined
    const found = await meetingRepository(db).byId(before.meeting_id)
    return found && found.meeting.status !== 'cancelled' ? found : undefined
  }

  async function holdOf(row: ConversationRow, asked: Asked): Promise<string | undefined> {
    const id = asked.hold_id ?? row.context.hold?.id
    const hold = id ? await findHold(db, clock(), id) : undefined
    return hold?.start_at.getTime() === Date.parse(asked.preferred_time) ? hold.id : undefined
  }

  /** Notes in the conversation what has been booked; whatever else happened in it meanwhile gives way. */
  async function note(id: string, speaker: Speaker, { meeting }: MeetingRow, wanted: Booking): Promise<void> {
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const row = await open(id, speaker)
      if (row.memory.booked?.meeting_id === meeting.id) return
      const preferred_time = isoIn(meetingZone, meeting.start_at)
      const memory = {
        booked: { meeting_id: meeting.id, preferred_time, channel: wanted.channel },
        asked: undefined,
      }
      const { name, email, phone, company, notes } = wanted.contact_info
      const done = changed(
        withContact(conversationOf(row), {
          name,
          email,
          phone: phone ?? undefined,
          company,
          notes,
          consent: true,
        }),
        {
          stage: 'done',
          context: { channel: wanted.channel, preferred_time, hold: undefined },
          memory,
        },
      )
      const say = meeting.status === 'pending' ? texts.pending : texts.done
      const line = lineOf({
        text: say(preferred_time, email),
        suggestions: [replies.calendar, replies.move, replies.cancel],
        cards: [{ type: 'meeting', id: meeting.id, label: meeting.title, manage_url: '', ics_url: '' }],
      })
      const isNoted = await db.transaction(async (transaction) => {
        const now = clock()
        const conversations = conversationRepository(transaction)
        if (!(await conversations.move(row, now, done))) return false
        await conversations.add(id, now, 'done', { ...line, engine: 'rules' })
        await saveLead(transaction, now, row, done)
        return true
      })
      if (isNoted) return
    }
  }

  /** A slot that was lost: the conversation goes back to the choice, with the nearest ones. */
  async function offerOthers(row: ConversationRow, { details }: AppError): Promise<void> {
    const { alternatives = [] } = details
    const back = changed(conversationOf(row), {
      stage: 'schedule',
      context: { preferred_time: undefined, hold: undefined },
      memory: { asked: 'slot', offered: alternatives },
    })
    await db.transaction(async (transaction) => {
      const now = clock()
      const conversations = conversationRepository(transaction)
      if (!(await conversations.move(row, now, back))) return
      await conversations.add(row.id, now, 'schedule', {
        ...lineOf({
          text: texts.slotLost,
          suggestions: [...alternatives.map(({ label }) => label), replies.moreSlots],
          cards: [{ type: 'slots', slots: alternatives }],
        }),
        engine: 'rules',
      })
    })
  }

  return async (id: string, asked: Asked, speaker: Speaker): Promise<MeetingRow> => {
    const row = await open(id, speaker)
    const before = await booked(row, asked)
    if (before) return before
    const hold_id = await holdOf(row, asked)
    const product_id = await productOf(
      asked.product_id ?? row.context.lead?.agent_interest,
      toolsFor(speaker),
    )
    const wanted = parseBooking({
      ...asked,
      contact_info: contactOf(asked.contact_info, row),
      hold_id,
      product_id,
    })
    try {
      const made = await book(wanted, {
        address: speaker.address,
        userId: speaker.caller?.user.id,
        source: 'assistant' satisfies Meeting['source'],
        assistantSession: row.id,
        requestKey: keyOf(row.id, wanted.preferred_time),
      })
      await note(row.id, speaker, made, wanted)
      return made
    } catch (error) {
      const isLost =
        error instanceof AppError && ['SLOT_TAKEN', 'HOLD_EXPIRED', 'SLOT_INVALID'].includes(error.code)
      if (isLost) await offerOthers(row, error)
      throw error
    }
  }
}

/** One conversation, one time: whatever else a repeat says, it is the same booking. */
const keyOf = (id: string, time: string) => {
  const hash = createHash('sha256')
    .update(`assistant ${id} ${new Date(time).toISOString()}`)
    .digest('hex')
  return { hash, body_hash: hash }
}

/** Old clients send the details in one line. The conversation fills in the rest; the consent is the conversation's. */
function contactOf(given: unknown, { context }: ConversationRow): unknown {
  if (typeof given !== 'string') return withoutNothing(given)
  const { name, ...known } = context.contact_info ?? {}
  const read = readContact(given, { nameAsked: true })
  return withoutNothing({ ...known, ...read, name: name ?? read.name })
}

/** What has been read once already says null where there is nothing. */
const withoutNothing = (contact: unknown): object =>
  Object.fromEntries(
    Object.entries(contact ?? {}).filter(([, value]) => value !== null && value !== undefined),
  )

function parseBooking(asked: unknown): Booking {
  const parsed = z.safeParse(bookingSchema, asked)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => {
    const field = path.join('.')
    return { field, code: `${field.toUpperCase().replace(/[^A-Z0-9]+/g, '_')}_INVALID`, message }
  })
  throw new AppError('VALIDATION_FAILED', { errors })
}

/** An agent that is no longer sold is no reason to refuse a meeting. */
async function productOf(id: string | undefined, tools: Tools): Promise<string | undefined> {
  if (!id) return undefined
  const { products } = await tools.pricing()
  return products.some((product) => product.id === id) ? id : undefined
}
