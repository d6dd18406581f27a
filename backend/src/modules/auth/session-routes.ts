import {
  changePassword as changePasswordCall,
  endOtherSessions,
  endSession,
  getSessions,
} from '@ag/contracts'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import type { Worker } from '../outbox/worker'
import { record } from './audit'
import { type ChangePassword, changePassword } from './change-password'
import { sessionRepository } from './session-repository'

interface Needs extends ChangePassword {
  db: Db
  clock: Clock
  worker: Worker
}

const passwordChanged = 'Senha alterada. Encerramos os outros acessos à sua conta.'

/** What people can do about where they are signed in, and about their password. */
export function sessionRoutes(route: Route, needs: Needs): void {
  const { db, clock, worker } = needs
  const change = changePassword(needs)
  const tag = 'auth'

  /** Ends sessions of whoever asks and answers how many there were. */
  const end = (which: { userId: string; id?: string; except?: string }, requestId: string): Promise<number> =>
    db.transaction(async (transaction) => {
      const now = clock()
      const ended = await sessionRepository(transaction).revoke(which, 'ended_by_owner', now)
      for (const { id, user_id } of ended) {
        await record(transaction, now, 'session_ended', { userId: user_id, sessionId: id, requestId })
      }
      return ended.length
    })

  route(getSessions, {
    tag,
    who: 'user',
    summary: 'Where the caller is signed in',
    async handler({ caller }) {
      const open = await sessionRepository(db).open(caller.user.id, caller.session.id, clock())
      return {
        items: open.map(({ id, device, network, created_at, last_seen_at }) => ({
          id,
          device,
          place: network,
          created_at: created_at.toISOString(),
          last_seen_at: last_seen_at.toISOString(),
          current: id === caller.session.id,
        })),
      }
    },
  })

  route(endSession, {
    tag,
    who: 'user',
    summary: 'End a session of one’s own; says nothing about any other',
    async handler({ params, caller, request }) {
      await end({ userId: caller.user.id, id: params.id }, request.id)
      return undefined
    },
  })

  route(endOtherSessions, {
    tag,
    who: 'user',
    summary: 'End every session but the one that asks',
    handler: async ({ caller, request }) => ({
      ended: await end({ userId: caller.user.id, except: caller.session.id }, request.id),
    }),
  })

  route(changePasswordCall, {
    tag,
    who: 'user',
    summary: 'Change the password, given the one in use; ends the other sessions',
    async handler({ body, caller, request }) {
      await change(caller, body, request.id)
      worker.kick()
      return { message: passwordChanged }
    },
  })
}
