import { outboxMails } from '@ag/contracts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../../db/database'
import { outbox } from '../../db/schema'
import { calendarFile, invoiceFileName, type Mail } from './mail'

const most = 200

/** Lists mails for people who develop or test. Lies outside the public address space and outside production. */
export function mailRoutes(app: FastifyInstance, db: Db): void {
  app.get('/internal/mail', {
    schema: {
      hide: true,
      querystring: z.object({ to: z.optional(z.string().check(z.maxLength(254))) }),
      response: { 200: outboxMails },
    },
    handler: async (request) => {
      const { to } = request.query as { to?: string }
      const isTo = to ? sql`lower(${outbox.payload} ->> 'to') = ${to.trim().toLowerCase()}` : undefined
      const rows = await db
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'mail'), isTo))
        .orderBy(desc(outbox.position))
        .limit(most)
      return rows.map(({ id, payload, created_at }) => {
        const { calendar, invoice, ...mail } = payload as Mail
        const files = [
          ...(calendar ? [calendarFile] : []),
          ...(invoice ? [invoiceFileName(invoice.number)] : []),
        ]
        return { id, ...mail, calendar: calendar?.content, files, created_at: created_at.toISOString() }
      })
    },
  })
}
