import {
  exportPersonalData,
  getAccountDeletion,
  getMailChoices,
  getProfile,
  requestAccountDeletion,
  saveMailChoices,
  saveProfile as saveProfileCall,
  undoAccountDeletion,
} from '@ag/contracts'
import { hours } from '../../clock'
import type { Route } from '../../plugins/router'
import { record } from '../auth/audit'
import type { Limit } from '../limits/limits'
import type { Worker } from '../outbox/worker'
import { type DeletionNeeds, deletionOf, requestDeletion, undoDeletion } from './deletion'
import { mailChoicesOf, saveChoices } from './mail-choices'
import { readPersonalData } from './personal-data'
import { profileOf, saveProfile } from './profile'

const exportsOfUser: Limit = { name: 'export', most: 10, window: hours(1) }

/** What people can do with what we hold about them: see and correct it, take it with them, have it deleted. */
export function accountRoutes(route: Route, needs: DeletionNeeds & { worker: Worker }): void {
  const { db, clock, limits, worker } = needs
  const save = saveProfile(needs)
  const chooseMails = saveChoices(needs)
  const request = requestDeletion(needs)
  const undo = undoDeletion(needs)
  const tag = 'account'

  route(getProfile, {
    tag,
    who: 'user',
    summary: 'What the caller may change about themselves',
    handler: ({ caller }) => profileOf(caller),
  })

  route(saveProfileCall, {
    tag,
    who: 'user',
    summary: 'Change it',
    handler: ({ body, caller, request }) => save(caller, body, request.id),
  })

  route(getMailChoices, {
    tag,
    who: 'user',
    summary: 'Which mails the caller wants besides those that are always sent',
    handler: ({ caller }) => mailChoicesOf(caller.user),
  })

  route(saveMailChoices, {
    tag,
    who: 'user',
    summary: 'Choose them',
    handler: ({ body, caller }) => chooseMails(caller.user.id, body),
  })

  route(exportPersonalData, {
    tag,
    who: 'user',
    summary: 'Everything that is held about the caller, as one file',
    async handler({ caller: { user }, request }) {
      await limits.count(exportsOfUser, user.id)
      const now = clock()
      await record(db, now, 'data_exported', { userId: user.id, requestId: request.id })
      return readPersonalData(db, now, user)
    },
  })

  route(getAccountDeletion, {
    tag,
    who: 'user',
    summary: 'When the account goes, if that was asked for',
    handler: ({ caller: { user } }) => ({ deletion: deletionOf(user) }),
  })

  route(requestAccountDeletion, {
    tag,
    who: 'user',
    summary: 'Ask for the account to be deleted in seven days, given the password',
    async handler({ body, caller: { user }, request: { id } }) {
      const deletion = await request(user, body.current_password, id)
      worker.kick()
      return { deletion }
    },
  })

  route(undoAccountDeletion, {
    tag,
    who: 'user',
    summary: 'Keep the account after all',
    async handler({ caller: { user }, request: { id } }) {
      await undo(user, id)
      return undefined
    },
  })
}
