import { meetingStatus } from '@ag/contracts'
import { after, hours, minutes } from '../../clock'
import { canChange, mayBecome, movesLeft, statusAt } from './meeting-status'

const start_at = new Date('2026-11-24T17:00:00Z')
const meeting = { status: 'confirmed', start_at, end_at: after(start_at, minutes(30)), moves: 0 }

it('goes from pending to confirmed to completed, and to cancelled until it is over', () => {
  const steps = meetingStatus.options.flatMap((from) =>
    meetingStatus.options.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(steps).toEqual([
    'pending → confirmed',
    'pending → cancelled',
    'confirmed → completed',
    'confirmed → cancelled',
  ])
})

it.each([
  ['confirmed', minutes(29), 'confirmed'],
  ['confirmed', minutes(30), 'completed'],
  ['pending', -1, 'pending'],
  ['pending', 0, 'cancelled'],
  ['cancelled', hours(5), 'cancelled'],
  ['completed', hours(5), 'completed'],
])('is %s, and %d ms after the start: %s', (status, span, then) => {
  expect(statusAt({ ...meeting, status }, after(start_at, span))).toBe(then)
})

it.each([
  ['confirmed', -hours(2), true],
  ['pending', -hours(2), true],
  ['confirmed', -hours(2) + 1, false],
  ['cancelled', -hours(20), false],
])('%s may be changed %d ms after the start: %s', (status, span, may) => {
  expect(canChange({ ...meeting, status }, after(start_at, span))).toBe(may)
})

it('counts the moves that are left', () => {
  expect([0, 2, 3, 4].map((moves) => movesLeft({ ...meeting, moves }))).toEqual([3, 1, 0, 0])
})
