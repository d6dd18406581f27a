import fc from 'fast-check'
import { companySizes, type LeadFacts, mostPoints, scoreOf, scoreParts } from './lead-score'

const all = { name: true, email: true, company: true }

it.each<[LeadFacts, number, string]>([
  [{}, 0, 'C'],
  [{ interest: 'yes' }, 30, 'C'],
  [{ interest: 'yes', size: 'few' }, 50, 'B'],
  [{ interest: 'yes', size: 'few', timing: 'now' }, 80, 'A'],
  [{ interest: 'yes', size: 'few', timing: 'now', contact: all }, 100, 'A'],
  [{ interest: 'maybe', size: 'many', timing: 'month', contact: { ...all, company: false } }, 54, 'B'],
  [
    { interest: 'maybe', size: 'one', timing: 'research', contact: { ...all, email: false, company: false } },
    41,
    'B',
  ],
  [{ interest: 'no', size: 'few', timing: 'now' }, 50, 'B'],
])('%j is %d, band %s', (facts, total, band) => {
  expect(scoreOf(facts, 'few')).toMatchObject({ total, band })
})

it('can reach 100 and no more, whatever the ideal size', () => {
  expect(scoreParts.reduce((sum, part) => sum + mostPoints[part], 0)).toBe(100)
  for (const ideal of companySizes)
    expect(scoreOf({ interest: 'yes', size: ideal, timing: 'now', contact: all }, ideal).parts).toEqual(
      mostPoints,
    )
})

it('never falls when a lead tells more, and the band follows the total', () => {
  const size = fc.constantFrom(...companySizes)
  const facts: fc.Arbitrary<LeadFacts> = fc.record(
    {
      interest: fc.constantFrom('yes', 'maybe', 'no'),
      size,
      timing: fc.constantFrom('now', 'month', 'research'),
      contact: fc.record({ name: fc.boolean(), email: fc.boolean(), company: fc.boolean() }),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(facts, fc.constantFrom(...scoreParts), size, (known, part, ideal) => {
      const { [part]: _, ...less } = known
      const { total, band } = scoreOf(known, ideal)
      expect(total).toBeGreaterThanOrEqual(scoreOf(less, ideal).total)
      expect(total).toBeLessThanOrEqual(100)
      expect(band).toBe(total >= 70 ? 'A' : total >= 40 ? 'B' : 'C')
    }),
  )
})
