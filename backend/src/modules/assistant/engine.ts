import { answers, describeProduct, handOver, lastTopic, mailLink, openSuggestions } from './answer-questions'
import { type Conversation, changed, type Turn, turn, withContact } from './conversation'
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
import type { Intent } from './read-intent'
import { readMoment } from './read-moment'
import { choiceOf, replies, texts } from './texts'
import type { Tools } from './tools'
import type { WishedIntent } from './understanding/corpus/schema'
import { partsOf, type Understood, understand } from './understanding/understand'
import { fold } from './words'

const planning = ['schedule', 'contact', 'review', 'confirm']
const isPlanning = ({ stage }: Conversation) => planning.includes(stage)

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
 * in it is read, never obeyed. Several wishes are all answered, what goes on with the conversation last.
 */
export async function reply(conversation: Conversation, said: string, tools: Tools): Promise<Turn> {
  const parts = partsOf(conversation, said)
  if (!parts) return replyToOne(conversation, said, tools)
  let current = conversation
  const before: Turn[] = []
  for (const words of parts.beside) {
    const found = isPlanning(current)
      ? await answerQuestion(current, understand(current, words), tools)
      : await replyToOne(current, words, tools)
    if (found.intent === 'unknown') continue
    before.push(found)
    // A booking that is under way stands where it was.
    if (!isPlanning(current)) current = found.conversation
  }
  const last = await replyToOne(current, parts.rest, tools)
  return before.length > 0 ? together(before, last) : replyToOne(conversation, said, tools)
}

/** Several answers in one: the last says where the conversation goes on. */
function together(before: readonly Turn[], last: Turn): Turn {
  const known = before.at(-1)
  if (last.intent === 'unknown' && known) {
    const others = before.slice(0, -1)
    return others.length > 0 ? together(others, known) : known
  }
  const all = [...before, last]
  const texts = [...new Set(all.map(({ saying }) => saying.text))]
  const cards = new Map(all.flatMap(({ saying }) => saying.cards.map((card) => [JSON.stringify(card), card])))
  return {
    ...last,
    saying: { ...last.saying, text: texts.join('\n\n'), cards: [...cards.values()].slice(0, mostCards) },
  }
}
const mostCards = 4

/** Answers a message of one wish. */
async function replyToOne(conversation: Conversation, said: string, tools: Tools): Promise<Turn> {
  const understood = await withProducts(understand(conversation, said), tools)
  const answered =
    (await takeAnswer(conversation, said, understood.intent, tools)) ??
    (await respond(conversation, understood, tools))
  const unclear = answered.intent === 'unknown' ? (conversation.memory.unclear ?? 0) + 1 : 0
  return { ...answered, conversation: changed(answered.conversation, { memory: { unclear } }) }
}

/** What the agents that are named say of a wish: of one that is needed or taken, to be told; of several and a total, their prices. */
async function withProducts(understood: Understood, tools: Tools): Promise<Understood> {
  const { intent, text, isLikely } = understood
  if (isLikely && ['advice', 'buy'].includes(intent) && (await namesProduct(text, tools)))
    return { ...understood, intent: 'unknown' }
  const asked = fold(text)
  if (summable.includes(intent) && asksTotal.test(asked)) {
    const { products } = await tools.pricing()
    const named = findProducts(text, products, { each: true })
    // Several agents have a total, and so has one with its use.
    if (named.length > 1 || (named.length === 1 && planWithUse.test(asked)))
      return { ...understood, intent: 'prices' }
  }
  return understood
}
const summable: readonly Intent[] = [
  'unknown',
  'product',
  'products',
  'compare',
  'advice',
  'usage_prices',
  'services',
]
const planWithUse = /\b(?:plano|agente|mensalidade)\b.*\d/
const asksTotal = /\b(?:soma(?:r|ndo)?|total|juntos?|juntas?|tudo junto|da quanto|quanto da)\b/

