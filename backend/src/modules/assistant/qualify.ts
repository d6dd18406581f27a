import type { Product } from '@ag/contracts'
import { describeProduct, lastTopic } from './answer-questions'
import { type Conversation, changed, type Turn, turn, withLead } from './conversation'
import { findProducts } from './find-products'
import type { Question } from './memory'
import { readSize, readTiming } from './read-answer'
import type { Intent } from './read-intent'
import { replies, sizeNames, texts, timingNames } from './texts'
import type { Tools } from './tools'

/** The four short questions, in their order; each may be passed over. */
const questions = ['interest', 'need', 'size', 'timing'] as const
type Qualifying = (typeof questions)[number]
const isQualifying = (asked: Question | undefined): asked is Qualifying =>
  questions.some((each) => each === asked)

const longestNeed = 300

const known: Record<Qualifying, (conversation: Conversation) => unknown> = {
  interest: ({ context }) => context.lead?.agent_interest,
  need: ({ context }) => context.lead?.need,
  size: ({ context }) => context.lead?.company_size,
  timing: ({ context }) => context.lead?.timing,
}

/** Asks the next question, or recommends once there is none left. */
export async function qualify(intent: Intent, conversation: Conversation, tools: Tools): Promise<Turn> {
  const { products } = await tools.pricing()
  const next = questions.find(
    (each) => !known[each](conversation) && !conversation.memory.skipped?.includes(each),
  )
  if (!next) return recommend(intent, conversation, products)
  const choices: Record<Qualifying, string[]> = {
    interest: products.map(({ name }) => name),
    need: [],
    size: Object.values(sizeNames),
    timing: Object.values(timingNames),
  }
  return turn(intent, changed(conversation, { stage: 'qualify', memory: { asked: next } }), {
    text: texts.qualify[next],
    suggestions: [...choices[next], replies.skip],
  })
}

/** Names the agent that fits, its price and its demonstration. */
function recommend(intent: Intent, conversation: Conversation, products: readonly Product[]): Turn {
  const { agent_interest: interest, need = '' } = conversation.context.lead ?? {}
  const product =
    products.find(({ id }) => id === interest) ??
    findProducts(need, products)[0] ??
    lastTopic(conversation, products)
  const asked = changed(conversation, { stage: 'recommend', memory: { asked: undefined } })
  if (!product) {
    return turn(intent, asked, {
      text: texts.recommendMeeting,
      suggestions: [replies.meeting, replies.products, replies.specialist],
    })
  }
  const { saying, conversation: told } = describeProduct(asked, product)
  return turn(intent, told, {
    ...saying,
    text: texts.recommend(product.name, product.description, product.price_formatted),
  })
}

/** Begins to find out what would suit somebody; what they said along with it counts. */
export async function advise(conversation: Conversation, text: string, tools: Tools): Promise<Turn> {
  const { products } = await tools.pricing()
  const [product] = findProducts(text, products)
  const begun = product
    ? withLead(changed(conversation, { memory: { topic: product.id } }), { agent_interest: product.id })
    : conversation
  return qualify('advice', begun, tools)
}

/** Reads the answer to the question that was asked; undefined when the words are about something else. */
export async function takeQualifying(
  conversation: Conversation,
  text: string,
  intent: Intent,
  tools: Tools,
): Promise<Turn | undefined> {
  const { asked } = conversation.memory
  if (!isQualifying(asked)) return undefined
  const passOver = (as: Intent) =>
    qualify(
      as,
      changed(conversation, { memory: { skipped: [...(conversation.memory.skipped ?? []), asked] } }),
      tools,
    )
  if (intent === 'skip') return passOver('skip')
  const { products } = await tools.pricing()
  switch (asked) {
    case 'interest': {
      const [product] = findProducts(text, products)
      if (product && ['unknown', 'product', 'advice', 'answer', 'buy'].includes(intent)) {
        const interested = withLead(changed(conversation, { memory: { topic: product.id } }), {
          agent_interest: product.id,
        })
        return qualify('answer', interested, tools)
      }
      // No agent's field: it says what they need instead.
      if (intent !== 'unknown' && intent !== 'advice') return undefined
      const passed = changed(conversation, {
        memory: { skipped: [...(conversation.memory.skipped ?? []), asked] },
      })
      return qualify(
        'answer',
        isDontKnow(text) ? passed : withLead(passed, { need: text.slice(0, longestNeed) }),
        tools,
      )
    }
    case 'need':
      if (isDontKnow(text)) return passOver('skip')
      if (
        !['unknown', 'advice', 'product', 'products', 'faq', 'prices', 'hours', 'invoice'].includes(intent) ||
        text.endsWith('?')
      )
        return undefined
      return qualify('answer', withLead(conversation, { need: text.slice(0, longestNeed) }), tools)
    case 'size': {
      const company_size = readSize(text)
      if (company_size) return qualify('answer', withLead(conversation, { company_size }), tools)
      return isDontKnow(text) ? passOver('skip') : undefined
    }
    case 'timing': {
      const timing = readTiming(text, tools.now())
      if (timing) return qualify('answer', withLead(conversation, { timing }), tools)
      return undefined
    }
  }
}

const isDontKnow = (text: string) => /^(?:ainda )?n[aã]o sei\b|^sei l[aá]\b|^n sei\b/i.test(text.trim())
