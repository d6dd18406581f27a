import { AppError } from '@ag/core'
import { after, type Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Speaker } from './assistant-tools'
import { talkKept } from './forget-talks'
import { type TalkRow, talkRepository } from './talk-repository'

export type OpenTalk = (id: string, speaker: Pick<Speaker, 'caller'>) => Promise<TalkRow>

/** When nobody can go on with a talk any more. */
export const endOf = ({ last_active_at }: Pick<TalkRow, 'last_active_at'>) =>
  after(last_active_at, talkKept.history)

/** Finds a talk for whoever may read it; for everybody else there is none. */
export const openTalk =
  (db: Db, clock: Clock): OpenTalk =>
  async (id, { caller }) => {
    const row = await talkRepository(db).byId(id)
    const isTheirs = row && (row.user_id === null || row.user_id === caller?.user.id)
    if (!isTheirs || endOf(row) <= clock()) throw new AppError('ASSISTANT_SESSION_NOT_FOUND')
    return row
  }
