import { asClock, holdEnd, secondsLeft, warningAt } from './hold-time'

const asked = Date.parse('2026-11-24T14:00:00Z')
const minutes = 60_000

it.each([
  ['in time', '2026-11-24T14:05:00Z', asked + 5 * minutes],
  ['sooner, as a slow answer says', '2026-11-24T14:04:30Z', asked + 4.5 * minutes],
  ['in the past of a clock that is ahead', '2026-11-24T13:00:00Z', asked + 5 * minutes],
  ['hours ahead of a clock that is behind', '2026-11-24T18:00:00Z', asked + 5 * minutes],
])('ends %s', (_, expires_at, end) => {
  expect(holdEnd({ expires_at }, asked)).toBe(end)
})

it.each([
  [5 * minutes, 300, '5:00'],
  [61_500, 62, '1:02'],
  [900, 1, '0:01'],
  [0, 0, '0:00'],
  [-5000, 0, '0:00'],
])('has of %i ms so many seconds left: %i, %s', (left, seconds, clock) => {
  expect(secondsLeft(asked + left, asked)).toBe(seconds)
  expect(asClock(seconds)).toBe(clock)
})

it.each([
  [300, undefined],
  [121, undefined],
  [120, 'Restam 2 minutos da reserva. Você pode mantê-la por mais 5 minutos.'],
  [61, 'Restam 2 minutos da reserva. Você pode mantê-la por mais 5 minutos.'],
  [60, 'Resta 1 minuto da reserva. Você pode mantê-la por mais 5 minutos.'],
  [30, 'Restam 30 segundos da reserva.'],
  [1, 'Restam 30 segundos da reserva.'],
])('with %i seconds left says %s', (seconds, warning) => {
  expect(warningAt(seconds)).toBe(warning)
})
