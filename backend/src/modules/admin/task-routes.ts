import { getAdminTasks, moveAdminTask, readAdminFilePart } from '@ag/contracts'
import { AppError } from '@ag/core'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { agent_tasks, companies, products } from '../../db/schema'
import type { Route } from '../../plugins/router'
import { filesOfSteps } from '../agents/with-team/files-of-steps'
import { readAnyFilePart } from '../agents/with-team/hand-in'
import { describeAdminTask, stepOf } from '../agents/with-team/tasks'
import { firstName } from '../auth/mails'
import { tellCompany } from '../billing/recipients'
import type { AdminNeeds } from './admin-needs'
import { actorOf, audit, auditRead } from './audit'
import { readPage } from './read-page'

/** Steps of customers that are done together with the team. */
export function taskRoutes(route: Route, { db, clock, mailer, publicUrl }: AdminNeeds): void {
  const tag = 'admin: agent tasks'
  const id = sql<string>`${agent_tasks.company_id} || '/' || ${agent_tasks.product_id} || '/' || ${agent_tasks.task}`

  const rows = (inside: Pick<typeof db, 'select'>, where: SQL | undefined) =>
    inside
      .select({ row: agent_tasks, company: companies.name, product: products.name, id })
      .from(agent_tasks)
      .innerJoin(companies, eq(companies.id, agent_tasks.company_id))
      .innerJoin(products, eq(products.id, agent_tasks.product_id))
      .where(where)

  route(getAdminTasks, {
    tag,
    who: 'leads:read',
    summary: 'Steps that customers and team take together, those that wait longest first',
    async handler({ query }) {
      const page = await readPage(db, query, {
        order: { by: agent_tasks.updated_at, type: 'timestamptz', descending: false, id },
        where: query.state && eq(agent_tasks.state, query.state),
        rows: (where, order, limit) =>
          rows(db, where)
            .orderBy(...order)
            .limit(limit),
        from: agent_tasks,
        placeOf: (found) => [found.row.updated_at, found.id],
      })
      const files = await filesOfSteps(
        db,
        page.rows.map(({ row }) => row),
      )
      return { ...page, items: page.rows.map((row) => describeAdminTask(row, files)) }
    },
  })

  route(moveAdminTask, {
    tag,
    who: 'leads:write',
    summary: 'Moves a step forward or back, and tells the customer',
    async handler({ params, body, caller, request }) {
      const step = stepOf(params.agent, params.task)
      const signature = await mailer.company()
      return db.transaction(async (transaction) => {
        const now = clock()
        const whose = and(
          eq(agent_tasks.company_id, params.company),
          eq(agent_tasks.product_id, params.agent),
          eq(agent_tasks.task, params.task),
        )
        const [before] = await transaction.select().from(agent_tasks).where(whose).for('update')
        if (!before) throw new AppError('NOT_FOUND')
        await transaction
          .update(agent_tasks)
          .set({ ...body, updated_at: now })
          .where(whose)
        await audit(transaction, now, actorOf(caller, request), {
          action: 'edit',
          entity: 'agent_task',
          id: `${params.company}/${params.agent}/${params.task}`,
          before: { state: before.state, note: before.note },
          after: body,
        })
        const [moved] = await rows(transaction, whose)
        if (!moved) throw new AppError('NOT_FOUND')
        if (before.state !== body.state || before.note !== body.note)
          await tellCompany(transaction, now, params.company, { mailer, signature }, ({ name, email }) => ({
            to: email,
            greeting: `Olá, ${firstName(name)}!`,
            subject: `${moved.product}: ${step.title}`,
            paragraphs: [
              body.state === 'done'
                ? `A equipe concluiu o passo “${step.title}”.`
                : `A equipe devolveu o passo “${step.title}” para você completar.`,
              ...(body.note ? [body.note] : []),
            ],
            button: { label: 'Ver o agente', href: `${publicUrl}/dashboard/services/${params.agent}` },
          }))
        return describeAdminTask(moved, await filesOfSteps(transaction, [moved.row]))
      })
    },
  })

  route(readAdminFilePart, {
    tag,
    who: 'leads:read',
    summary: 'A part of a file that a customer handed in',
    async handler({ params, caller, request }) {
      const { file, content } = await readAnyFilePart(db, params.file, Number(params.part))
      // Its name may be somebody's, and the log outlives the file.
      const { id, company_id, product_id, task, type, bytes } = file
      await auditRead(db, clock(), actorOf(caller, request), {
        entity: 'agent_file',
        id,
        what: { step: `${company_id}/${product_id}/${task}`, type, bytes },
      })
      return { content }
    },
  })
}
