import * as z from 'zod/mini'
import { listQuery, pageOf } from './admin-lists'
import { lead, leadBands, leadDetails } from './assistant'
import { endpoint } from './endpoint'
import { idField } from './fields'
import { dayField } from './meetings'

const leadFilters = {
  q: listQuery.q,
  band: z.optional(z.enum(leadBands)),
  agent: z.optional(idField),
  from: z.optional(dayField),
  to: z.optional(dayField),
  sort: z.optional(z.enum(['-created_at', '-score'])),
}

/** Who told the assistant how to be reached; the latest first unless told. */
export const getLeads = endpoint({
  method: 'GET',
  path: '/api/v1/admin/leads',
  query: z.object({ ...listQuery, ...leadFilters }),
  reply: pageOf(lead),
})

export const getLeadsFile = endpoint({
  method: 'GET',
  path: '/api/v1/admin/leads/export',
  query: z.object(leadFilters),
})

const params = z.object({ id: idField })

/** One of them with the whole conversation. */
export const getLead = endpoint({
  method: 'GET',
  path: '/api/v1/admin/leads/:id',
  params,
  reply: leadDetails,
})

/** Forgets somebody who asks for it: the conversation goes with the lead, a meeting stays. */
export const removeLead = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/leads/:id',
  status: 204,
  params,
})
