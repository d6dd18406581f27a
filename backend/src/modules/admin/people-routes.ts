import {
  acceptInvitation,
  getAdministrators,
  getAdminSettings,
  getAudit,
  getAuditFile,
  getMyInvitation,
  getSavedViews,
  inviteAdministrator,
  removeView,
  saveAdminSettings as saveSettingsCall,
  saveView,
  setAdministratorRole,
  withdrawInvitation,
} from '@ag/contracts'
import { desc, sql } from 'drizzle-orm'
import { audit_log } from '../../db/schema'
import type { Route } from '../../plugins/router'
import { sendFile } from '../../plugins/send-file'
import type { AdminNeeds } from './admin-needs'
import { readAdminSettings, saveAdminSettings } from './admin-settings'
import { actorOf } from './audit'
import { auditFile, auditMeeting, describeEntry } from './audit-log'
import { createPeople } from './people'
import { readPage } from './read-page'
import { savedViews } from './saved-views'

const mostInFile = 5_000
/** Places in the trail are compared as texts: all are as long as the longest. */
const placeDigits = 19

/** Administrators, what they did and how they like to look at it. */
export function peopleRoutes(route: Route, needs: AdminNeeds): void {
  const { db, reading, clock, mailer, publicUrl, worker, traceUrl } = needs
  const tag = 'admin: people'
  const people = createPeople({ db, clock, mailer, publicUrl })
  const views = savedViews(db)
  const saveSettings = saveAdminSettings({ db, clock })

  route(getAdministrators, {
    tag,
    who: 'administrators:read',
    summary: 'Administrators and open invitations',
    handler: ({ caller }) => people.list(caller.user),
  })

  route(inviteAdministrator, {
    tag,
    who: 'administrators:write',
    summary: 'Invite somebody by mail',
    async handler({ body, caller, request }) {
      const invitation = await people.invite(actorOf(caller, request), body.email, body.role)
      worker.kick()
      return invitation
    },
  })

  route(withdrawInvitation, {
    tag,
    who: 'administrators:write',
    summary: 'Take an invitation back',
    async handler({ body, caller, request }) {
      await people.withdraw(actorOf(caller, request), body.email)
      return undefined
    },
  })

  route(setAdministratorRole, {
    tag,
    who: 'administrators:write',
    summary: 'Give an administrator another role, or none',
    async handler({ params, body, caller, request }) {
      await people.setRole(actorOf(caller, request), params.id, body.role, body.reason)
      return { role: body.role }
    },
  })

  route(getMyInvitation, {
    tag,
    who: 'user',
    summary: 'The invitation for the address of whoever is signed in',
    handler: ({ caller }) => people.mine(caller.user),
  })

  route(acceptInvitation, {
    tag,
    who: 'user',
    summary: 'Accept that invitation',
    handler: async ({ caller, request }) => ({
      role: await people.accept(actorOf(caller, request), caller.user),
    }),
  })

  route(getAudit, {
    tag,
    who: 'audit:read',
    summary: 'Who changed what',
    async handler({ query }) {
      const lists = await reading()
      const page = await readPage(lists, query, {
        order: {
          by: audit_log.at,
          type: 'timestamptz',
          descending: true,
          id: sql`lpad(${audit_log.position}::text, ${sql.raw(String(placeDigits))}, '0')`,
        },
        where: auditMeeting(query),
        rows: (where, order, limit) =>
          lists
            .select()
            .from(audit_log)
            .where(where)
            .orderBy(...order)
            .limit(limit),
        from: audit_log,
        placeOf: ({ at, position }) => [at, String(position).padStart(placeDigits, '0')],
      })
      return { ...page, items: page.rows.map((row) => describeEntry(row, traceUrl)) }
    },
  })

  route(getAuditFile, {
    tag,
    who: 'audit:read',
    summary: 'Who changed what, as a spreadsheet',
    async handler({ query, reply }) {
      const lists = await reading()
      const rows = await lists
        .select()
        .from(audit_log)
        .where(auditMeeting(query))
        .orderBy(desc(audit_log.position))
        .limit(mostInFile)
      sendFile(reply, 'auditoria.csv', auditFile(rows.map((row) => describeEntry(row))))
      return undefined
    },
  })

  route(getAdminSettings, {
    tag,
    who: 'settings:read',
    summary: 'Company, contacts and Pix key',
    handler: () => readAdminSettings(db),
  })

  route(saveSettingsCall, {
    tag,
    who: 'settings:write',
    summary: 'Change them',
    handler: ({ body, caller, request }) => saveSettings(actorOf(caller, request), body),
  })

  route(getSavedViews, {
    tag,
    who: 'administrator',
    summary: 'Saved views of a list',
    handler: async ({ query, caller }) => ({ items: await views.of(caller.user.id, query.list) }),
  })

  route(saveView, {
    tag,
    who: 'administrator',
    summary: 'Save a view',
    handler: ({ body, caller }) => views.save(clock(), caller.user.id, body),
  })

  route(removeView, {
    tag,
    who: 'administrator',
    summary: 'Remove one of your views',
    async handler({ params, caller }) {
      await views.remove(caller.user.id, params.id)
      return undefined
    },
  })
}
