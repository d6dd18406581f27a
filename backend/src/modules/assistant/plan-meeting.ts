import { type AssistantCard, type ContactDraft, unknownWord } from '@ag/contracts'
import { formatTime } from '@ag/core'
import { seconds } from '../../clock'
import { type Conversation, changed, type Turn, turn, withContact } from './conversation'
import type { OfferedSlot, Question } from './memory'
import { bareHour, chooseSlot, isPlainYes, readChannel } from './read-answer'
import { readContact } from './read-contact'
import type { Intent } from './read-intent'
import { readMoment, type WishedTime } from './read-moment'
import { channelNames, dayOf, replies, texts } from './texts'
import type { Tools } from './tools'
import { fold } from './words'

/** A hold that ends sooner is taken anew before a booking is begun. */
const leastLeft = seconds(20)

const consentCard: AssistantCard = { type: 'consent', text: texts.consent, link: '/privacy' }

const channelSuggestions = Object.values(channelNames)

/** Begins a booking, or goes on with it: what was said along with the wish is not asked again. */
export async function planMeeting(conversation: Conversation, text: string, tools: Tools): Promise<Turn> {
  const isNew = conversation.stage === 'done' || conversation.stage === 'handoff'
  const begun = changed(conversation, {
    stage: 'schedule',
    context: {
      channel: readChannel(text) ?? (isNew ? undefined : conversation.context.channel),
      ...(isNew && { preferred_time: undefined, hold: undefined }),
      ...(isNew &&
        conversation.context.contact_info && {
          contact_info: { ...conversation.context.contact_info, consent: false },
        }),
    },
    memory: { wish: readMoment(text, tools.now()) ?? conversation.memory.wish, asked: undefined },
  })
  return askChannelOrSlot('book', begun, tools)
}

const askChannelOrSlot = (intent: Intent, conversation: Conversation, tools: Tools): Promise<Turn> =>
  conversation.context.channel
    ? offerSlots(intent, conversation, tools, conversation.memory.wish)
    : askChannel(intent, conversation)

async function askChannel(
  intent: Intent,
  conversation: Conversation,
  text: string = texts.channel,
): Promise<Turn> {
  return turn(intent, changed(conversation, { stage: 'schedule', memory: { asked: 'channel' } }), {
    text,
    suggestions: channelSuggestions,
  })
}

/** Names free slots: the very one that was wished for is kept at once, others are offered. */
async function offerSlots(
  intent: Intent,
  conversation: Conversation,
  tools: Tools,
  wish: WishedTime | undefined,
  after?: string,
): Promise<Turn> {
  const { channel } = conversation.context
  const search = { ...(channel && { channel }), ...(after && { after }) }
  const found = await tools.slots({ ...wish, ...search })
  const [only] = found
  const isExact = wish?.first !== undefined && wish.first === wish.last && wish.minute !== undefined
  if (only && isExact && !after) return holdSlot(intent, conversation, only, tools)
  if (found.length > 0) return offer(intent, conversation, found, texts.slots)
  const { minute, from, until, ...days } = wish ?? {}
  const why = wish?.first && wish.first === wish.last ? await whyNone(wish.first, tools) : undefined
  const near = why ? [] : await tools.slots({ ...days, ...search })
  if (near.length > 0) return offer(intent, conversation, near, texts.slotsAround)
  const later = await tools.slots({
    ...(wish?.first && { first: wish.first, last: '9999-12-31' }),
    ...search,
  })
  if (later.length > 0)
    return offer(intent, conversation, later, why ? `${why} ${texts.slots}` : texts.slotsAround)
  const soonest = await tools.slots(search)
  if (soonest.length > 0 && !after)
    return offer(intent, conversation, soonest, why ? `${why} ${texts.slots}` : texts.slotsAround)
  if (channel && channel !== 'video' && !after) {
    return askChannel(intent, conversation, texts.noOtherChannel(channelNames[channel].toLowerCase()))
  }
  return turn(intent, changed(conversation, { stage: 'schedule', memory: { asked: 'slot', offered: [] } }), {
    text: texts.noSlots,
    suggestions: [replies.specialist, replies.stop],
  })
}

