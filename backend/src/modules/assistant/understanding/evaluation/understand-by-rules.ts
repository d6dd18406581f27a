import type { Product } from '@ag/contracts'
import { findProducts } from '../../find-products'
import type { OfferedSlot } from '../../memory'
import { chooseSlot, readChannel, readSize, readTiming } from '../../read-answer'
import { readContact } from '../../read-contact'
import { type Intent, readIntent } from '../../read-intent'
import { readMoment } from '../../read-moment'
import { readQuantity } from '../../read-quantity'
import { fold } from '../../words'
import type { Entity, Understand, Utterance, WishedIntent } from '../corpus/schema'

type Message = Pick<Utterance, 'text' | 'stage' | 'asked'>

const planning = ['schedule', 'contact', 'review', 'confirm']

/** The patterns of words as an understanding, so that what replaces them is measured against them. */
export function understandByRules(products: readonly Product[]): Understand {
  return (message, now) => ({
    wishes: [{ intent: wishOf(message, products, now), confidence: 1 }],
    entities: detailsOf(message, products, now),
  })
}

function wishOf({ text, stage, asked }: Message, products: readonly Product[], now: Date): WishedIntent {
  const folded = fold(text)
  const read = readIntent(text)
  const renamed: Partial<Record<Intent, WishedIntent>> = {
    manage_meeting: /cancel|desmarc/.test(folded) ? 'cancel_meeting' : 'move_meeting',
    my_meetings: 'find_meeting',
  }
  if (read !== 'unknown') return renamed[read] ?? (read as WishedIntent)
  if (asked === 'slot' || (planning.includes(stage) && readMoment(text, now))) {
    if (chooseSlot(text, [], now) || placeIn(text, now)) return 'choose_slot'
    if (readMoment(text, now)) return stage === 'schedule' ? 'give_time' : 'change_slot'
  }
  if (planning.includes(stage) && readChannel(text)) return 'give_channel'
  if (asked === 'size' && readSize(text)) return 'give_size'
  if (asked === 'timing' && readTiming(text)) return 'give_timing'
  if (asked === 'need' || asked === 'interest') return 'advice'
  if (Object.keys(readContact(text, { nameAsked: asked === 'name' })).length > 0) return 'give_contact'
  if (findProducts(text, products).length > 0) return 'product'
  return 'unclear'
}

const hour = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const meters: Array<[key: string, pattern: RegExp]> = [
  ['email_sends', /\bemails?\b|envio|disparo/],
  ['whatsapp_messages', /mensage|\bmsgs?\b/],
  ['ai_credits', /credito/],
]

function detailsOf(
  { text, stage, asked }: Message,
  products: readonly Product[],
  now: Date,
): Array<Pick<Entity, 'type' | 'value'>> {
  const found: Array<Pick<Entity, 'type' | 'value'>> = []
  const add = (type: Entity['type'], value: string | null | undefined) => {
    if (value) found.push({ type, value })
  }
  const channel = planning.includes(stage) ? readChannel(text) : undefined
  for (const { id } of findProducts(text, products, { each: true })) {
    if (!(channel && id === 'whatsapp')) add('product', id)
  }
  const meter = meters.find(([, pattern]) => pattern.test(fold(text)))
  const count = meter && readQuantity(text)
  if (meter && count) {
    add('quantity', String(count))
    add('meter', meter[0])
  }
  add('channel', channel)
  const place = asked === 'slot' ? placeIn(text, now) : undefined
  if (place) add('ordinal', place)
  const moment = place ? undefined : readMoment(text, now)
  if (moment) {
    const { first, last, minute, from, until } = moment
    add('day', first && (last && last !== first ? `${first}/${last}` : first))
    add('time', minute === undefined ? undefined : hour(minute))
    if (until === 12 * 60 && from === undefined) add('part_of_day', 'morning')
    else if (from === 12 * 60) add('part_of_day', 'afternoon')
    else if (from === 18 * 60) add('part_of_day', 'evening')
    else if (from === 16 * 60 && until === 18 * 60) add('part_of_day', 'late_afternoon')
    else if (from !== undefined || until !== undefined)
      add('range', `${from === undefined ? '' : hour(from)}/${until === undefined ? '' : hour(until)}`)
  }
  const contact = readContact(text, { nameAsked: asked === 'name' })
  for (const type of ['name', 'email', 'phone', 'company'] as const) add(type, contact[type])
  if (asked === 'size') add('company_size', readSize(text))
  if (asked === 'timing') add('timing', readTiming(text))
  return found
}

/** Which of three slots is chosen, by its place. */
function placeIn(text: string, now: Date): string | undefined {
  const offered = [1, 2, 3].map(
    (place): OfferedSlot => ({ start_at: `slot-${place}`, end_at: '', label: `slot ${place}` }),
  )
  return chooseSlot(text, offered, now)?.start_at.replace('slot-', '')
}
