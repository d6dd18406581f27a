import type { Conversation } from '../conversation'
import { type Intent, readIntent } from '../read-intent'
import { classify } from './classifier'
import type { WishedIntent } from './corpus/schema'
import { trainedWeights } from './weights'

/** So sure must the classifier be of what the patterns do not know. */
const sure = 0.7
/** So sure it is believed against a pattern, where no answer to a question of ours is awaited. */
const surer = 0.97
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

/** What is asked in many words, in those of our policy. */
const askedHere: Partial<Record<WishedIntent, string>> = {
  discount: 'Vocês dão desconto?',
  guarantee: 'Como peço reembolso?',
  cancel_plan: 'Como cancelo minha assinatura?',
  contract_terms: 'Tem fidelidade ou multa?',
  requirements: 'Preciso instalar alguma coisa?',
  meeting_info: 'Como funciona a reunião?',
}

/** What a message is taken for, and the words to answer: its own, or the question that it comes to. */
export interface Understood {
  intent: Intent
  text: string
  /** Learnt from the corpus, not read in so many words. */
  isLikely: boolean
}

/** Reads a message: by its words where they are plain, by what was learnt from the corpus where they are not. */
export function understand({ stage, memory: { asked } }: Conversation, text: string): Understood {
  const plain: Understood = { intent: readIntent(text), text, isLikely: false }
  if (plain.intent === 'not_for_us') return plain
  if (plain.intent !== 'unknown' && awaiting.includes(stage)) return plain
  const [best] = classify({ text, stage, asked }, trainedWeights())
  if (!best || best.confidence < (plain.intent === 'unknown' ? sure : surer)) return plain
  const intent = calledHere[best.intent]
  if (intent === plain.intent) return plain
  const question = askedHere[best.intent]
  if (question) return { intent: 'unknown', text: question, isLikely: true }
  // Where a new detail comes along, it is read from the words.
  if (best.intent.startsWith('change_') && /[\d@]/.test(text)) return plain
  return { intent: intent ?? plain.intent, text, isLikely: true }
}
