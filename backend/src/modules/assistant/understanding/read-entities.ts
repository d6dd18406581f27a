import type { Product } from '@ag/contracts'
import { findProducts } from '../find-products'
import {
  bareHour,
  readChannel,
  readFreeChoice,
  readOrdinal,
  readShift,
  readSize,
  readTiming,
  refusedChannel,
} from '../read-answer'
import { readContact } from '../read-contact'
import { type Exclusion, readMoment, type WishedTime } from '../read-moment'
import { readUse } from '../read-use'
import { fold } from '../words'
import type { Entity, EntityType, Utterance, WishedIntent } from './corpus/schema'

type Detail = Pick<Entity, 'type' | 'value'>

const when = ['day', 'time', 'part_of_day', 'range', 'exclusion'] as const
const who = ['name', 'email', 'phone', 'company'] as const

/** The details that a wish makes use of; others in the same words are beside the point. */
const usedBy: Partial<Record<WishedIntent, readonly EntityType[]>> = {
  prices: ['product'],
  usage_prices: ['quantity', 'meter', 'period'],
  product: ['product'],
  products: [],
  compare: ['product'],
  demo: ['product'],
  trial: ['product'],
  buy: ['product'],
  discount: ['product'],
  guarantee: ['product'],
  cancel_plan: ['product'],
  services: ['product'],
  integrations: ['product'],
  payment_methods: ['product'],
  requirements: ['product'],
  contract_terms: ['product'],
  problem: ['product'],
  section_help: ['product'],
  book: [...when, 'any', 'channel', 'product'],
  give_time: [...when, 'any'],
  change_slot: [...when, 'shift', 'channel'],
  move_meeting: [...when, 'shift', 'channel', 'email', 'name', 'company'],
  cancel_meeting: ['day', 'time', 'email', 'name'],
  calendar_file: ['day', 'email'],
  find_meeting: ['day', 'email', 'name'],
  more_slots: ['shift'],
  choose_slot: ['ordinal', 'any'],
  give_channel: ['channel', 'exclusion'],
  give_contact: who,
  change_contact: who,
  give_size: ['company_size'],
  give_timing: ['timing'],
  yes: [],
}

/** The details of a message that its wishes make use of, in the terms of the corpus; days are counted from `now`. */
export function readEntities(
  { text, asked }: Pick<Utterance, 'text' | 'asked'>,
  { wishes, products, now }: { wishes: readonly WishedIntent[]; products: readonly Product[]; now: Date },
): Detail[] {
  const used = new Set(wishes.flatMap((wish) => usedBy[wish] ?? []))
  const uses = (types: readonly EntityType[]) => types.some((type) => used.has(type))
  return [
    ...(uses(['product']) ? productsIn(text, products, wishes) : []),
    ...(uses(['quantity']) ? useIn(text) : []),
    ...(uses([...when, 'shift']) ? timesIn(text, now, wishes) : []),
    ...(uses(['ordinal', 'any']) ? choiceIn(text, wishes) : []),
    ...(uses(['channel']) ? channelsIn(text, wishes) : []),
    ...(uses(who) ? contactIn(text, asked, wishes) : []),
    ...(uses(['company_size']) ? detail('company_size', readSize(text)) : []),
    ...(uses(['timing']) ? detail('timing', readTiming(text, now)) : []),
  ].filter(({ type }) => used.has(type))
}

const detail = (type: EntityType, value: string | undefined): Detail[] => (value ? [{ type, value }] : [])

/** What is asked of these is rather about a program, a device or a trade than an agent, unless it is called by its name. */
const beside: readonly WishedIntent[] = [
  'integrations',
  'requirements',
  'advice',
  'payment_methods',
  'problem',
  'section_help',
]
const about: readonly WishedIntent[] = [
  'prices',
  'product',
  'compare',
  'trial',
  'buy',
  'demo',
  'discount',
  'cancel_plan',
  'guarantee',
  'services',
]

function productsIn(text: string, products: readonly Product[], wishes: readonly WishedIntent[]): Detail[] {
  const isAbout =
    wishes.includes('compare') || (wishes.some((wish) => about.includes(wish)) && !wishes.includes('advice'))
  // 'O bi conecta com o SQL Server?' begins with the agent.
  const isSubject = wishes.includes('integrations') && /^(?:o|e o|meu) \S+ (?!marketing)/.test(fold(text))
  const bare = (isAbout || isSubject) && !wishes.includes('give_contact')
  const byName = !isAbout && !isSubject && wishes.some((wish) => beside.includes(wish))
  const channel = channelOf(text, wishes)
  return findProducts(text, products, { each: true, bare, byName })
    .filter(({ id }) => !(id === 'whatsapp' && channel === 'whatsapp'))
    .map(({ id }) => ({ type: 'product', value: id }))
}

