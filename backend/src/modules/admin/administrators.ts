import { adminRole } from '@ag/contracts'
import { and, asc, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'
import type { Recipient } from '../billing/recipients'
import { type Permission, permissionsOf } from './permissions'

/** Administrators with a permission who have confirmed their address; fifty at most. */
export const recipientsWho = (db: Db, permission: Permission): Promise<Recipient[]> =>
  db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        inArray(
          users.role,
          adminRole.options.filter((role) => permissionsOf(role).includes(permission)),
        ),
        isNotNull(users.email_verified_at),
      ),
    )
    .orderBy(asc(users.name), asc(users.id))
    .limit(50)
