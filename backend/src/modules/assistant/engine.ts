import { answers, describeProduct, handOver, lastTopic, openSuggestions } from './answer-questions'
import { findProducts } from './find-products'
import {
  answerReview,
  askAgain,
  changeContact,
  changeSlot,
  moreSlots,
  planMeeting,
  stopPlanning,
  takeChannel,
  takeContact,
  takeSlot,
  unclearAnswer,
} from './plan-meeting'
import { advise, qualify, takeQualifying } from './qualify'
import { readChannel } from './read-answer'
import { readContact } from './read-contact'
import { type Intent, readIntent } from './read-intent'
import { readMoment } from './read-moment'
import { changed, type Talk, type Turn, turn, withContact } from './talk'
import { replies, texts } from './texts'
import type { Tools } from './tools'
import { fold } from './words'

const planning = ['schedule', 'contact', 'review', 'confirm']
const isPlanning = ({ stage }: Talk) => planning.includes(stage)

/** Intents that a good answer among the frequent questions goes before. */
const general: Intent[] = [
  'unknown',
  'trial',
  'prices',
  'payment_methods',
  'products',
  'stop',
  'company',
  'hours',
]

/**
 * Answers one message, from rules alone: the same message at the same place always gets the same answer. Whatever is
 * in it is read, never obeyed.
 */
export async function reply(talk: Talk, text: string, tools: Tools): Promise<Turn> {
  const intent = readIntent(text)
  const answered = (await takeAnswer(talk, text, intent, tools)) ?? (await respond(talk, text, intent, tools))
  const unclear = answered.intent === 'unknown' ? (talk.memory.unclear ?? 0) + 1 : 0
  return { ...answered, talk: changed(answered.talk, { memory: { unclear } }) }
}

/** Takes a message for the answer to what was asked, where it is one. */
async function takeAnswer(talk: Talk, text: string, intent: Intent, tools: Tools): Promise<Turn | undefined> {
  const { stage, memory } = talk
  if (intent === 'not_for_us') return undefined
  if (stage === 'qualify') return takeQualifying(talk, text, intent, tools)
  if (!isPlanning(talk)) return undefined
  if (intent === 'change_contact') return changeContact(talk, text)
  if (intent === 'change_slot' || intent === 'manage_meeting') return changeSlot(talk, text, tools)
  if (intent === 'more_slots') return moreSlots(talk, tools)
  if (intent === 'stop' || intent === 'start_over') return stopPlanning(talk, openSuggestions(tools), tools)
  if (stage === 'review' || stage === 'confirm') return answerReview(talk, text, intent, tools)
  if (stage === 'contact') return takeContact(talk, text, intent)
  const wantsPerson =
    intent === 'human' && /atendente|pessoa|especialista|humano|alguem|equipe|suporte/.test(fold(text))
  if (wantsPerson || isQuestion(intent)) return undefined
  if (memory.asked === 'channel' && readChannel(text)) return takeChannel(talk, text, tools)
  return (
    (await takeSlot(talk, text, tools)) ?? (readChannel(text) ? takeChannel(talk, text, tools) : undefined)
  )
}

const questions: Intent[] = [
  'prices',
  'usage_prices',
  'product',
  'products',
  'compare',
  'demo',
  'trial',
  'privacy',
  'payment_methods',
  'bot',
  'company',
]
const isQuestion = (intent: Intent) => questions.includes(intent)

/** Answers what a message says by itself. */
async function respond(talk: Talk, text: string, intent: Intent, tools: Tools): Promise<Turn> {
  if (
    intent === 'book' ||
    (intent === 'my_meetings' && !tools.customer && /\bmarcar|agendar\b/.test(fold(text)))
  ) {
    return planMeeting(await withTopic(talk, text, tools), text, tools)
  }
  // Whoever says yes to a recommendation wants to hear more of it.
  if (intent === 'yes' && talk.stage === 'recommend') return planMeeting(talk, text, tools)
  if (intent === 'unknown' && namesHour(text, tools)) return planMeeting(talk, text, tools)
  if (intent === 'advice') return advise(talk, text, tools)
  if (intent === 'human') return handOver(talk, text, tools)
  if (intent === 'more_slots' || intent === 'change_slot') return planMeeting(talk, text, tools)
  if (intent === 'skip' && talk.stage === 'qualify') return qualify('skip', talk, tools)
  const found = await answerQuestion(talk, text, intent, tools)
  if (!isPlanning(talk)) return found
  // Words without a matter of their own only bring the open question back.
  if (['unknown', 'yes', 'no', 'greeting', 'skip'].includes(found.intent)) {
    return withIntent(unclearAnswer(talk), found.intent) ?? found
  }
  // A question in between is answered, and the booking goes on where it was.
  const again = askAgain(talk)
  if (!again) return found
  return {
    intent: found.intent,
    talk: changed(again.talk, { context: { lead: found.talk.context.lead } }),
    saying: { ...again.saying, text: `${found.saying.text}\n\n${again.saying.text}` },
  }
}

