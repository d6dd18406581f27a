import { AppError } from '@ag/core'
import { after, type Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Speaker } from './assistant-tools'
import { type ConversationRow, conversationRepository } from './conversation-repository'
import { conversationRetention } from './forget-conversations'

export type OpenConversation = (id: string, speaker: Pick<Speaker, 'caller'>) => Promise<ConversationRow>

/** When nobody can go on with a conversation any more. */
export const endOf = ({ last_active_at }: Pick<ConversationRow, 'last_active_at'>) =>
  after(last_active_at, conversationRetention.history)

/** Finds a conversation for whoever may read it; for everybody else there is none. */
export const openConversation =
  (db: Db, clock: Clock): OpenConversation =>
  async (id, { caller }) => {
    const row = await conversationRepository(db).byId(id)
    const isTheirs = row && (row.user_id === null || row.user_id === caller?.user.id)
    if (!isTheirs || endOf(row) <= clock()) throw new AppError('ASSISTANT_SESSION_NOT_FOUND')
    return row
  }
