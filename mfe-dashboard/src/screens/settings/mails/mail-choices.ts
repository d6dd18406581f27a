import { getMailChoices } from '@ag/contracts'
import { query } from '@ag/platform'

/** Which mails the customer wants besides those that are always sent. */
export const mailChoices = query(getMailChoices)
