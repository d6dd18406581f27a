import { getAdminMe, getAdminOverview } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { readOverview } from './overview-repository'
import { adminRoleOf, permissionsOf } from './permissions'

/** What administrators see. */
export function adminRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  const tag = 'admin'

  route(getAdminMe, {
    tag,
    who: 'administrator',
    summary: 'Role and permissions of the caller',
    handler({ caller }) {
      const role = adminRoleOf(caller.user.role)
      if (!role) throw new AppError('FORBIDDEN')
      return { role, permissions: [...permissionsOf(role)] }
    },
  })

  route(getAdminOverview, {
    tag,
    who: 'overview:read',
    summary: 'Counts of people, subscriptions, products and mails',
    handler: () => readOverview(db, clock),
  })
}
