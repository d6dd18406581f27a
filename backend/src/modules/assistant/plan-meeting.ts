import type { AssistantCard, ContactDraft } from '@ag/contracts'
import { formatTime } from '@ag/core'
import { seconds } from '../../clock'
import type { OfferedSlot, Question } from './memory'
import { bareHour, chooseSlot, isPlainYes, readChannel } from './read-answer'
import { readContact } from './read-contact'
import type { Intent } from './read-intent'
import { readMoment, type WishedTime } from './read-moment'
import { changed, type Talk, type Turn, turn, withContact } from './talk'
import { channelNames, dayOf, replies, texts } from './texts'
import type { Tools } from './tools'
import { fold } from './words'

/** A hold that ends sooner is taken anew before a booking is begun. */
const leastLeft = seconds(20)

const consentCard: AssistantCard = { type: 'consent', text: texts.consent, link: '/privacy' }

const channelSuggestions = Object.values(channelNames)

/** Begins a booking, or goes on with it: what was said along with the wish is not asked again. */
export async function planMeeting(talk: Talk, text: string, tools: Tools): Promise<Turn> {
  const isNew = talk.stage === 'done' || talk.stage === 'handoff'
  const begun = changed(talk, {
    stage: 'schedule',
    context: {
      channel: readChannel(text) ?? (isNew ? undefined : talk.context.channel),
      ...(isNew && { preferred_time: undefined, hold: undefined }),
      ...(isNew &&
        talk.context.contact_info && { contact_info: { ...talk.context.contact_info, consent: false } }),
    },
    memory: { wish: readMoment(text, tools.now()) ?? talk.memory.wish, asked: undefined },
  })
  return askChannelOrSlot('book', begun, tools)
}

const askChannelOrSlot = (intent: Intent, talk: Talk, tools: Tools): Promise<Turn> =>
  talk.context.channel ? offerSlots(intent, talk, tools, talk.memory.wish) : askChannel(intent, talk)

async function askChannel(intent: Intent, talk: Talk, text: string = texts.channel): Promise<Turn> {
  return turn(intent, changed(talk, { stage: 'schedule', memory: { asked: 'channel' } }), {
    text,
    suggestions: channelSuggestions,
  })
}

/** Names free slots: the very one that was wished for is kept at once, others are offered. */
async function offerSlots(
  intent: Intent,
  talk: Talk,
  tools: Tools,
  wish: WishedTime | undefined,
  after?: string,
): Promise<Turn> {
  const { channel } = talk.context
  const search = { ...(channel && { channel }), ...(after && { after }) }
  const found = await tools.slots({ ...wish, ...search })
  const [only] = found
  const isExact = wish?.first !== undefined && wish.first === wish.last && wish.minute !== undefined
  if (only && isExact && !after) return keepSlot(intent, talk, only, tools)
  if (found.length > 0) return offer(intent, talk, found, texts.slots)
  const { minute, from, until, ...days } = wish ?? {}
  const why = wish?.first && wish.first === wish.last ? await whyNone(wish.first, tools) : undefined
  const near = why ? [] : await tools.slots({ ...days, ...search })
  if (near.length > 0) return offer(intent, talk, near, texts.slotsAround)
  const later = await tools.slots({
    ...(wish?.first && { first: wish.first, last: '9999-12-31' }),
    ...search,
  })
  if (later.length > 0) return offer(intent, talk, later, why ? `${why} ${texts.slots}` : texts.slotsAround)
  const soonest = await tools.slots(search)
  if (soonest.length > 0 && !after)
    return offer(intent, talk, soonest, why ? `${why} ${texts.slots}` : texts.slotsAround)
  if (channel && channel !== 'video' && !after) {
    return askChannel(intent, talk, texts.noOtherChannel(channelNames[channel].toLowerCase()))
  }
  return turn(intent, changed(talk, { stage: 'schedule', memory: { asked: 'slot', offered: [] } }), {
    text: texts.noSlots,
    suggestions: [replies.specialist, replies.stop],
  })
}