async function whyNone(day: string, tools: Tools): Promise<string | undefined> {
  const { closed_reason: reason, closed_label: label } = await tools.day(day)
  if (reason === null || reason === unknownWord) return undefined
  return reason === 'holiday' ? texts.closed.holiday(label ?? '') : texts.closed[reason]
}

function offer(intent: Intent, conversation: Conversation, slots: OfferedSlot[], text: string): Turn {
  return turn(
    intent,
    changed(conversation, { stage: 'schedule', memory: { asked: 'slot', offered: slots, wish: undefined } }),
    {
      text,
      suggestions: [...slots.map(({ label }) => label), replies.moreSlots],
      cards: [{ type: 'slots', slots }],
    },
  )
}

/** Keeps a slot for this conversation, in place of the one that it kept before. */
async function holdSlot(
  intent: Intent,
  conversation: Conversation,
  slot: OfferedSlot,
  tools: Tools,
): Promise<Turn> {
  const { hold, channel } = conversation.context
  const held = await tools.hold(slot.start_at, hold?.id, channel)
  if (held.status === 'refused') {
    return turn(intent, conversation, {
      text: texts.holdsRefused,
      suggestions: [replies.specialist, replies.stop],
    })
  }
  if (held.status !== 'held') {
    if (held.alternatives.length === 0) return offerSlots(intent, conversation, tools, undefined)
    return offer(
      intent,
      conversation,
      held.alternatives,
      held.status === 'taken' ? texts.slotLost : texts.slotsAround,
    )
  }
  const { id, expires_at, challenge } = held.hold
  const planned = changed(conversation, {
    stage: 'contact',
    context: {
      preferred_time: held.hold.start_at,
      hold: { id, expires_at, ...(challenge && { challenge }) },
    },
    memory: { asked: undefined, offered: undefined, wish: undefined },
  })
  return askContact(intent, withKnownPerson(planned, tools), texts.held(held.slot.label))
}

/** Whoever is signed in has told already who they are. */
function withKnownPerson(conversation: Conversation, { customer }: Tools): Conversation {
  if (!customer) return conversation
  const { name, email, phone, company } = customer
  return withContact(conversation, {
    name,
    email,
    ...(phone && { phone }),
    company,
    ...conversation.context.contact_info,
  })
}

