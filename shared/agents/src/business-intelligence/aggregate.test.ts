import fc from 'fast-check'
import { groupsOf, rowsIn, totalOf } from './aggregate'
import { dayOf } from './days'
import type { Grouping, ValueFilter } from './plan'
import { sampleShop } from './sample-shop'

const shop = sampleShop()
const revenue = shop.metrics[0]
if (!revenue) throw new Error('no metric')

const value = fc.constantFrom(...shop.dimensions.map(({ id, values }) => ({ id, values })))
const filter: fc.Arbitrary<ValueFilter> = value.chain(({ id, values }) =>
  fc.record({
    dimension: fc.constant(id),
    values: fc.subarray(values, { minLength: 1 }),
    except: fc.boolean(),
  }),
)
const period = fc
  .tuple(fc.integer({ min: -20, max: 380 }), fc.integer({ min: 0, max: 200 }))
  .map(([start, length]) => {
    const from = dayOf(2025, 0, 1) + start
    return { from, to: from + length, label: '' }
  })
const scope = fc.record(
  { filters: fc.array(filter, { maxLength: 3 }), period },
  { requiredKeys: ['filters'] },
)
const grouping: fc.Arbitrary<Grouping> = fc.constantFrom<Grouping>(
  ...shop.dimensions.map(({ id }) => ({ dimension: id })),
  { grain: 'day' },
  { grain: 'week' },
  { grain: 'month' },
  { grain: 'quarter' },
  { grain: 'year' },
  { weekday: true },
)

/** The same sum by the simplest means there are. */
function plainSum({
  filters,
  period: within,
}: {
  filters: ValueFilter[]
  period?: { from: number; to: number }
}): number {
  const values = shop.measures.find(({ id }) => id === 'receita')?.values ?? []
  let sum = 0
  for (let row = 0; row < shop.rows; row += 1) {
    const day = shop.time?.days[row] ?? 0
    if (within && (day < within.from || day > within.to)) continue
    const matches = filters.every(({ dimension, values: wanted, except }) => {
      const column = shop.dimensions.find(({ id }) => id === dimension)
      return wanted.includes(column?.values[column.codes[row] ?? -1] ?? '') !== except
    })
    if (matches) sum += values[row] ?? 0
  }
  return sum
}

it('sums what the rows hold, whatever the filters', () => {
  fc.assert(
    fc.property(scope, (filters) =>
      expect(totalOf(shop, revenue, filters)).toBeCloseTo(plainSum(filters), 4),
    ),
  )
})

it('divides without losing or doubling anything', () => {
  fc.assert(
    fc.property(scope, grouping, (filters, by) => {
      const parts = groupsOf(shop, revenue, by, filters).reduce((sum, group) => sum + group.value, 0)
      expect(parts).toBeCloseTo(totalOf(shop, revenue, filters), 4)
    }),
  )
})

it('splits the rows between a filter and its opposite', () => {
  fc.assert(
    fc.property(filter, (one) => {
      const other = { ...one, except: !one.except }
      expect(rowsIn(shop, { filters: [one] }) + rowsIn(shop, { filters: [other] })).toBe(shop.rows)
    }),
  )
})