/** A day with its hour is a meeting to be. */
function namesHour(text: string, tools: Tools): boolean {
  const wish = readMoment(text, tools.now())
  return wish?.first !== undefined && wish.minute !== undefined
}

const withIntent = (found: Turn | undefined, intent: Intent): Turn | undefined =>
  found && { ...found, intent }

async function answerQuestion(talk: Talk, text: string, intent: Intent, tools: Tools): Promise<Turn> {
  if (general.includes(intent)) {
    const found = await tools.find(text, talk.memory.topic)
    if (found && (intent === 'unknown' || (found.coverage === 1 && found.words > 1))) {
      const stage = talk.stage === 'done' || talk.stage === 'handoff' ? 'discover' : talk.stage
      const isProduct = intent === 'unknown' && (await namesProduct(text, tools))
      if (!isProduct) {
        return turn('faq', changed(talk, { stage }), {
          text: fold(text) === fold(found.question) ? found.answer : `${found.question}\n${found.answer}`,
          suggestions: openSuggestions(tools),
          isOpen: intent === 'unknown',
        })
      }
    }
  }
  const answer = answers[intent]
  const answered = await answer?.(talk, text, tools)
  if (answered?.intent === 'buy' && answered.saying.text === '') return advise(talk, text, tools)
  return answered ?? (await describeOrAdmit(talk, text, tools))
}

/** An agent by its name, a contact that was left unasked, or the admission that nothing was understood. */
async function describeOrAdmit(talk: Talk, text: string, tools: Tools): Promise<Turn> {
  const { products } = await tools.pricing()
  const [product] = findProducts(text, products)
  const asksMore =
    /\b(?:funciona|faz|serve|integra|recursos|mais sobre|saber mais|detalhes|inclui|ele|dele|isso)\b/.test(
      fold(text),
    )
  const spokenOf = product ?? (asksMore ? lastTopic(talk, products) : undefined)
  if (spokenOf) return describeProduct(talk, spokenOf)
  const contact = readContact(text)
  if (Object.keys(contact).length > 0) {
    return turn('contact', withContact(changed(talk, { stage: 'discover' }), contact), {
      text: texts.contactKept,
      suggestions: [replies.meeting, replies.specialist, replies.prices],
    })
  }
  const isAgain = (talk.memory.unclear ?? 0) > 0
  const stage = talk.stage === 'done' || talk.stage === 'handoff' ? 'discover' : talk.stage
  return turn('unknown', changed(talk, { stage }), {
    text: isAgain ? texts.unknownAgain : texts.unknown,
    suggestions: isAgain ? [replies.specialist, replies.meeting, replies.products] : openSuggestions(tools),
    isOpen: true,
  })
}

async function namesProduct(text: string, tools: Tools): Promise<boolean> {
  const { products } = await tools.pricing()
  return findProducts(text, products).length > 0
}

/** Whoever asks for a meeting about an agent is interested in it; a channel is no agent. */
async function withTopic(talk: Talk, text: string, tools: Tools): Promise<Talk> {
  const { products } = await tools.pricing()
  const isChannel = readChannel(text) === 'whatsapp'
  const [product] = findProducts(text, products).filter(({ id }) => !(isChannel && id === 'whatsapp'))
  const interest = product ?? lastTopic(talk, products)
  if (!interest) return talk
  return changed(talk, {
    context: { lead: { ...talk.context.lead, agent_interest: interest.id } },
    memory: { topic: interest.id },
  })
}
