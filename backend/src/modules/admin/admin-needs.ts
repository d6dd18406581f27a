import type { Clock } from '../../clock'
import type { Database } from '../../db/database'
import type { Assistant } from '../assistant/assistant'
import type { BillingParts } from '../billing/billing'
import type { Limits } from '../limits/limits'
import type { Meetings } from '../meetings/meetings'
import type { Mailer } from '../outbox/mailer'
import type { Worker } from '../outbox/worker'

/** What the admin area is built from. */
export interface AdminNeeds extends Pick<Database, 'db' | 'reading'> {
  clock: Clock
  limits: Limits
  worker: Worker
  mailer: Mailer
  publicUrl: string
  /** Where the trace of a request is looked at, with `{requestId}` in the place of its id. */
  traceUrl: string | undefined
  billing: BillingParts
  meetings: Meetings
  assistant: Assistant
}
