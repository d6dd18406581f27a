import { teamSteps } from '@ag/agents/with-team/steps'
import type { ProductId } from '@ag/core'
import type { AgentModule } from '../agent-module'
import { readTasks } from './tasks'

/** An agent whose steps are done together with the team. */
export const teamAgent = (productId: ProductId): AgentModule => ({
  withTeam: true,
  async setup(db, companyId) {
    const tasks = await readTasks(db, companyId, productId)
    return (teamSteps[productId] ?? []).map(({ id, title, hint }) => ({
      id,
      title,
      hint,
      done: tasks.get(id)?.state === 'done',
      place: 'work',
    }))
  },
  results: async () => [],
})
