import { AppError, afterSpecialist, afterSpecialistSuggestions, whatsappLink, whatsappTexts } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import { namesOf } from './answer-questions'
import type { Speaker } from './assistant-tools'
import { cleanText } from './clean-text'
import type { OpenTalk } from './open-talk'
import { summarize } from './summarize'
import { changed } from './talk'
import { lineOf, talkOf, talkRepository } from './talk-repository'
import type { Tools } from './tools'

interface Needs {
  db: Db
  clock: Clock
  open: OpenTalk
  toolsFor: (speaker: Speaker) => Tools
}

/** Hands a talk over to the team. The line about it is kept once, however often the link is asked for. */
export const handOverTalk =
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
    const summary = cleanText(edited ?? '') || summarize(talkOf(row), await namesOf(tools))
    if (!row.memory.handedOver || row.stage !== 'handoff') {
      const over = changed(talkOf(row), { stage: 'handoff', memory: { handedOver: true, asked: undefined } })
      await db.transaction(async (transaction) => {
        const now = clock()
        const talks = talkRepository(transaction)
        // Whoever moved the talk meanwhile has said the line, or has gone on to something else.
        if (!(await talks.move(row, now, over))) return
        await talks.add(row.id, now, 'handoff', {
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