async function whyNone(day: string, tools: Tools): Promise<string | undefined> {
  const { closed_reason: reason, closed_label: label } = await tools.day(day)
  if (reason === null) return undefined
  return reason === 'holiday' ? texts.closed.holiday(label ?? '') : texts.closed[reason]
}

function offer(intent: Intent, talk: Talk, slots: OfferedSlot[], text: string): Turn {
  return turn(
    intent,
    changed(talk, { stage: 'schedule', memory: { asked: 'slot', offered: slots, wish: undefined } }),
    {
      text,
      suggestions: [...slots.map(({ label }) => label), replies.moreSlots],
      cards: [{ type: 'slots', slots }],
    },
  )
}

/** Keeps a slot for this talk, in place of the one that it kept before. */
async function keepSlot(intent: Intent, talk: Talk, slot: OfferedSlot, tools: Tools): Promise<Turn> {
  const { hold, channel } = talk.context
  const held = await tools.hold(slot.start_at, hold?.id, channel)
  if (held.status === 'refused') {
    return turn(intent, talk, { text: texts.holdsRefused, suggestions: [replies.specialist, replies.stop] })
  }
  if (held.status !== 'held') {
    if (held.alternatives.length === 0) return offerSlots(intent, talk, tools, undefined)
    return offer(
      intent,
      talk,
      held.alternatives,
      held.status === 'taken' ? texts.slotLost : texts.slotsAround,
    )
  }
  const { id, expires_at, challenge } = held.hold
  const kept = changed(talk, {
    stage: 'contact',
    context: {
      preferred_time: held.hold.start_at,
      hold: { id, expires_at, ...(challenge && { challenge }) },
    },
    memory: { asked: undefined, offered: undefined, wish: undefined },
  })
  return askContact(intent, withKnownPerson(kept, tools), texts.held(held.slot.label))
}

/** Whoever is signed in has told already who they are. */
function withKnownPerson(talk: Talk, { customer }: Tools): Talk {
  if (!customer) return talk
  const { name, email, phone, company } = customer
  return withContact(talk, { name, email, ...(phone && { phone }), company, ...talk.context.contact_info })
}

/** Asks for what is still missing before a booking can be looked over. */
function askContact(intent: Intent, talk: Talk, before = ''): Turn {
  const { contact_info: contact = {}, channel } = talk.context
  const ask = (asked: Question, text: string, suggestions: string[] = [], cards: AssistantCard[] = []) =>
    turn(intent, changed(talk, { stage: 'contact', memory: { asked } }), {
      text: before ? `${before} ${text}` : text,
      suggestions,
      cards,
    })
  if (!contact.name) return ask('name', contact.email ? texts.name : texts.nameAndEmail)
  if (!contact.email) return ask('email', texts.email)
  if (channel !== 'video' && !contact.phone) return ask('phone', texts.phone)
  if (contact.consent !== true) {
    return ask(
      'consent',
      texts.consentAsk,
      [replies.agree, replies.changeContact, replies.stop],
      [consentCard],
    )
  }
  return review(intent, talk, before)
}

/** Everything in one line, before anything is booked. */
function review(intent: Intent, talk: Talk, before = ''): Turn {
  const { channel = 'video', preferred_time = '', contact_info: contact = {} } = talk.context
  const { name = '', email = '', phone = null } = contact
  const [when, time] = [dayOf(preferred_time), formatTime(preferred_time)]
  const text = texts.review(when, time, channelNames[channel].toLowerCase(), name, email)
  return turn(intent, changed(talk, { stage: 'review', memory: { asked: undefined } }), {
    text: before ? `${before} ${text}` : text,
    suggestions: [replies.confirm, replies.changeSlot, replies.changeContact],
    cards: [{ type: 'summary', label: `${when}, ${time}`, channel, name, email, phone }],
  })
}

/** The explicit yes: the client books on seeing this stage, and on nothing else. */
async function confirm(talk: Talk, tools: Tools): Promise<Turn> {
  const { preferred_time, hold } = talk.context
  const left = hold ? Date.parse(hold.expires_at) - tools.now().getTime() : 0
  if (preferred_time && left < leastLeft) {
    const anew = await keepSlot('yes', talk, { start_at: preferred_time, end_at: '', label: '' }, tools)
    if (anew.talk.context.preferred_time !== preferred_time || anew.talk.stage !== 'review') return anew
    return confirmed(anew.talk)
  }
  return confirmed(talk)
}

