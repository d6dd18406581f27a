import fc from 'fast-check'
import { segments } from '../segments'
import { channels, goals, type MarketingBrief } from './brief'
import { planCsv, planText } from './export-plan'
import { type Assumptions, forecast, rangeProblem, startingAssumptions } from './forecast'
import { parseDecimal, parseReais } from './parse-reais'
import { ideasFor, planMonth } from './plan-month'
import { allocate, shareOut, sum, thinChannels } from './split-budget'

const brief: MarketingBrief = {
  segment: 'food',
  goal: 'sales',
  budget: 3000_00,
  ticket: 60_00,
  channels: ['google', 'meta', 'email'],
  contacts: 2000,
  start: '2026-11-23',
}
const oneOf = <Id extends string>(list: readonly { id: Id }[]) => fc.constantFrom(...list.map(({ id }) => id))
const briefs: fc.Arbitrary<MarketingBrief> = fc.record({
  segment: oneOf(segments),
  goal: oneOf(goals),
  budget: fc.integer({ min: 100_00, max: 1_000_000_00 }),
  ticket: fc.integer({ min: 1, max: 1_000_000_00 }),
  channels: fc.subarray(
    channels.map(({ id }) => id),
    { minLength: 1 },
  ),
  contacts: fc.nat(1_000_000),
  start: fc.constant('2026-11-23'),
})
const planOf = (of: MarketingBrief, assumptions = startingAssumptions(of.segment, of.goal)) => {
  const allocation = allocate(of)
  return {
    brief: of,
    allocation,
    weeks: planMonth(of, allocation),
    forecast: forecast(of, allocation, assumptions),
  }
}
const nothing: Assumptions = startingAssumptions('food', 'sales')

test.each<[string, number | undefined]>([
  ['3000', 3000_00],
  ['R$ 1.500,50', 1500_50],
  ['1.500', 1500_00],
  ['1500.5', 1500_50],
  ['0,1', 10],
  ['12.345.678', 12_345_678_00],
  ['', undefined],
  ['mil', undefined],
  ['-10', undefined],
  ['1,234', undefined],
  ['1.50,00', undefined],
  ['99999999999999999', undefined],
])('%s is %p cents', (text, cents) => {
  expect(parseReais(text)).toBe(cents)
})

test.each<[string, number | undefined]>([
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['10', 10],
  ['', undefined],
  ['1,234', undefined],
  ['-1', undefined],
])('%s is %p', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [1, 1], [1, 0]],
  [10, [0, 0], [0, 0]],
  [1000, [20, 30, 30, 20], [200, 300, 300, 200]],
])('%i cents by %j are %j', (cents, shares, given) => {
  expect(shareOut(cents, shares)).toEqual(given)
})

