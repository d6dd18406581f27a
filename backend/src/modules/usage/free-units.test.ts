import fc from 'fast-check'
import { chargedUsage, type DayOfUsage, freeInTrial, freeUnits } from './free-units'

const trial = { product_id: 'prospect', first: '2026-10-25', last: '2026-11-08' }
const used = (day: string, quantity: number, product_id = 'prospect'): DayOfUsage => ({
  product_id,
  meter: 'ai_credits',
  day,
  quantity,
})

it('leaves the first thousand units of a trial free, and nothing after it', () => {
  const usage = [used('2026-11-09', 5), used('2026-11-02', 400), used('2026-10-30', 700)]
  expect(chargedUsage(usage, [trial]).map(({ day, charged }) => [day, charged])).toEqual([
    ['2026-10-30', 0],
    ['2026-11-02', 100],
    ['2026-11-09', 5],
  ])
  expect(freeUnits('ai_credits', usage, [trial], '2026-11-01')).toBe(300)
  expect(freeUnits('email_sends', usage, [trial], '2026-11-01')).toBe(1000)
  expect(freeUnits('ai_credits', usage, [trial], '2026-12-01')).toBe(0)
})

it('gives each product and each meter a thousand of its own', () => {
  const usage = [used('2026-11-02', 1500), used('2026-11-02', 1500, 'whatsapp')]
  expect(chargedUsage(usage, [trial]).map(({ charged }) => charged)).toEqual([500, 1500])
})

it('charges what was used less a thousand, however it is spread over the days', () => {
  const days = fc.integer({ min: 1, max: 8 }).map((day) => `2026-11-0${day}`)
  fc.assert(
    fc.property(fc.array(fc.tuple(days, fc.integer({ min: 1, max: 500 }))), (entries) => {
      const usage = entries.map(([day, quantity]) => used(day, quantity))
      const total = usage.reduce((sum, { quantity }) => sum + quantity, 0)
      const charged = chargedUsage(usage, [trial]).reduce((sum, entry) => sum + entry.charged, 0)
      expect(charged).toBe(Math.max(0, total - freeInTrial))
    }),
  )
})