/** Asks for what is still missing before a booking can be looked over. */
function askContact(intent: Intent, conversation: Conversation, before = ''): Turn {
  const { contact_info: contact = {}, channel } = conversation.context
  const ask = (asked: Question, text: string, suggestions: string[] = [], cards: AssistantCard[] = []) =>
    turn(intent, changed(conversation, { stage: 'contact', memory: { asked } }), {
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
  return review(intent, conversation, before)
}

/** Everything in one line, before anything is booked. */
function review(intent: Intent, conversation: Conversation, before = ''): Turn {
  const { channel = 'video', preferred_time = '', contact_info: contact = {} } = conversation.context
  const { name = '', email = '', phone = null } = contact
  const [when, time] = [dayOf(preferred_time), formatTime(preferred_time)]
  const text = texts.review(when, time, channelNames[channel].toLowerCase(), name, email)
  return turn(intent, changed(conversation, { stage: 'review', memory: { asked: undefined } }), {
    text: before ? `${before} ${text}` : text,
    suggestions: [replies.confirm, replies.changeSlot, replies.changeContact],
    cards: [{ type: 'summary', label: `${when}, ${time}`, channel, name, email, phone }],
  })
}

/** The explicit yes: the client books on seeing this stage, and on nothing else. */
async function confirm(conversation: Conversation, tools: Tools): Promise<Turn> {
  const { preferred_time, hold } = conversation.context
  const left = hold ? Date.parse(hold.expires_at) - tools.now().getTime() : 0
  if (preferred_time && left < leastLeft) {
    const anew = await holdSlot(
      'yes',
      conversation,
      { start_at: preferred_time, end_at: '', label: '' },
      tools,
    )
    if (anew.conversation.context.preferred_time !== preferred_time || anew.conversation.stage !== 'review')
      return anew
    return confirmed(anew.conversation)
  }
  return confirmed(conversation)
}

const confirmed = (conversation: Conversation): Turn =>
  turn('yes', changed(conversation, { stage: 'confirm' }), { text: texts.confirming })

/** Has the conversation everything a booking takes? */
const isComplete = ({ context: { channel, preferred_time, contact_info: contact } }: Conversation) =>
  Boolean(channel && preferred_time && contact?.name && contact.email && contact.consent) &&
  (channel === 'video' || Boolean(contact?.phone))

/** What somebody answers to the summary. A booking that did not come about is looked at again. */
export async function answerReview(
  conversation: Conversation,
  text: string,
  intent: Intent,
  tools: Tools,
): Promise<Turn | undefined> {
  const isYes = isPlainYes(text) && (intent === 'yes' || intent === 'book')
  const isBut = intent === 'yes' && /\b(?:mas|porem|so que|menos|troca|muda)\b/.test(fold(text))
  if (isYes && isComplete(conversation)) return confirm(conversation, tools)
  const details = readContact(text)
  if (Object.keys(details).length > 0) return askContact('contact', withContact(conversation, details))
  const wish = readMoment(text, tools.now()) ?? bareHour(fold(text))
  if (wish) return offerSlots('slot', conversation, tools, sameDay(wish, conversation))
  const channel = readChannel(text)
  if (channel && intent !== 'human') return takeChannel(conversation, text, tools)
  if (intent === 'no' || isBut) {
    return turn(intent, conversation, {
      text: texts.reviewAgain,
      suggestions: [replies.confirm, replies.changeSlot, replies.changeContact, replies.stop],
    })
  }
  return undefined
}

/** An hour alone is meant for the day that was chosen. */
function sameDay(wish: WishedTime, { context: { preferred_time: time } }: Conversation): WishedTime {
  const day = time?.slice(0, 10)
  return wish.first || !day ? wish : { ...wish, first: day, last: day }
}

/** The channel, and from there on the time; a slot that suits the channel is kept. */
export async function takeChannel(conversation: Conversation, text: string, tools: Tools): Promise<Turn> {
  const wish = readMoment(text, tools.now()) ?? conversation.memory.wish
  const chosen = changed(conversation, {
    stage: 'schedule',
    context: { channel: readChannel(text) },
    memory: { wish },
  })
  const { preferred_time: start_at } = conversation.context
  if (!start_at || wish) return offerSlots('channel', chosen, tools, wish)
  return holdSlot(
    'channel',
    chosen,
    { start_at, end_at: '', label: `${dayOf(start_at)}, ${formatTime(start_at)}` },
    tools,
  )
}

/** Takes a slot that was offered, or looks for the one that was named instead. */
export async function takeSlot(
  conversation: Conversation,
  text: string,
  tools: Tools,
): Promise<Turn | undefined> {
  const { offered = [] } = conversation.memory
  const chosen = chooseSlot(text, offered, tools.now())
  // Who chooses may say along with it who they are.
  const details = readContact(text)
  const known = Object.keys(details).length > 0 ? withContact(conversation, details) : conversation
  if (chosen) return holdSlot('slot', known, chosen, tools)
  const wish = readMoment(text, tools.now()) ?? bareHour(fold(text))
  return wish && offerSlots('slot', known, tools, wish)
}

/** More of the same: what comes after the last slot that was offered. */
export function moreSlots(conversation: Conversation, text: string, tools: Tools): Promise<Turn> {
  const shown = conversation.memory.offered?.at(-1)?.start_at
  const isOtherDay = shown && /\b(?:dia|dias|data|datas)\b/.test(fold(text))
  const last = isOtherDay ? `${shown.slice(0, 10)}T23:59:59${shown.slice(19)}` : shown
  if (!conversation.context.channel) return askChannel('more_slots', conversation)
  return offerSlots('more_slots', conversation, tools, undefined, last)
}

/** Anew from the choice of a slot; what was said besides stays. */
export function changeSlot(conversation: Conversation, text: string, tools: Tools): Promise<Turn> {
  if (/\bcanal\b/.test(fold(text))) return askChannel('change_slot', conversation)
  const wish = readMoment(text, tools.now())
  return askChannelOrSlot('change_slot', changed(conversation, { memory: { wish } }), tools)
}

/** Asks for the details anew, unless the right ones came along. */
export function changeContact(conversation: Conversation, text: string): Turn {
  const details = readContact(text)
  if (Object.keys(details).length > 0) return askContact('change_contact', withContact(conversation, details))
  const empty: ContactDraft = { name: undefined, email: undefined, phone: undefined, consent: false }
  return turn(
    'change_contact',
    changed(withContact(conversation, empty), { stage: 'contact', memory: { asked: 'name' } }),
    {
      text: texts.corrected,
    },
  )
}

/** Gives the booking up, and the slot back. */
export async function stopPlanning(
  conversation: Conversation,
  suggestions: string[],
  tools: Tools,
): Promise<Turn> {
  const { hold } = conversation.context
  if (hold) await tools.release(hold.id)
  return turn(
    'stop',
    changed(conversation, {
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
export function takeContact(conversation: Conversation, text: string, intent: Intent): Turn | undefined {
  const { asked } = conversation.memory
  // Whoever was away says yes to going on, not to a booking.
  if (asked === 'resume' && ['yes', 'book', 'greeting'].includes(intent))
    return askContact(intent, conversation)
  if (asked === 'consent') {
    if (intent === 'yes' && isPlainYes(text))
      return askContact('consent', withContact(conversation, { consent: true }))
    if (intent === 'no') {
      return turn('consent', conversation, {
        text: texts.consentRefused,
        suggestions: [replies.agree, replies.specialist, replies.stop],
      })
    }
  }
  const mayBeName =
    asked === 'name' &&
    ['unknown', 'yes', 'greeting', 'contact'].includes(intent) &&
    !isPlainYes(text) &&
    !noName.test(fold(text).replace(/\b(?:oi|ola),? /, '')) &&
    !/[?<>{}[\]$\\]|https?:/.test(text)
  const details = readContact(text, { nameAsked: mayBeName })
  if (Object.keys(details).length > 0) return askContact('contact', withContact(conversation, details))
  if (asked === 'email' && (text.includes('@') || /\barroba\b/.test(fold(text)))) {
    return turn('contact', conversation, { text: texts.emailUnclear })
  }
  if (asked === 'phone' && /\d{4}/.test(text.replace(/\D/g, ''))) {
    return turn('contact', conversation, { text: texts.phoneUnclear })
  }
  return undefined
}

/** What the stage still waits for, said again after something else was answered. */
export function askAgain(conversation: Conversation): Turn | undefined {
  const { asked, offered = [] } = conversation.memory
  const answered: Intent = 'unknown'
  if (conversation.stage === 'review' || conversation.stage === 'confirm')
    return review(answered, conversation)
  if (conversation.stage === 'contact') return askContact(answered, conversation)
  if (conversation.stage !== 'schedule') return undefined
  if (asked === 'channel') {
    return turn(answered, conversation, { text: texts.channel, suggestions: channelSuggestions })
  }
  if (offered.length > 0) return offer(answered, conversation, offered, texts.slots)
  return undefined
}

/** What was not understood, in the words of the question that is open. */
export function unclearAnswer(conversation: Conversation): Turn | undefined {
  const again = askAgain(conversation)
  if (!again) return undefined
  const { asked } = conversation.memory
  if (conversation.stage === 'schedule' && asked === 'slot')
    return { ...again, saying: { ...again.saying, text: texts.slotUnclear } }
  if (conversation.stage === 'contact' && asked === 'email')
    return { ...again, saying: { ...again.saying, text: texts.emailUnclear } }
  if (conversation.stage === 'contact' && asked === 'phone')
    return { ...again, saying: { ...again.saying, text: texts.phoneUnclear } }
  return again
}
