import { describeMeter, type MonthOfUsage, readMeters } from './meters'

const november: MonthOfUsage = {
  month: '2026-11',
  today: '2026-11-20',
  tariffs: [{ key: 'ai_credits', label: 'Créditos de IA', cents_per_thousand: 20_00 }],
  limits: [],
  usage: [],
  trials: [],
}
const used = (day: string, quantity: number) => ({
  product_id: 'prospect',
  meter: 'ai_credits',
  day,
  quantity,
})
const limit = (amount_cents: number) => [{ meter: 'ai_credits', amount_cents, action: 'notify' }]
const meterOf = (change: Partial<MonthOfUsage>) => readMeters({ ...november, ...change })[0]

it('shows the month of the specification', () => {
  const usage = [used('2026-11-03', 2000), used('2026-11-19', 4200)]
  expect(meterOf({ usage })).toMatchObject({
    used: 6200,
    cents: 124_00,
    projectedUsed: 9300,
    projectedCents: 186_00,
  })
})

it('projects nothing for a month that is over', () => {
  const usage = [used('2026-10-03', 2000)]
  expect(meterOf({ month: '2026-10', usage })).toMatchObject({ projectedUsed: 2000, projectedCents: 40_00 })
})

it.each([
  ['far away', 1000_00, { percent: 12, reachedOn: null, projectedOn: null }],
  ['reached at this pace', 130_00, { percent: 95, reachedOn: null, projectedOn: '2026-11-21' }],
  ['reached with the month', 186_00, { percent: 66, reachedOn: null, projectedOn: '2026-11-30' }],
  ['reached', 124_00, { percent: 100, reachedOn: '2026-11-19', projectedOn: null }],
  ['passed', 40_00, { percent: 310, reachedOn: '2026-11-03', projectedOn: null }],
])('knows a limit that is %s', (_how, amount, expected) => {
  const usage = [used('2026-11-03', 2000), used('2026-11-19', 4200)]
  expect(meterOf({ usage, limits: limit(amount) })).toMatchObject(expected)
})

it('counts what a trial leaves free in the projection too', () => {
  const trials = [{ product_id: 'prospect', first: '2026-11-15', last: '2026-11-28' }]
  expect(meterOf({ usage: [used('2026-11-18', 900)], trials })).toMatchObject({
    included: 1000,
    used: 900,
    cents: 0,
    projectedUsed: 1350,
    projectedCents: 7_00,
  })
})

it('has a value for every day that is shown', () => {
  const meter = meterOf({ usage: [used('2026-11-03', 20)] })
  const { daily, by_service } = meter
    ? describeMeter(meter, ['2026-11-02', '2026-11-03'], new Map([['prospect', 'Prospect AI']]))
    : { daily: [], by_service: [] }
  expect(daily).toEqual([
    { date: '2026-11-02', value: 0 },
    { date: '2026-11-03', value: 20 },
  ])
  expect(by_service).toEqual([{ product_id: 'prospect', name: 'Prospect AI', used: 20 }])
})
