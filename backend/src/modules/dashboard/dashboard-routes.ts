import { getDashboard } from '@ag/contracts'
import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { Route } from '../../plugins/router'
import { readDashboard } from './dashboard-repository'

/** What customers see of their own. */
export function dashboardRoutes(route: Route, { db, clock }: { db: Db; clock: Clock }): void {
  route(getDashboard, {
    tag: 'dashboard',
    who: 'user',
    summary: 'Services, next invoice, alerts and notices of the customer',
    handler: ({ caller }) => readDashboard(db, clock(), caller.user),
  })
}
