import {
  assistantStages,
  companySizes,
  leadTimings,
  type MessageIntent,
  meetingChannels,
  messageIntent,
  messageIntents,
} from '@ag/contracts'
import * as z from 'zod/mini'
import type { Question } from '../../memory'

/** What a person can want from one message, each answerable by itself; what each means stands in the README. */
export const intents = messageIntents
export type WishedIntent = MessageIntent

/** The moment that days in the corpus are counted from: a Tuesday, ten in the morning in Brasília. */
export const corpusNow = new Date('2026-11-24T10:00:00-03:00')

const partsOfDay = ['morning', 'noon', 'afternoon', 'late_afternoon', 'evening']
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const oneOf = (...values: readonly string[]) => z.string().check(z.refine((value) => values.includes(value)))
const like = (pattern: RegExp) => z.string().check(z.regex(pattern))
const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const day = '20\\d\\d-[01]\\d-[0-3]\\d'
const hourRange = new RegExp(`^(?:${clock})?/(?:${clock})?$`)

/** What each kind of detail is worth once it is understood, always as text. */
const entityValues = {
  /** An agent, by its id in the catalogue. */
  product: like(
    /^(?:site-builder|email-marketing|social-media|prospect|business-intelligence|marketing-ai|whatsapp)$/,
  ),
  /** How many, in digits. */
  quantity: like(/^\d+$/),
  /** Of what, by its key in the price list. */
  meter: oneOf('whatsapp_messages', 'email_sends', 'ai_credits'),
  /** A quantity is meant for each of these; a month where nothing is said. */
  period: oneOf('day', 'week', 'month'),
  /** A day, or the first and the last of several. */
  day: like(new RegExp(`^${day}(?:/${day})?$`)),
  time: like(new RegExp(`^${clock}$`)),
  part_of_day: oneOf(...partsOfDay),
  /** Hours from and until, one of them perhaps open: '16:00/', '/12:00', '14:00/16:00'. */
  range: z.string().check(z.refine((value) => value.length > 1 && hourRange.test(value))),
  /** What does not suit: a part of the day, a weekday, a day, an hour, hours, or a channel. */
  exclusion: z
    .string()
    .check(
      z.refine(
        (value) =>
          [...partsOfDay, ...weekdays, ...meetingChannels].includes(value) ||
          hourRange.test(value) ||
          new RegExp(`^(?:${clock}|${day}(?:/${day})?)$`).test(value),
      ),
    ),
  /** A place in what was offered. */
  ordinal: oneOf('1', '2', '3', 'last'),
  /** Free choice: whichever, or the soonest. */
  any: oneOf('any', 'earliest'),
  /** Away from what was offered. */
  shift: oneOf('other_day', 'later', 'earlier'),
  channel: oneOf(...meetingChannels),
  name: z.string().check(z.minLength(2)),
  email: like(/^[^\s@A-Z]+@[^\s@A-Z.]+(?:\.[^\s@A-Z.]+)+$/),
  /** With its country, as in +5511912345678. */
  phone: like(/^\+\d{10,15}$/),
  company: z.string().check(z.minLength(2)),
  company_size: oneOf(...companySizes),
  timing: oneOf(...leadTimings),
} as const
export type EntityType = keyof typeof entityValues
export const entityTypes = Object.keys(entityValues) as EntityType[]

/** A detail, what it is worth, and the words of the message that say so. */
const entity = z
  .object({ type: z.enum(entityTypes as [EntityType, ...EntityType[]]), value: z.string(), text: z.string() })
  .check(z.refine(({ type, value }) => entityValues[type].safeParse(value).success))
export type Entity = z.infer<typeof entity>

const questions = [
  'interest',
  'need',
  'size',
  'timing',
  'channel',
  'slot',
  'name',
  'email',
  'phone',
  'consent',
  'resume',
] as const satisfies readonly Question[]

/** A message, where the conversation stood, and what was meant by it. */
export const utterance = z
  .object({
    text: z.string().check(z.minLength(1)),
    stage: z.enum(assistantStages),
    /** What the assistant had just asked for. */
    asked: z.optional(z.enum(questions)),
    /** In the order in which they are said. */
    intents: z.array(messageIntent).check(z.minLength(1)),
    entities: z.array(entity),
  })
  .check(z.refine(({ text, entities }) => entities.every((each) => text.includes(each.text))))
export type Utterance = z.infer<typeof utterance>

/** What a message is understood as: every wish in it with how sure that is, from 0 to 1, and the details it names. */
interface Understanding {
  wishes: Array<{ intent: WishedIntent; confidence: number }>
  entities: Array<Pick<Entity, 'type' | 'value'>>
}

/** Reads one message; days are counted from `now`. */
export type Understand = (message: Pick<Utterance, 'text' | 'stage' | 'asked'>, now: Date) => Understanding
