import { getBiBoard, getBiReport, getBiTable, getBiTables, getWorkspace } from '@ag/contracts'
import { query, queryClient, useSuspenseQuery } from '@ag/platform'

const workspace = query(getWorkspace, { params: { agent: 'business-intelligence' } })

/** How the agent stands, and what was brought from its demo. */
export function useWorkspace() {
  const { life, draft } = useSuspenseQuery(workspace).data
  return { isRunning: life === 'running', draft }
}

/** A step may be done now, a number have grown. */
export const forgetWorkspace = (): Promise<unknown> =>
  queryClient.invalidateQueries({ queryKey: workspace.queryKey })

export const tables = query(getBiTables)
export const tableOf = (table: string) => query(getBiTable, { params: { table } })
export const board = query(getBiBoard, undefined, { staleTime: 0 })
export const report = query(getBiReport)

/** What the tables say has changed: everything that was worked out from them is asked for anew. */
export const forgetTables = (): Promise<unknown> =>
  Promise.all(
    [getBiTables, getBiTable, getBiBoard, getWorkspace].map(({ path }) =>
      queryClient.invalidateQueries({ queryKey: [path] }),
    ),
  )
