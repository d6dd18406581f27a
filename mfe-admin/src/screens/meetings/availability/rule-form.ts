import { type AvailabilityRule, meetingChannels, type RuleEdit, ruleEdit } from '@ag/contracts'
import { formatDay } from '@ag/core'
import { weekdayName } from '@ag/core/day-names'
import * as z from 'zod/mini'
import { channelWords } from '../meetings'
import { texts } from './texts'

const number = z.pipe(
  z.string(),
  z.transform((text: string) => (text.trim() === '' ? Number.NaN : Number(text))),
)
const dayOrNone = z.pipe(
  z.string(),
  z.transform((text: string) => text || null),
)
const given = z._default(z.boolean(), false)

/** The fields of the form, for one person. */
export const ruleFormOf = (consultant_id: string) =>
  z.pipe(
    z.pipe(
      z.object({
        weekday: number,
        start: z.string(),
        end: z.string(),
        slot_minutes: number,
        buffer_after: number,
        valid_from: dayOrNone,
        valid_to: dayOrNone,
        video: given,
        phone: given,
        whatsapp: given,
      }),
      z.transform(({ video, phone, whatsapp, ...rule }) => {
        const boxes = { video, phone, whatsapp }
        const channels = meetingChannels.filter((channel) => boxes[channel])
        return { ...rule, consultant_id, channels: channels.length > 0 ? channels : null }
      }),
    ),
    ruleEdit,
  )

/** A morning of half hours, as most have it. */
export const newRule: Omit<RuleEdit, 'consultant_id'> = {
  weekday: 1,
  start: '09:00',
  end: '12:00',
  slot_minutes: 30,
  buffer_after: 15,
  channels: null,
  valid_from: null,
  valid_to: null,
}

/** A rule without what only the server writes. */
export const editOf = ({ id: _, version: __, ...rule }: AvailabilityRule): RuleEdit => rule

/** Meetings are from Monday to Friday. */
export const workdays = [1, 2, 3, 4, 5]

/** A rule as administrators compare it. */
export const wordsOf = (rule: RuleEdit) => ({
  ...rule,
  weekday: weekdayName(rule.weekday),
  channels: rule.channels ? channelWords(rule.channels) : texts.all,
  valid_from: rule.valid_from && formatDay(rule.valid_from),
  valid_to: rule.valid_to && formatDay(rule.valid_to),
})
export type RuleWords = ReturnType<typeof wordsOf>

/** 'reuniões de 30 min, pausa de 15 min, só Telefone, até 31/12/2026' */
export function detailsOf({
  slot_minutes,
  buffer_after,
  channels,
  valid_from: from,
  valid_to: to,
}: RuleEdit): string {
  const validity =
    from && to
      ? texts.between(formatDay(from), formatDay(to))
      : from
        ? texts.from(formatDay(from))
        : to && texts.until(formatDay(to))
  return [texts.slots(slot_minutes, buffer_after), channels && texts.only(channelWords(channels)), validity]
    .filter(Boolean)
    .join(', ')
}