/** Where agents are spoken of as well, WhatsApp is a channel only as 'por' or 'no WhatsApp', or as the first thing said. */
function channelOf(text: string, wishes: readonly WishedIntent[]) {
  const plans = wishes.some((wish) => usedBy[wish]?.includes('channel'))
  const channel = plans ? readChannel(text) : undefined
  const isBeside = wishes.some((wish) => about.includes(wish))
  return channel === 'whatsapp' &&
    isBeside &&
    !/\b(?:por|pelo|no|via) (?:whats|zap|wpp)|^(?:whats|zap|wpp)/.test(fold(text))
    ? undefined
    : channel
}

function useIn(text: string): Detail[] {
  const { units, meters, period } = readUse(text)
  return [
    ...detail('quantity', units === undefined ? undefined : String(units)),
    ...meters.flatMap((meter) => detail('meter', meter)),
    ...(units === undefined ? [] : detail('period', period)),
  ]
}

const hour = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
const range = ({ from, until }: { from?: number; until?: number }) =>
  `${from === undefined ? '' : hour(from)}/${until === undefined ? '' : hour(until)}`
const span = (first: string, last: string | undefined) =>
  last === undefined || last === first ? first : `${first}/${last}`

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** What does not suit, a value for each thing that is named. */
function excluded({ weekday, first, last, minute, from, until, part }: Exclusion): string[] {
  const hours =
    minute !== undefined
      ? [minute === 12 * 60 ? 'noon' : hour(minute)]
      : part
        ? [part]
        : from !== undefined || until !== undefined
          ? [range({ ...(from !== undefined && { from }), ...(until !== undefined && { until }) })]
          : []
  const day = weekday === undefined ? (first ? [span(first, last)] : []) : [weekdays[weekday - 1] ?? '']
  return [...day, ...hours]
}

function timesIn(text: string, now: Date, wishes: readonly WishedIntent[]): Detail[] {
  const shift = detail(
    'shift',
    readShift(
      text.replace(/^(?:calma|perai|pera[ií]|espera)?,? ?antes d(?:isso|e \p{L}+r\b[^,:]*)[,:]/iu, ' '),
    ),
  )
  const isPlanning = wishes.some((wish) => ['give_time', 'change_slot'].includes(wish))
  const moment = readMoment(text, now) ?? (isPlanning ? bareHour(fold(text)) : undefined)
  if (!moment) return shift
  const { first, except = [] } = moment
  const gone = leaves(text, wishes) ? readMoment(text.replace(/\bn[ãa]o\b|\bn\b/gi, ' '), now) : undefined
  if (gone && !first && except.length > 0) return timesOf(gone)
  return [...shift, ...timesOf(moment)]
}

/** Who cannot come says when the meeting is, not when it should not be. */
const leaves = (text: string, wishes: readonly WishedIntent[]): boolean =>
  wishes.some((wish) => wish === 'cancel_meeting' || wish === 'move_meeting') &&
  /\bnao (?:vou|posso|consigo|me |poderei|vai|da )/.test(fold(text))

function timesOf({ first, last, days, minute, from, until, part, except = [] }: WishedTime): Detail[] {
  const named = days ?? (first ? [{ first, last: last ?? first }] : [])
  return [
    ...named.flatMap((each) => detail('day', span(each.first, each.last))),
    ...detail('time', minute === undefined ? undefined : hour(minute)),
    ...(part
      ? detail('part_of_day', part)
      : from !== undefined || until !== undefined
        ? detail(
            'range',
            range({ ...(from !== undefined && { from }), ...(until !== undefined && { until }) }),
          )
        : []),
    ...except.flatMap(excluded).flatMap((value) => detail('exclusion', value)),
  ]
}

const choiceIn = (text: string, wishes: readonly WishedIntent[]): Detail[] => {
  const free = readFreeChoice(text)
  // 'Qualquer hora da tarde' names a part of the day, and leaves no choice among slots.
  if (free === 'any' && !wishes.includes('choose_slot')) return []
  return free ? detail('any', free) : detail('ordinal', readOrdinal(text, { isChoice: true }))
}

const choosesChannel: readonly WishedIntent[] = ['give_channel', 'change_slot', 'move_meeting']

function channelsSaid(text: string, wishes: readonly WishedIntent[]) {
  const parts = wishes.includes('give_channel') ? text.split(/\sou\s/i) : [text]
  return new Set(parts.map((part) => channelOf(part, wishes)))
}

const channelsIn = (text: string, wishes: readonly WishedIntent[]): Detail[] => [
  ...[...channelsSaid(text, wishes)].flatMap((channel) => detail('channel', channel)),
  ...(wishes.some((wish) => choosesChannel.includes(wish)) ? detail('exclusion', refusedChannel(text)) : []),
]

function contactIn(text: string, asked: Utterance['asked'], wishes: readonly WishedIntent[]): Detail[] {
  const gives = wishes.includes('give_contact')
  const contact = readContact(text, { nameAsked: gives && asked === 'name', nameNear: true })
  return who.flatMap((type) => detail(type, contact[type] ?? undefined))
}
