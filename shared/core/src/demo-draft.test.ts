import { longestDraft } from '@ag/contracts'
import { type DemoDraft, draftIn, longestDemoDraft, storedDraft } from './demo-draft'

const now = Date.parse('2026-11-23T12:00:00Z')
const day = 86_400_000
const made: DemoDraft = {
  agent: 'site-builder',
  summary: 'Padaria, Recife',
  company: 'Padaria Sol',
  content: { name: 'Sol' },
}

it('is found again by its agent for thirty days', () => {
  const stored = storedDraft(made, now)
  expect(draftIn(stored, 'site-builder', now + 29 * day)).toEqual(made)
  expect(draftIn(stored, 'site-builder', now + 31 * day)).toBeUndefined()
  expect(draftIn(stored, 'prospect', now)).toBeUndefined()
})

it('is not taken along when an account would refuse it', () => {
  expect(longestDemoDraft).toBe(longestDraft)
  expect(storedDraft({ ...made, content: { text: 'x'.repeat(32_000) } }, now)).toBeUndefined()
})

it.each([
  undefined,
  '',
  'null',
  '7',
  '{"agent":"site-builder"}',
  '{"agent":"site-builder","summary":1}',
  '{',
])('finds nothing in %j', (stored) => {
  expect(draftIn(stored, 'site-builder', now)).toBeUndefined()
})
