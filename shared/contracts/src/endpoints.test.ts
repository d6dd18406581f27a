import { getLabelledFile } from './admin-conversations'
import { getCustomersFile } from './admin-customers'
import { getLeadsFile } from './admin-leads'
import { getMeetingsFile } from './admin-meetings'
import { getAuditFile } from './admin-people'
import { getProductsFile } from './admin-products'
import { getSiteMessagesFile } from './agent-site'
import { getAssistantTranscript } from './assistant'
import { getInvoiceFile } from './billing'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'
import * as contracts from './index'
import { getMeetingCalendar } from './meetings'
import { getUsageFile } from './usage'

const files: readonly Endpoint[] = [
  getMeetingCalendar,
  getAssistantTranscript,
  getUsageFile,
  getInvoiceFile,
  getProductsFile,
  getMeetingsFile,
  getAuditFile,
  getLeadsFile,
  getCustomersFile,
  getLabelledFile,
  getSiteMessagesFile,
]

it('names each pair of method and path once', () => {
  const pairs = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(pairs).size).toBe(pairs.length)
})

it('declares every parameter of a path', () => {
  for (const { path, params } of endpoints) expect(path.includes('/:')).toBe(params !== undefined)
})

it('promises a body with every answer but 204 and files', () => {
  for (const endpoint of endpoints) {
    expect(endpoint.reply === undefined).toBe(endpoint.status === 204 || files.includes(endpoint))
  }
})

it('sends on everything that browsers may call: whoever adds a call lists it', () => {
  const calls = Object.entries(contracts).filter(
    ([, each]) => typeof each === 'object' && 'method' in each && 'path' in each,
  ) as [string, Endpoint][]
  const listed = new Set<Endpoint>(endpoints)
  // What the gateway calls of its own accord, or answers itself.
  const own = /^\/api\/v1\/(?:public|pictures|analytics\/performance|usage|admin\/releases)\b/
  const missing = calls.filter(([, each]) => !listed.has(each) && !own.test(each.path)).map(([name]) => name)
  expect(missing).toEqual([])
  expect(calls.length).toBeGreaterThan(100)
})
