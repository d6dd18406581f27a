import { teamSteps } from '@ag/agents/with-team/steps'
import type { ProductId } from '@ag/core'
import { and, eq } from 'drizzle-orm'
import { agent_tasks } from '../../../db/schema'
import { agentModule } from '../agent-module'

/** The agents whose steps are done together with the team. */
export const teamAgent = agentModule({
  name: 'agent_with_team',
  queries: (db, { company_id }) => ({
    done: db
      .select({ task: agent_tasks.task, product_id: agent_tasks.product_id })
      .from(agent_tasks)
      .where(and(eq(agent_tasks.company_id, company_id), eq(agent_tasks.state, 'done'))),
  }),
  setup: ({ done }, productId) =>
    (teamSteps[productId as ProductId] ?? []).map(({ id, title, hint }) => ({
      id,
      title,
      hint,
      done: done.some(({ task, product_id }) => task === id && product_id === productId),
      place: 'work',
    })),
  results: () => [],
})
