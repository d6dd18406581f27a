import { getSecondFactor } from '@ag/contracts'
import { query, queryClient } from '@ag/platform'

/** How the second factor stands. */
export const secondFactor = query(getSecondFactor)

/** Asks again how it stands, after a change. */
export const refreshSecondFactor = () => queryClient.invalidateQueries({ queryKey: secondFactor.queryKey })
