import fc from 'fast-check'
import { dayAndTime, weekdayOf } from '../local-days'
import { meetingSlots } from './meeting-slots'

it.each([
  ['2026-11-24T10:00:00-03:00', ['amanhã às 14h30', 'amanhã às 16h', 'quinta, 26/11 às 10h']],
  ['2026-11-27T23:30:00-03:00', ['segunda, 30/11 às 14h30', 'segunda, 30/11 às 16h', 'terça, 01/12 às 10h']],
])('from %s offers %j', (moment, words) => {
  const now = new Date(moment)
  expect(meetingSlots(now).map((slot) => dayAndTime(now, slot))).toEqual(words)
})

it('offers business days to come, in order, and never one twice', () => {
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(moment, (now) => {
      const slots = [0, 1, 2, 3, 4].flatMap((page) => meetingSlots(now, page))
      expect(slots).toHaveLength(15)
      for (const [index, slot] of slots.entries()) {
        expect([1, 2, 3, 4, 5]).toContain(weekdayOf(slot))
        expect(slot.getTime()).toBeGreaterThan((slots[index - 1] ?? now).getTime())
      }
    }),
  )
})
