import { AppError } from '@ag/core'
import { days, hours, minutes } from '../../clock'
import type { Limit, Limits } from '../limits/limits'

/** How much somebody may say. */
export const conversationLimits = {
  messagesOfConversation: { name: 'assistant-conversation', most: 20, window: minutes(10) },
  messagesOfAddress: { name: 'assistant-address', most: 60, window: hours(1), byAddress: true },
  messagesOfDay: { name: 'assistant-address-day', most: 200, window: days(1), byAddress: true },
  conversationsOfAddress: { name: 'assistant-conversations', most: 30, window: hours(1), byAddress: true },
} as const satisfies Record<string, Limit>

/** Counts a message; one too many is refused with the seconds to wait. */
export async function countMessage(limits: Limits, conversationId: string, address: string): Promise<void> {
  await told(async () => {
    await limits.count(conversationLimits.messagesOfConversation, conversationId)
    await limits.count(conversationLimits.messagesOfAddress, address)
    await limits.count(conversationLimits.messagesOfDay, address)
  })
}

export const countConversation = (limits: Limits, address: string): Promise<void> =>
  told(() => limits.count(conversationLimits.conversationsOfAddress, address))

async function told(count: () => Promise<void>): Promise<void> {
  try {
    await count()
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'RATE_LIMITED') throw error
    const { retryAfter = 1 } = error.details
    const userMessage = `Você enviou muitas mensagens em pouco tempo. Aguarde ${retryAfter} ${retryAfter === 1 ? 'segundo' : 'segundos'} para continuar.`
    throw new AppError('RATE_LIMITED', { retryAfter, userMessage })
  }
}
