import { getAdminBusiness, getAdminMe, getAdminOverview, getAdminSpeed, searchAdmin } from '@ag/contracts'
import { AppError } from '@ag/core'
import type { Route } from '../../plugins/router'
import { readSpeed } from '../analytics/speed'
import { readSettings } from '../settings/settings-repository'
import type { AdminNeeds } from './admin-needs'
import { agendaRoutes } from './agenda-routes'
import { readBusiness } from './business'
import { conversationRoutes } from './conversation-routes'
import { customerRoutes } from './customer-routes'
import { featureRoutes } from './feature-routes'
import { leadRoutes } from './lead-routes'
import { adminMeetingRoutes } from './meeting-routes'
import { readOverview } from './overview-repository'
import { peopleRoutes } from './people-routes'
import { adminRoleOf, permissionsOf } from './permissions'
import { pricingRoutes } from './pricing-routes'
import { productRoutes } from './product-routes'
import { search } from './search'
import { taskRoutes } from './task-routes'

/** Everything that administrators see and do. */
export function adminRoutes(route: Route, needs: AdminNeeds): void {
  const { db, reading, clock } = needs
  const tag = 'admin'
  productRoutes(route, needs)
  featureRoutes(route, needs)
  pricingRoutes(route, needs)
  adminMeetingRoutes(route, needs)
  agendaRoutes(route, needs)
  customerRoutes(route, needs)
  leadRoutes(route, needs)
  conversationRoutes(route, needs)
  peopleRoutes(route, needs)
  taskRoutes(route, needs)

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

  route(searchAdmin, {
    tag,
    who: 'administrator',
    summary: 'Records by what is typed',
    async handler({ query, caller }) {
      const role = adminRoleOf(caller.user.role)
      const allowed = role ? permissionsOf(role) : []
      return search(await reading(), clock(), (permission) => allowed.includes(permission), query.q)
    },
  })

  route(getAdminOverview, {
    tag,
    who: 'overview:read',
    summary: 'Counts of people, subscriptions, products and mails',
    handler: async () => {
      const { status } = needs.assistant.status(await readSettings(db))
      return readOverview(await reading(), clock, status)
    },
  })

  route(getAdminBusiness, {
    tag,
    who: 'billing:read',
    summary: 'What the business earns',
    handler: async () => readBusiness(await reading(), clock()),
  })
  route(getAdminSpeed, {
    tag,
    who: 'overview:read',
    summary: 'How fast the site was for its visitors, by day, page and build',
    handler: async ({ query }) => readSpeed(await reading(), clock(), query),
  })
}