/** Takes a message for the answer to what was asked, where it is one. */
async function takeAnswer(
  conversation: Conversation,
  text: string,
  intent: Intent,
  tools: Tools,
): Promise<Turn | undefined> {
  const { stage, memory } = conversation
  if (intent === 'not_for_us') return undefined
  if (memory.linkWanted && !isPlanning(conversation)) {
    const mailed = await mailLink('manage_meeting', conversation, text, tools)
    if (mailed) return mailed
  }
  if (stage === 'qualify') return takeQualifying(conversation, text, intent, tools)
  if (!isPlanning(conversation)) return undefined
  if (intent === 'change_contact') return changeContact(conversation, text)
  if (intent === 'change_slot' || intent === 'manage_meeting') return changeSlot(conversation, text, tools)
  if (intent === 'more_slots') return moreSlots(conversation, text, tools)
  if (intent === 'stop' || intent === 'start_over')
    return stopPlanning(conversation, openSuggestions(tools), tools)
  if (stage === 'review' || stage === 'confirm') return answerReview(conversation, text, intent, tools)
  if (stage === 'contact') return takeContact(conversation, text, intent)
  const wantsPerson =
    intent === 'human' && /atendente|pessoa|especialista|humano|alguem|equipe|suporte/.test(fold(text))
  if (wantsPerson || isQuestion(intent)) return undefined
  if (memory.asked === 'channel' && readChannel(text)) return takeChannel(conversation, text, tools)
  return (
    (await takeSlot(conversation, text, tools)) ??
    (readChannel(text) ? takeChannel(conversation, text, tools) : undefined)
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
async function respond(conversation: Conversation, understood: Understood, tools: Tools): Promise<Turn> {
  const { text, intent } = understood
  if (
    intent === 'book' ||
    (intent === 'my_meetings' && !tools.customer && /\bmarcar|agendar\b/.test(fold(text)))
  ) {
    return planMeeting(await withTopic(conversation, text, tools), text, tools)
  }
  // Whoever says yes to a recommendation wants to hear more of it.
  if (intent === 'yes' && conversation.stage === 'recommend') return planMeeting(conversation, text, tools)
  if (intent === 'unknown' && namesHour(text, tools)) return planMeeting(conversation, text, tools)
  if (intent === 'advice') return advise(conversation, text, tools)
  if (intent === 'human') return handOver(conversation, text, tools)
  if (intent === 'more_slots' || intent === 'change_slot') return planMeeting(conversation, text, tools)
  if (intent === 'skip' && conversation.stage === 'qualify') return qualify('skip', conversation, tools)
  const found = await answerQuestion(conversation, understood, tools)
  if (!isPlanning(conversation)) return found
  // Words without a matter of their own only bring the open question back.
  if (['unknown', 'yes', 'no', 'greeting', 'skip'].includes(found.intent)) {
    return withIntent(unclearAnswer(conversation), found.intent) ?? found
  }
  // A question in between is answered, and the booking goes on where it was.
  const again = askAgain(conversation)
  if (!again) return found
  return {
    intent: found.intent,
    conversation: changed(again.conversation, { context: { lead: found.conversation.context.lead } }),
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

async function answerQuestion(
  conversation: Conversation,
  { text, intent, question, maybe }: Understood,
  tools: Tools,
): Promise<Turn> {
  if (general.includes(intent)) {
    const own = await tools.find(text, conversation.memory.topic)
    const found =
      question && (own?.coverage ?? 0) < plainCoverage
        ? await tools.find(question, conversation.memory.topic)
        : own
    if (found && (intent === 'unknown' || (found.coverage === 1 && found.words > 1))) {
      const stage =
        conversation.stage === 'done' || conversation.stage === 'handoff' ? 'discover' : conversation.stage
      const isProduct = intent === 'unknown' && !question && (await namesProduct(text, tools))
      if (!isProduct) {
        return turn('faq', changed(conversation, { stage }), {
          text: [
            fold(text) === fold(found.question) ? '' : found.question,
            found.answer,
            found.source ? texts.source(found.source) : '',
          ]
            .filter(Boolean)
            .join('\n'),
          suggestions: openSuggestions(tools),
          isOpen: intent === 'unknown',
        })
      }
    }
  }
  const answer = answers[intent]
  const answered = await answer?.(conversation, text, tools)
  if (answered?.intent === 'buy' && answered.saying.text === '') return advise(conversation, text, tools)
  return answered ?? (await describeOrAdmit(conversation, text, tools, maybe))
}

/** So much of a question must be spoken of by an entry of our own to go before what it was taken for. */
const plainCoverage = 0.75

/** An agent by its name, a contact that was left unasked, or the admission that nothing was understood. */
async function describeOrAdmit(
  conversation: Conversation,
  text: string,
  tools: Tools,
  maybe: readonly WishedIntent[] = [],
): Promise<Turn> {
  const { products } = await tools.pricing()
  // 'E o de e-mail?' is about an agent, where the same word in a longer message may be about an address.
  const [product] = findProducts(text, products, {
    bare: /^(?:e )?(?:[oa]|d[oa]) (?:agente )?(?:de |do )?\S+$/.test(
      fold(text).replace(/(?<![?.!])[?.!]+$/, ''),
    ),
  })
  const asksMore =
    /\b(?:funciona|faz|serve|integra|recursos|mais sobre|saber mais|detalhes|inclui|ele|dele|isso)\b/.test(
      fold(text),
    )
  const spokenOf = product ?? (asksMore ? lastTopic(conversation, products) : undefined)
  if (spokenOf) return describeProduct(conversation, spokenOf)
  const contact = readContact(text)
  if (Object.keys(contact).length > 0) {
    return turn('contact', withContact(changed(conversation, { stage: 'discover' }), contact), {
      text: texts.contactSaved,
      suggestions: [replies.meeting, replies.specialist, replies.prices],
    })
  }
  const isAgain = (conversation.memory.unclear ?? 0) > 0
  const stage =
    conversation.stage === 'done' || conversation.stage === 'handoff' ? 'discover' : conversation.stage
  const choices = maybe.flatMap((each) => choiceOf[each] ?? [])
  if (choices.length > 1 && !isAgain) {
    return turn('unknown', changed(conversation, { stage }), {
      text: texts.whichOf,
      suggestions: [...choices, replies.specialist],
      isOpen: true,
    })
  }
  return turn('unknown', changed(conversation, { stage }), {
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
async function withTopic(conversation: Conversation, text: string, tools: Tools): Promise<Conversation> {
  const { products } = await tools.pricing()
  const isChannel = readChannel(text) === 'whatsapp'
  const [product] = findProducts(text, products).filter(({ id }) => !(isChannel && id === 'whatsapp'))
  const interest = product ?? lastTopic(conversation, products)
  if (!interest) return conversation
  return changed(conversation, {
    context: { lead: { ...conversation.context.lead, agent_interest: interest.id } },
    memory: { topic: interest.id },
  })
}
