import type { Conversation } from '../conversation'
import { type Intent, readIntent } from '../read-intent'
import { choiceOf } from '../texts'
import { fold } from '../words'
import { classify } from './classifier'
import type { WishedIntent } from './corpus/schema'
import { clausesOf, readWishes } from './read-wishes'
import { trainedWeights } from './weights'

/** So sure must the classifier be of what the patterns do not know. */
const sure = 0.65
/** So sure it is believed against a pattern, where no answer to a question of ours is awaited. */
const surer = 0.9
/** What is likelier than this is worth asking about. */
const possible = 0.15
const mostChoices = 3
const awaiting = ['qualify', 'schedule', 'contact', 'review', 'confirm']

/** What the engine calls it. A yes is left to whoever asks for one: nothing is agreed to by likelihood. */
const calledHere: Partial<Record<WishedIntent, Intent>> = {
  greeting: 'greeting',
  thanks: 'thanks',
  goodbye: 'goodbye',
  help: 'greeting',
  book: 'book',
  more_slots: 'more_slots',
  change_slot: 'change_slot',
  change_contact: 'change_contact',
  stop: 'stop',
  start_over: 'start_over',
  cancel_meeting: 'manage_meeting',
  move_meeting: 'manage_meeting',
  find_meeting: 'my_meetings',
  calendar_file: 'calendar_file',
  prices: 'prices',
  usage_prices: 'usage_prices',
  product: 'product',
  products: 'products',
  compare: 'compare',
  demo: 'demo',
  trial: 'trial',
  buy: 'buy',
  advice: 'advice',
  payment_methods: 'payment_methods',
  login_help: 'login_help',
  signup_help: 'signup_help',
  password_help: 'password_help',
  services: 'services',
  invoice: 'invoice',
  section_help: 'section_help',
  human: 'human',
  problem: 'human',
  bot: 'bot',
  company: 'company',
  hours: 'hours',
  privacy: 'privacy',
  not_for_us: 'not_for_us',
}

/** What our policy answers, to the question that its choice asks or to a narrower one. */
const askedHere: readonly WishedIntent[] = [
  'discount',
  'guarantee',
  'cancel_plan',
  'contract_terms',
  'requirements',
  'meeting_info',
]
const narrower: Partial<Record<WishedIntent, Array<[words: RegExp, question: string]>>> = {
  contract_terms: [[/\banual|\bano\b/, 'Existe plano anual?']],
  requirements: [
    [/saber|dificil|facil|complic|leig|entend|program|configur|tecnic/, 'Preciso saber programar?'],
    [/tempo|demora|prazo|rapid|quando/, 'Quanto tempo leva para começar?'],
  ],
}

/** The question of our policy that a wish comes to, in these words. */
function questionOf(intent: WishedIntent, text: string): string | undefined {
  if (!askedHere.includes(intent)) return undefined
  const folded = fold(text)
  return narrower[intent]?.find(([words]) => words.test(folded))?.[1] ?? choiceOf[intent]
}

/** What a message is taken for. */
export interface Understood {
  intent: Intent
  text: string
  /** The question of our policy that it comes to. */
  question?: string
  /** Learnt from the corpus, not read in so many words. */
  isLikely: boolean
  /** What it may be, the likeliest first, where nothing is sure. */
  maybe?: WishedIntent[]
}

/** Reads a message: by its words where they are plain, by what was learnt from the corpus where they are not. */
export function understand({ stage, memory: { asked } }: Conversation, text: string): Understood {
  const plain: Understood = { intent: readIntent(text), text, isLikely: false }
  if (plain.intent === 'not_for_us') return plain
  if (plain.intent !== 'unknown' && awaiting.includes(stage)) return plain
  const read = classify({ text, stage, asked }, trainedWeights())
  const [best] = read
  if (!best) return plain
  if (best.confidence < (plain.intent === 'unknown' ? sure : surer)) {
    const maybe = read.filter(({ confidence }) => confidence >= possible).map(({ intent }) => intent)
    return plain.intent === 'unknown' && maybe.length > 0
      ? { ...plain, maybe: maybe.slice(0, mostChoices) }
      : plain
  }
  const intent = calledHere[best.intent]
  if (intent === plain.intent) return plain
  const question = questionOf(best.intent, text)
  if (question) return { intent: 'unknown', text, question, isLikely: true }
  // Where a new detail comes along, it is read from the words.
  if (best.intent.startsWith('change_') && /[\d@]/.test(text)) return plain
  return { intent: intent ?? plain.intent, text, isLikely: true }
}

/** What is answered by itself, wherever the conversation stands. */
const answerable: readonly WishedIntent[] = [
  ...askedHere,
  'prices',
  'usage_prices',
  'product',
  'products',
  'compare',
  'demo',
  'trial',
  'payment_methods',
  'login_help',
  'signup_help',
  'password_help',
  'services',
  'invoice',
  'section_help',
  'company',
  'hours',
  'privacy',
  'bot',
  'calendar_file',
  'find_meeting',
  'integrations',
]
/** What asks something of the visitor in turn, and so comes last. */
const leading: readonly WishedIntent[] = [
  'book',
  'advice',
  'human',
  'problem',
  'buy',
  'cancel_meeting',
  'move_meeting',
]
/** What is agreed to, refused or given up is read with all that is said around it. */
const decisive: readonly WishedIntent[] = [
  'yes',
  'no',
  'stop',
  'start_over',
  'skip',
  'not_for_us',
  'complaint',
]

/** A message of several wishes: what can be answered beside, each in its own words, and what goes on with the conversation. */
export interface Parts {
  beside: string[]
  rest: string
}

/** Takes a message of several wishes apart; undefined where it is one, or must be read as a whole. */
export function partsOf({ stage, memory: { asked } }: Conversation, text: string): Parts | undefined {
  if (clausesOf(text).length < 2 || readIntent(text) === 'not_for_us') return undefined
  const wishes = readWishes({ text, stage, asked }, trainedWeights())
  if (wishes.length < 2 || wishes.some(({ intent }) => decisive.includes(intent))) return undefined
  const beside = wishes.filter(({ intent }) => answerable.includes(intent))
  const others = wishes.filter(({ intent }) => !answerable.includes(intent))
  if (
    beside.length === 0 ||
    (others.length > 0 && !awaiting.includes(stage) && !others.some(({ intent }) => leading.includes(intent)))
  )
    return undefined
  // Where nothing goes on with the conversation, the last question does.
  const [before, rest] = others.length > 0 ? [beside, others] : [beside.slice(0, -1), beside.slice(-1)]
  const said = (parts: typeof wishes) => parts.map(({ text: words }) => words)
  return { beside: said(before), rest: said(rest).join(', ') }
}