const confirmed = (talk: Talk): Turn =>
  turn('yes', changed(talk, { stage: 'confirm' }), { text: texts.confirming })

/** Has the talk everything a booking takes? */
const isComplete = ({ context: { channel, preferred_time, contact_info: contact } }: Talk) =>
  Boolean(channel && preferred_time && contact?.name && contact.email && contact.consent) &&
  (channel === 'video' || Boolean(contact?.phone))

/** What somebody answers to the summary. A booking that did not come about is looked at again. */
export async function answerReview(
  talk: Talk,
  text: string,
  intent: Intent,
  tools: Tools,
): Promise<Turn | undefined> {
  const isYes = isPlainYes(text) && (intent === 'yes' || intent === 'book')
  const isBut = intent === 'yes' && /\b(?:mas|porem|so que|menos|troca|muda)\b/.test(fold(text))
  if (isYes && isComplete(talk)) return confirm(talk, tools)
  const details = readContact(text)
  if (Object.keys(details).length > 0) return askContact('contact', withContact(talk, details))
  const wish = readMoment(text, tools.now()) ?? bareHour(fold(text))
  if (wish) return offerSlots('slot', talk, tools, sameDay(wish, talk))
  const channel = readChannel(text)
  if (channel && intent !== 'human') return takeChannel(talk, text, tools)
  if (intent === 'no' || isBut) {
    return turn(intent, talk, {
      text: texts.reviewAgain,
      suggestions: [replies.confirm, replies.changeSlot, replies.changeContact, replies.stop],
    })
  }
  return undefined
}

/** An hour alone is meant for the day that was chosen. */
function sameDay(wish: WishedTime, { context: { preferred_time: time } }: Talk): WishedTime {
  const day = time?.slice(0, 10)
  return wish.first || !day ? wish : { ...wish, first: day, last: day }
}

/** How to talk, and from there on to when; a slot that suits the channel is kept. */
export async function takeChannel(talk: Talk, text: string, tools: Tools): Promise<Turn> {
  const wish = readMoment(text, tools.now()) ?? talk.memory.wish
  const chosen = changed(talk, {
    stage: 'schedule',
    context: { channel: readChannel(text) },
    memory: { wish },
  })
  const { preferred_time: start_at } = talk.context
  if (!start_at || wish) return offerSlots('channel', chosen, tools, wish)
  return keepSlot(
    'channel',
    chosen,
    { start_at, end_at: '', label: `${dayOf(start_at)}, ${formatTime(start_at)}` },
    tools,
  )
}

/** Takes a slot that was offered, or looks for the one that was named instead. */
export async function takeSlot(talk: Talk, text: string, tools: Tools): Promise<Turn | undefined> {
  const { offered = [] } = talk.memory
  const chosen = chooseSlot(text, offered, tools.now())
  if (chosen) return keepSlot('slot', talk, chosen, tools)
  const wish = readMoment(text, tools.now()) ?? bareHour(fold(text))
  return wish && offerSlots('slot', talk, tools, wish)
}

/** More of the same: what comes after the last slot that was offered. */
export function moreSlots(talk: Talk, tools: Tools): Promise<Turn> {
  const last = talk.memory.offered?.at(-1)?.start_at
  if (!talk.context.channel) return askChannel('more_slots', talk)
  return offerSlots('more_slots', talk, tools, undefined, last)
}

/** Anew from the choice of a slot; what was said besides stays. */
export function changeSlot(talk: Talk, text: string, tools: Tools): Promise<Turn> {
  if (/\bcanal\b/.test(fold(text))) return askChannel('change_slot', talk)
  const wish = readMoment(text, tools.now())
  return askChannelOrSlot('change_slot', changed(talk, { memory: { wish } }), tools)
}

