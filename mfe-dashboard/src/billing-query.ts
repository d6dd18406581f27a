import { getBilling } from '@ag/contracts'
import { query } from '@ag/platform'

/** Everything about the customer's money: what is held, what is due, how it is paid. */
export const billing = query(getBilling)
