import { teamSteps } from '@ag/agents/with-team/steps'
import type { ProductId } from '@ag/core'
import { and, eq } from 'drizzle-orm'
import { agent_tasks } from '../../../db/schema'
import { agentModule } from '../agent-module'

/** An agent whose steps are done together with the team. */
export const teamAgent = (productId: ProductId) =>
  agentModule({
    withTeam: true,
    queries: (db, { company_id }) => ({
      done: db
        .select({ task: agent_tasks.task })
        .from(agent_tasks)
        .where(
          and(
            eq(agent_tasks.company_id, company_id),
            eq(agent_tasks.product_id, productId),
            eq(agent_tasks.state, 'done'),
          ),
        ),
    }),
    setup({ done }) {
      const tasks = new Set(done.map(({ task }) => task))
      return (teamSteps[productId] ?? []).map(({ id, title, hint }) => ({
        id,
        title,
        hint,
        done: tasks.has(id),
        place: 'work',
      }))
    },
    results: () => [],
  })
