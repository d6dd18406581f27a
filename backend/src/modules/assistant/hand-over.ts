import { AppError, afterSpecialist, afterSpecialistSuggestions, whatsappLink, whatsappTexts } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { namesOf } from './answer-questions'
import type { Speaker } from './assistant-tools'
import { cleanText } from './clean-text'
import { changed } from './conversation'
import { conversationOf, conversationRepository, lineOf } from './conversation-repository'
import type { OpenConversation } from './open-conversation'
import { summarize } from './summarize'
import type { Tools } from './tools'

interface Needs {
  db: Db
  clock: Clock
  open: OpenConversation
  toolsFor: (speaker: Speaker) => Tools
}

/** Hands a conversation over to the team. The line about it is kept once, however often the link is asked for. */
export const handOverConversation =
  ({ db, clock, open, toolsFor }: Needs) =>
  async (
    id: string,
    edited: string | undefined,
    speaker: Speaker,
  ): Promise<{ url: string; summary: string }> => {
    const row = await open(id, speaker)
    const tools = toolsFor(speaker)
    const { whatsapp_number, contact_email, contact_phone } = await tools.settings()
    if (!whatsapp_number) throw new AppError('ASSISTANT_UNAVAILABLE', { userMessage: noNumber })
    const summary = cleanText(edited ?? '') || summarize(conversationOf(row), await namesOf(tools))
    if (!row.memory.handedOver || row.stage !== 'handoff') {
      const over = changed(conversationOf(row), {
        stage: 'handoff',
        memory: { handedOver: true, asked: undefined },
      })
      await db.transaction(async (transaction) => {
        const now = clock()
        const conversations = conversationRepository(transaction)
        // Whoever moved the conversation meanwhile has said the line, or has gone on to something else.
        if (!(await conversations.move(row, now, over, { waiting_since: null }))) return
        await conversations.add(row.id, now, 'handoff', {
          ...lineOf({
            text: afterSpecialist({ email: contact_email, phone: contact_phone }),
            suggestions: afterSpecialistSuggestions,
            cards: [],
          }),
          engine: 'rules',
        })
      })
    }
    return { url: whatsappLink(whatsapp_number, whatsappTexts.handOver(summary)), summary }
  }

const noNumber =
  'Nosso WhatsApp não está disponível no momento. Marque uma reunião ou use os contatos da página.'
