import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Limits } from '../limits/limits'
import { record } from './audit'
import type { Passwords } from './passwords'
import { authLimits } from './rules'
import type { User } from './user-repository'

export interface ProveOwnerNeeds {
  db: Db
  clock: Clock
  limits: Limits
  passwords: Passwords
}

/** Asks who is signed in for their password once more; a few wrong ones, and even the right one has to wait. */
export const proveOwner = ({ db, clock, limits, passwords }: ProveOwnerNeeds) => {
  return async (user: User, password: string, requestId: string): Promise<void> => {
    // Counted before it is known to be wrong, so that many at once gain nothing.
    await limits.count(authLimits.proofsOfUser, user.id)
    if (!(await passwords.matches(password, user.password_hash))) {
      await record(db, clock(), 'password_refused', { userId: user.id, requestId })
      throw wrongPassword()
    }
    await limits.forget(authLimits.proofsOfUser, user.id)
  }
}

export const wrongPassword = () =>
  new AppError('VALIDATION_FAILED', {
    errors: [{ field: 'current_password', code: 'PASSWORD_WRONG', message: 'Senha incorreta.' }],
  })
