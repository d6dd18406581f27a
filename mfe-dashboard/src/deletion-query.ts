import { getAccountDeletion } from '@ag/contracts'
import { query } from '@ag/platform'

/** Whether the account is about to be deleted, and when. */
export const accountDeletion = query(getAccountDeletion)
