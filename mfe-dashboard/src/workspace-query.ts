import { getWorkspace } from '@ag/contracts'
import { query } from '@ag/platform'

/** One agent of the customer: how it stands, its steps, what it did and what was brought from its demo. */
export const workspaceOf = (agent: string) => query(getWorkspace, { params: { agent } })
