import { getDashboard } from '@ag/contracts'
import { query } from '@ag/platform'

/** What the customer holds, owes and has ahead. */
export const dashboard = query(getDashboard)