it('shares out to the cent, whatever the weights', () => {
  fc.assert(
    fc.property(
      fc.nat(1e11),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1 }),
      (cents, shares) => {
        expect(sum(shareOut(cents, shares))).toBe(cents)
        expect(Math.min(...shareOut(cents, shares))).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})

it('spends exactly the budget, by channel and by week, and repeats itself', () => {
  fc.assert(
    fc.property(briefs, (any) => {
      const { allocation, weeks } = planOf(any)
      const spent = sum(allocation.byChannel.map(({ cents }) => cents))
      expect(spent + allocation.reserve).toBe(any.budget)
      expect(sum(weeks.map(({ cents, reserve }) => cents + reserve))).toBe(any.budget)
      for (const { cents, weeks: parts } of allocation.byChannel) {
        expect(cents).toBeGreaterThanOrEqual(0)
        expect(sum(parts)).toBe(cents)
      }
      expect(planOf(any)).toEqual(planOf(any))
    }),
  )
})

it('writes to contacts for no more than that costs', () => {
  expect(allocate(brief).byChannel.find(({ channel }) => channel === 'email')?.cents).toBe(40_00)
  const onlyOwn = allocate({ ...brief, channels: ['email'] })
  expect(onlyOwn).toMatchObject({ byChannel: [{ cents: 40_00 }], reserve: 2960_00 })
})

it('forecasts a range and never one number', () => {
  fc.assert(
    fc.property(briefs, (any) => {
      const { byChannel } = planOf(any).forecast
      for (const { cents, clicks, results } of byChannel) {
        expect(Number.isSafeInteger(clicks.low) && Number.isSafeInteger(clicks.high)).toBe(true)
        if (cents >= 100) {
          expect(clicks.low).toBeLessThan(clicks.high)
          expect(results.low).toBeLessThan(results.high)
        }
      }
    }),
  )
})

it('reckons as one would by hand', () => {
  const assumptions: Assumptions = {
    ...nothing,
    google: { cpc: { low: 100, high: 200 }, ctr: { low: 2, high: 5 }, conversion: { low: 1, high: 2 } },
  }
  const one = { ...brief, channels: ['google' as const], budget: 1000_00 }
  const { byChannel, results, revenue, costPerResult, breakEven } = forecast(one, allocate(one), assumptions)
  // R$ 900 after the reserve: 450 to 900 clicks, of which 1 to 2 % buy.
  expect(byChannel[0]).toEqual({
    channel: 'google',
    cents: 900_00,
    clicks: { low: 450, high: 900 },
    views: { low: 9000, high: 45_000 },
    results: { low: 4, high: 18 },
  })
  expect(results).toEqual({ low: 4, high: 18 })
  expect(revenue).toEqual({ low: 240_00, high: 1080_00 })
  expect(costPerResult).toEqual({ low: 50_00, high: 225_00 })
  expect(breakEven).toBe(17)
})

it('promises no revenue for contacts, and no upper end of a cost that may bring nothing', () => {
  expect(planOf({ ...brief, goal: 'leads' }).forecast).toMatchObject({
    revenue: undefined,
    breakEven: undefined,
  })
  const small = { ...brief, channels: ['linkedin' as const], budget: 100_00 }
  expect(planOf(small).forecast.costPerResult).toMatchObject({ high: undefined })
})

test.each<[number | undefined, number | undefined, string | undefined]>([
  [1, 2, undefined],
  [undefined, 2, 'Use números, como 1,5.'],
  [0, 2, 'O mínimo precisa ser maior que zero.'],
  [1, 101, 'O máximo vai até 100.'],
  [2, 2, 'O mínimo precisa ser menor que o máximo: previsão é sempre uma faixa.'],
])('a range from %p to %p: %p', (low, high, problem) => {
  expect(rangeProblem(low, high, 100)).toBe(problem)
})

it('says when the money is too thin', () => {
  expect(thinChannels(allocate(brief))).toEqual([])
  expect(thinChannels(allocate({ ...brief, budget: 200_00 }))).toEqual(['google', 'meta'])
})

it('plans four weeks from a Monday on', () => {
  const weeks = planOf(brief).weeks
  expect(weeks.map(({ start }) => start)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'])
  expect(weeks[0]?.steps.map(({ date, channel }) => `${date} ${channel}`)).toEqual([
    '2026-11-23 meta',
    '2026-11-24 google',
    '2026-11-26 email',
  ])
})

it('has another plan for every goal and another idea for every trade', () => {
  expect(new Set(goals.map(({ id }) => planText(planOf({ ...brief, goal: id })))).size).toBe(goals.length)
  const ideas = segments.flatMap(({ id }) => ideasFor({ ...brief, segment: id }).map(({ title }) => title))
  expect(new Set(ideas).size).toBe(segments.length * 2 + 1)
})

it('is kept as a spreadsheet whose money adds up', () => {
  const rows = planCsv(planOf(brief))
    .slice(1)
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'))
  expect(rows[0]).toEqual(['Semana', 'Data', 'Canal', 'Ação', 'Verba (R$)'])
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['Total', '3000'])
  const from = rows.findIndex(([cell]) => cell === 'Canal') + 1
  const cents = rows
    .slice(from, -1)
    .map(([, money = '']) => Math.round(Number(money.replace(',', '.')) * 100))
  expect(sum(cents)).toBe(brief.budget)
})

it('is kept as a text', () => {
  expect(planText(planOf(brief)).replaceAll('\u00a0', ' ')).toContain('Verba: R$ 3.000,00\n  Google: R$ 1.')
})
