import { randomBytes } from 'node:crypto'
import type { Product } from '@ag/contracts'
import { AppError, agentIdAt, barePath, pageContext } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { firstName } from '../auth/mails'
import type { Limits } from '../limits/limits'
import type { Speaker } from './assistant-tools'
import { cleanText } from './clean-text'
import { conversationRepository } from './conversation-repository'
import { countConversation } from './limits'
import { endOf } from './open-conversation'
import type { Tools } from './tools'

interface Needs {
  db: Db
  clock: Clock
  limits: Limits
  toolsFor: (speaker: Speaker) => Tools
}

interface Page {
  page_url: string
  user_agent?: string | undefined
}

const longestPath = 300

/** Begins a conversation with the welcome of its page. Its id is all that a visitor has, so nobody can guess it. */
export const beginConversation =
  ({ db, clock, limits, toolsFor }: Needs) =>
  async (page: Page, speaker: Speaker): Promise<{ session_id: string; expires_at: string }> => {
    await countConversation(limits, speaker.address)
    const tools = toolsFor(speaker)
    const { company_name, assistant } = await tools.settings()
    if (!assistant.enabled) throw new AppError('ASSISTANT_UNAVAILABLE', { userMessage: switchedOff })
    const path = pathOf(page.page_url)
    const agent = await agentOn(path, tools)
    const context = pageContext({
      path,
      company: company_name,
      ...(speaker.caller && { userName: firstName(speaker.caller.user.name) }),
      ...(agent && { agent: { name: agent.name, cents: agent.price_cents } }),
    })
    const now = clock()
    const id = `as_${randomBytes(24).toString('base64url')}`
    // The line breaks of prices are the screen's business.
    const welcomeMessage = context.welcomeMessage.replace(/\u00a0/g, ' ')
    await db.transaction(async (transaction) => {
      const conversations = conversationRepository(transaction)
      await conversations.begin({
        id,
        user_id: speaker.caller?.user.id ?? null,
        stage: 'discover',
        context: { page_context: { ...context, welcomeMessage } },
        memory: {},
        page_path: path,
        user_agent: page.user_agent ? cleanText(page.user_agent) : null,
        created_at: now,
        last_active_at: now,
      })
      await conversations.add(id, now, 'discover', {
        type: 'assistant',
        content: welcomeMessage,
        suggestions: context.suggestions,
      })
    })
    return { session_id: id, expires_at: endOf({ last_active_at: now }).toISOString() }
  }

const switchedOff = 'O assistente está desligado no momento. Fale com a gente pelos contatos da página.'

/** Of an address only its path is kept. */
function pathOf(address: string): string {
  const path = cleanText(address).replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  const bare = barePath(path.startsWith('/') ? path : '/')
  return bare.slice(0, longestPath)
}

/** The agent whose page it is; a catalogue that cannot be read keeps nobody from being greeted. */
async function agentOn(path: string, tools: Tools): Promise<Product | undefined> {
  const id = agentIdAt(path)
  if (id === undefined) return undefined
  const products = await tools.pricing().then(
    (pricing) => pricing.products,
    () => [],
  )
  return products.find((product) => product.id === id)
}
