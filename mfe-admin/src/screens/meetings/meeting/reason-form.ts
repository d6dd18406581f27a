import { reasonField } from '@ag/contracts'
import * as z from 'zod/mini'

/** Why something is done, for those who read the history. */
export const reasonForm = z.object({ reason: reasonField })
