import { daysLeft, formatDay, formatFullDay, formatLongDay, formatTime, isoDay } from './dates'

it('writes days and hours as they are in São Paulo', () => {
  const lateEvening = '2026-11-25T01:30:00Z'
  expect(formatDay(lateEvening)).toBe('24/11/2026')
  expect(formatLongDay(lateEvening)).toBe('24 de novembro de 2026')
  expect([formatLongDay('2026-12-01'), formatFullDay('2026-12-21'), formatFullDay('2026-12-01')]).toEqual([
    '1º de dezembro de 2026',
    'segunda-feira, 21 de dezembro de 2026',
    'terça-feira, 1º de dezembro de 2026',
  ])
  expect(formatFullDay(lateEvening)).toBe('terça-feira, 24 de novembro de 2026')
  expect(formatTime(lateEvening)).toBe('22:30')
  expect(isoDay(lateEvening)).toBe('2026-11-24')
})

it('keeps a plain day on its day', () => {
  expect(formatDay('2026-12-01')).toBe('01/12/2026')
  expect(isoDay('2026-12-01')).toBe('2026-12-01')
})

it('writes midnight as 00:00', () => {
  expect(formatTime('2026-11-24T00:00:00-03:00')).toBe('00:00')
})

test.each<[until: string, days: number]>([
  ['2026-12-04T12:00:00Z', 14],
  ['2026-11-21T12:00:00Z', 1],
  ['2026-11-20T12:01:00Z', 1],
  ['2026-11-20T12:00:00Z', 0],
  ['2026-11-01T12:00:00Z', 0],
])('until %s there are %i days', (until, days) => {
  expect(daysLeft(until, '2026-11-20T12:00:00Z')).toBe(days)
})

it('asks browsers for Portuguese alone: they do not agree on how other languages write a day', () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat')
  jest.isolateModules(() => {
    const dates = jest.requireActual<typeof import('./dates')>('./dates')
    for (const write of [
      dates.isoDay,
      dates.formatDay,
      dates.formatLongDay,
      dates.formatFullDay,
      dates.formatTime,
    ])
      write('2026-12-01')
  })
  expect([...new Set(made.mock.calls.map(([language]) => language))]).toEqual(['pt-BR'])
  made.mockRestore()
})
