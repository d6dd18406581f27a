import { localTime } from './local-time'

const meeting = '2026-11-24T14:00:00-03:00'

it.each([
  ['America/Sao_Paulo', undefined],
  ['America/Bahia', undefined],
  ['America/Manaus', '13:00'],
  ['Europe/Lisbon', '17:00'],
  ['Asia/Tokyo', '02:00 de 25/11'],
  ['Pacific/Honolulu', '07:00'],
])('of a meeting at 14:00 in Brasília in %s is %s', (zone, time) => {
  expect(localTime(meeting, zone)).toBe(time)
})
