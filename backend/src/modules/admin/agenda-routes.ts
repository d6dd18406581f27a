import {
  blockDays,
  createAvailabilityRule,
  createConsultant,
  editAvailabilityRule,
  editConsultant as editConsultantCall,
  getAvailabilityRules,
  getBlockedDays,
  getConsultants,
  getHolidays,
  removeAvailabilityRule,
  setOptionalDay as setOptionalDayCall,
  unblockDays,
} from '@ag/contracts'
import type { Route } from '../../plugins/router'
import type { AdminNeeds } from './admin-needs'
import { actorOf } from './audit'
import { createAgenda, readBlocks, readConsultants, readHolidays, readRules } from './consultants'

/** Who receives, on which days and at which hours. */
export function agendaRoutes(route: Route, { db, clock }: AdminNeeds): void {
  const tag = 'admin: meetings'
  const agenda = createAgenda({ db, clock })

  route(getConsultants, {
    tag,
    who: 'meetings:read',
    summary: 'Everybody who receives or received',
    handler: async () => ({ items: await readConsultants(db, clock()) }),
  })

  route(createConsultant, {
    tag,
    who: 'consultants:write',
    summary: 'Add somebody who receives',
    handler: ({ body, caller, request }) => agenda.addConsultant(actorOf(caller, request), body),
  })

  route(editConsultantCall, {
    tag,
    who: 'consultants:write',
    summary: 'Change somebody who receives',
    handler: ({ params, body, caller, request }) =>
      agenda.editConsultant(actorOf(caller, request), params.id, body),
  })

  route(getAvailabilityRules, {
    tag,
    who: 'meetings:read',
    summary: 'Weekly hours',
    handler: async ({ query }) => ({ items: await readRules(db, query.consultant_id) }),
  })

  route(createAvailabilityRule, {
    tag,
    who: 'availability:write',
    summary: 'Add weekly hours',
    handler: ({ body, caller, request }) => agenda.addRule(actorOf(caller, request), body),
  })

  route(editAvailabilityRule, {
    tag,
    who: 'availability:write',
    summary: 'Change weekly hours',
    handler: ({ params, body, caller, request }) =>
      agenda.editRule(actorOf(caller, request), params.id, body.version, body.rule),
  })

  route(removeAvailabilityRule, {
    tag,
    who: 'availability:write',
    summary: 'Remove weekly hours',
    async handler({ params, body, caller, request }) {
      await agenda.removeRule(actorOf(caller, request), params.id, body.version)
      return undefined
    },
  })

  route(getHolidays, {
    tag,
    who: 'meetings:read',
    summary: 'Holidays and optional days of a year',
    handler: async ({ query }) => ({ items: await readHolidays(db, Number(query.year)) }),
  })

  route(setOptionalDayCall, {
    tag,
    who: 'availability:write',
    summary: 'Work, or rest, on an optional day',
    handler: ({ params, body, caller, request }) =>
      agenda.setOptionalDay(actorOf(caller, request), params.key, body.is_open),
  })

  route(getBlockedDays, {
    tag,
    who: 'meetings:read',
    summary: 'Days on which somebody, or nobody, receives',
    handler: async () => ({ items: await readBlocks(db, clock()) }),
  })

  route(blockDays, {
    tag,
    who: 'availability:write',
    summary: 'Block days',
    handler: ({ body, caller, request }) => agenda.block(actorOf(caller, request), body),
  })

  route(unblockDays, {
    tag,
    who: 'availability:write',
    summary: 'Unblock days',
    async handler({ params, body, caller, request }) {
      await agenda.unblock(actorOf(caller, request), params.id, body.version)
      return undefined
    },
  })
}
