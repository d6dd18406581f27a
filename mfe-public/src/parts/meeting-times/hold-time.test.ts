import { asClock, holdEnd, secondsLeft, warningAt } from './hold-time'

const asked = Date.parse('2026-11-24T14:00:00Z')
const minutes = 60_000

it('ends five minutes after it was asked for', () => {
  expect(holdEnd(asked)).toBe(asked + 5 * minutes)
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