/** Asks for the details anew, unless the right ones came along. */
export function changeContact(talk: Talk, text: string): Turn {
  const details = readContact(text)
  if (Object.keys(details).length > 0) return askContact('change_contact', withContact(talk, details))
  const empty: ContactDraft = { name: undefined, email: undefined, phone: undefined, consent: false }
  return turn(
    'change_contact',
    changed(withContact(talk, empty), { stage: 'contact', memory: { asked: 'name' } }),
    {
      text: texts.corrected,
    },
  )
}

/** Gives the booking up, and the slot back. */
export async function stopPlanning(talk: Talk, suggestions: string[], tools: Tools): Promise<Turn> {
  const { hold } = talk.context
  if (hold) await tools.release(hold.id)
  return turn(
    'stop',
    changed(talk, {
      stage: 'discover',
      context: { channel: undefined, preferred_time: undefined, hold: undefined },
      memory: { asked: undefined, offered: undefined, wish: undefined },
    }),
    { text: texts.stopped, suggestions },
  )
}

/** Words that no name begins with or holds. */
const noName =
  /\b(?:nao|sim|sei|quero|queria|que|como|porque|qual|quais|onde|quando|quanto|depois|agora|tchau|ok|obrigado|ola|oi|voce|voces|preciso|posso|pode|isso|esse|essa|prefiro|tenho|duvida|teste|ajuda|ignore|ignora|instrucoes|script)\b/

/** Reads what was asked for in the stage of contact; undefined when the words are about something else. */
export function takeContact(talk: Talk, text: string, intent: Intent): Turn | undefined {
  const { asked } = talk.memory
  // Whoever was away says yes to going on, not to a booking.
  if (asked === 'resume' && ['yes', 'book', 'greeting'].includes(intent)) return askContact(intent, talk)
  if (asked === 'consent') {
    if (intent === 'yes' && isPlainYes(text))
      return askContact('consent', withContact(talk, { consent: true }))
    if (intent === 'no') {
      return turn('consent', talk, {
        text: texts.consentRefused,
        suggestions: [replies.agree, replies.specialist, replies.stop],
      })
    }
  }
  const mayBeName =
    asked === 'name' &&
    ['unknown', 'yes', 'greeting', 'contact'].includes(intent) &&
    !noName.test(fold(text).replace(/\b(?:oi|ola),? /, '')) &&
    !/[?<>{}[\]$\\]|https?:/.test(text)
  const details = readContact(text, { nameAsked: mayBeName })
  if (Object.keys(details).length > 0) return askContact('contact', withContact(talk, details))
  if (asked === 'email' && (text.includes('@') || /\barroba\b/.test(fold(text)))) {
    return turn('contact', talk, { text: texts.emailUnclear })
  }
  if (asked === 'phone' && /\d{4}/.test(text.replace(/\D/g, ''))) {
    return turn('contact', talk, { text: texts.phoneUnclear })
  }
  return undefined
}

/** What the stage still waits for, said again after something else was answered. */
export function askAgain(talk: Talk): Turn | undefined {
  const { asked, offered = [] } = talk.memory
  const answered: Intent = 'unknown'
  if (talk.stage === 'review' || talk.stage === 'confirm') return review(answered, talk)
  if (talk.stage === 'contact') return askContact(answered, talk)
  if (talk.stage !== 'schedule') return undefined
  if (asked === 'channel') {
    return turn(answered, talk, { text: texts.channel, suggestions: channelSuggestions })
  }
  if (offered.length > 0) return offer(answered, talk, offered, texts.slots)
  return undefined
}

/** What was not understood, in the words of the question that is open. */
export function unclearAnswer(talk: Talk): Turn | undefined {
  const again = askAgain(talk)
  if (!again) return undefined
  const { asked } = talk.memory
  if (talk.stage === 'schedule' && asked === 'slot')
    return { ...again, saying: { ...again.saying, text: texts.slotUnclear } }
  if (talk.stage === 'contact' && asked === 'email')
    return { ...again, saying: { ...again.saying, text: texts.emailUnclear } }
  if (talk.stage === 'contact' && asked === 'phone')
    return { ...again, saying: { ...again.saying, text: texts.phoneUnclear } }
  return again
}
