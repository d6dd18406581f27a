import { getAgentTasks, getWorkspace } from '@ag/contracts'
import { queryClient } from '@ag/platform'

/** After something was sent to the team: the steps, and how many of them are done. */
export async function readTasksAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [getAgentTasks.path] })
  await queryClient.invalidateQueries({ queryKey: [getWorkspace.path] })
}
