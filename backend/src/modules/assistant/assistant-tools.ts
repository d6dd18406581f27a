import { type MeetingChannel, meetingZone } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { faq } from '../../db/schema'
import type { SignedIn } from '../auth/sessions'
import { createCatalogueCache } from '../catalogue/catalogue-cache'
import { readDashboard } from '../dashboard/dashboard-repository'
import type { Limits } from '../limits/limits'
import { slotLabel } from '../meetings/availability'
import { holdSlot } from '../meetings/hold-slot'
import { createMailLinks } from '../meetings/mail-links'
import type { Meetings } from '../meetings/meetings'
import { dropHold } from '../meetings/reservations'
import { dayIn } from '../meetings/zoned-day'
import type { Mailer } from '../outbox/mailer'
import { readSettings } from '../settings/settings-repository'
import { findSlots } from './find-slots'
import { createKnowledge, type Knowledge } from './knowledge'
import { policyEntries } from './policy-questions'
import type { Held, Tools } from './tools'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  meetings: Meetings
  mailer: Mailer
}

/** Whoever speaks. */
export interface Speaker {
  address: string
  caller: SignedIn | undefined
}

/** Makes the tools of one turn: what is looked up twice in it is read once. */
export function createTools({ db, clock, limits, meetings, mailer }: Needs) {
  const catalogue = createCatalogueCache(db, clock)
  const hold = holdSlot({ db, clock, limits, ...meetings })
  const mailLinks = createMailLinks({ db, clock, limits, mailer, mails: meetings.mails })
  const slots = findSlots({ availability: meetings.availability, clock })
  let indexed: { version: number; knowledge: Knowledge } | undefined

  /** The index lasts until the catalogue changes. */
  async function knowledgeOf(version: number): Promise<Knowledge> {
    if (indexed?.version !== version) {
      const questions = await db.select().from(faq)
      indexed = {
        version,
        knowledge: createKnowledge([
          ...questions.map((entry) => ({ ...entry, source: 'perguntas frequentes' })),
          ...policyEntries,
        ]),
      }
    }
    return indexed.knowledge
  }

  /** Whoever could take a slot by a channel; nobody in particular where it is our own hold that stands there. */
  async function takerOf(start_at: string, channel: MeetingChannel | undefined): Promise<string | undefined> {
    const moment = new Date(start_at)
    const day = dayIn(meetingZone, moment)
    const [slot] = await meetings.availability.nearest(
      moment,
      1,
      ({ start, channels }) =>
        start === moment.getTime() && (channel === undefined || channels.includes(channel)),
      { span: { first: day, last: day } },
    )
    return slot?.consultant_id
  }

  async function holdFor(
    address: string,
    start_at: string,
    replaces: string | undefined,
    channel: MeetingChannel | undefined,
  ): Promise<Held> {
    try {
      const consultant_id = await takerOf(start_at, channel)
      const held = await hold(
        { start_at, ...(replaces && { replaces }), ...(consultant_id && { consultant_id }) },
        address,
      )
      const { start_at: start, end_at } = held
      return {
        status: 'held',
        hold: held,
        slot: { start_at: start, end_at, label: slotLabel(new Date(start)) },
      }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      if (error.code === 'SLOT_TAKEN')
        return { status: 'taken', alternatives: error.details.alternatives ?? [] }
      if (error.code === 'RATE_LIMITED') return { status: 'refused' }
      if (error.code !== 'SLOT_INVALID' && error.code !== 'VALIDATION_FAILED') throw error
      return {
        status: 'invalid',
        alternatives: await slots({
          first: start_at.slice(0, 10),
          last: '9999-12-31',
          ...(channel && { channel }),
        }),
      }
    }
  }

  return ({ address, caller }: Speaker): Tools => {
    const now = once(catalogue)
    return {
      now: clock,
      settings: once(() => readSettings(db)),
      pricing: async () => (await now()).pricing(),
      product: async (id) => (await now()).product(id),
      find: async (question, productId) =>
        (await knowledgeOf((await now()).version)).find(question, productId),
      day: (date) => meetings.availability.ofDay(date),
      slots,
      hold: (start_at, replaces, channel) => holdFor(address, start_at, replaces, channel),
      async release(holdId) {
        await dropHold(db, clock(), holdId)
      },
      mailLinks: (email) => mailLinks(email, address),
      manageUrl: meetings.links.manageUrl,
      calendarUrl: meetings.links.icsUrl,
      customer: caller && {
        name: caller.user.name,
        email: caller.user.email,
        phone: caller.user.phone,
        company: caller.company,
        dashboard: once(() => readDashboard(db, clock(), caller.user)),
      },
    }
  }
}

function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined
  return () => {
    reading ??= read()
    return reading
  }
}
