import { addDays, daysBetween, weekdayOf } from '@ag/core/days'
import fc from 'fast-check'
import { after, days, minutes } from '../../clock'
import { eachHour, lastDay, offerOf, ranked, takersOf } from './free-slots'
import { holidayOn, optionalDays } from './holidays'
import { createOccupancy, quarter } from './occupancy'
import { bookingRules } from './rules'
import type { Block, Opening, Receiver, Rule, Schedule } from './schedule'
import { dayIn, isoIn } from './zoned-day'

/** `CASES` makes more. */
const cases = Number(process.env.CASES ?? 60)
const zone = 'America/Sao_Paulo'

const receiver = (id: string, change: Partial<Receiver> = {}): Receiver => ({
  id,
  name: id,
  role: '',
  bio: '',
  photo_url: null,
  channels: ['video', 'phone', 'whatsapp'],
  is_default: false,
  must_accept: false,
  ...change,
})

const rule = (consultant_id: string, weekday: number, start: number, end: number): Rule => ({
  consultant_id,
  weekday,
  start,
  end,
  slot_minutes: 30,
  buffer_after: 15,
  channels: null,
  valid_from: null,
  valid_to: null,
})

/** Monday to Friday, nine to six, closed from twelve to one. */
const standardRules = (id: string) =>
  [1, 2, 3, 4, 5].flatMap((weekday) => [
    rule(id, weekday, 9 * 60, 12 * 60),
    rule(id, weekday, 13 * 60, 18 * 60),
  ])

/** The schedule of some consultants who keep the standard hours, a year around a moment. */
function standard(ids = ['ana'], change: Partial<Schedule> = {}): Schedule {
  return {
    zone,
    consultants: ids.map((id) => receiver(id)),
    rules: ids.flatMap(standardRules),
    blocks: [],
    openDays: [],
    occupancy: createOccupancy(Date.parse('2026-06-01'), Date.parse('2027-12-01')),
    ...change,
  }
}

const at = (text: string) => new Date(`${text}-03:00`)
const hoursOf = (schedule: Schedule, day: string, now: Date, id?: string) =>
  eachHour(ranked(schedule, day, offerOf(schedule, day, now, id).openings)).map(({ start }) =>
    isoIn(zone, new Date(start)).slice(11, 16),
  )

const usual = [
  ...['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'],
  ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00', '17:30'],
]

describe('a day', () => {
  const now = at('2026-11-19T08:00:00')

  it('has a slot every half hour, and a break at noon', () => {
    expect(hoursOf(standard(), '2026-11-23', now)).toEqual(usual)
  })

  it('loses the next slot too where the buffer reaches into it', () => {
    const schedule = standard()
    schedule.occupancy.take('ana', at('2026-11-23T14:00:00').getTime(), at('2026-11-23T14:45:00').getTime())
    // 13:30 would need its own buffer until 14:15.
    const lost = ['13:30', '14:00', '14:30']
    expect(hoursOf(schedule, '2026-11-23', now)).toEqual(usual.filter((hour) => !lost.includes(hour)))
  })

  it('keeps a slot for as long as one of several is free', () => {
    const schedule = standard(['ana', 'rui'])
    schedule.occupancy.take('ana', at('2026-11-23T09:00:00').getTime(), at('2026-11-23T18:15:00').getTime())
    expect(hoursOf(schedule, '2026-11-23', now)).toEqual(usual)
    expect(offerOf(schedule, '2026-11-23', now, 'ana').closed_reason).toBe('full')
  })

  it.each([
    ['2026-11-18', 'past', null],
    ['2026-11-20', 'holiday', 'Dia da Consciência Negra'],
    ['2026-11-21', 'weekend', null],
    ['2026-11-22', 'weekend', null],
    ['2027-01-18', null, null],
    ['2027-01-19', 'beyond_horizon', null],
  ])('%s is closed because of: %s', (day, reason, label) => {
    const { closed_reason, closed_label } = offerOf(standard(), day, now)
    expect([closed_reason, closed_label]).toEqual([reason, label])
  })

  it.each([
    ['08:59:59', usual.slice(4)],
    ['09:00:00', usual.slice(4)],
    ['09:00:01', usual.slice(5)],
    ['15:30:00', ['17:30']],
  ])('offers nothing sooner than in two hours, at %s', (time, left) => {
    expect(hoursOf(standard(), '2026-11-19', at(`2026-11-19T${time}`))).toEqual(left)
  })

  it('tells too late from over', () => {
    expect(offerOf(standard(), '2026-11-19', at('2026-11-19T15:31:00')).closed_reason).toBe('notice')
    expect(offerOf(standard(), '2026-11-19', at('2026-11-19T17:30:00')).closed_reason).toBe('past')
  })

  it('opens on Ash Wednesday at two in the afternoon, or as always where that was decided', () => {
    const carnival = at('2027-02-05T08:00:00')
    expect(hoursOf(standard(), '2027-02-10', carnival)[0]).toBe('14:00')
    expect(hoursOf(standard(['ana'], { openDays: ['ash_wednesday'] }), '2027-02-10', carnival)).toEqual(usual)
    expect(offerOf(standard(), '2027-02-08', carnival).closed_label).toBe('Carnaval')
    expect(hoursOf(standard(['ana'], { openDays: ['carnival_monday'] }), '2027-02-08', carnival)).toEqual(
      usual,
    )
  })

  it('is blocked for one or for all, in words that are true of all', () => {
    const block = (consultant_id: string | null, label: string): Block => ({
      consultant_id,
      first_day: '2026-11-23',
      last_day: '2026-11-24',
      label,
    })
    const away = standard(['ana', 'rui'], { blocks: [block('ana', 'Férias da Ana')] })
    expect(offerOf(away, '2026-11-24', now)).toMatchObject({ closed_reason: null })
    expect(offerOf(away, '2026-11-24', now, 'ana')).toMatchObject({ closed_label: 'Férias da Ana' })
    const both = standard(['ana', 'rui'], { blocks: [block('ana', 'Férias da Ana'), block('rui', 'Curso')] })
    expect(offerOf(both, '2026-11-23', now)).toMatchObject({ closed_reason: 'blocked', closed_label: null })
    const all = standard(['ana', 'rui'], { blocks: [block(null, 'Recesso')] })
    expect(offerOf(all, '2026-11-23', now)).toMatchObject({
      closed_reason: 'blocked',
      closed_label: 'Recesso',
    })
    expect(offerOf(all, '2026-11-25', now).closed_reason).toBeNull()
  })

  it('follows rules only while they are in force', () => {
    const schedule = standard(['ana'], {
      rules: [
        { ...rule('ana', 1, 9 * 60, 10 * 60), valid_to: '2026-11-23' },
        { ...rule('ana', 1, 15 * 60, 16 * 60), valid_from: '2026-11-30' },
      ],
    })
    expect(hoursOf(schedule, '2026-11-23', now)).toEqual(['09:00', '09:30'])
    expect(hoursOf(schedule, '2026-11-30', now)).toEqual(['15:00', '15:30'])
  })
})

describe('a slot', () => {
  const now = at('2026-11-19T08:00:00')
  const monday = at('2026-11-23T10:00:00')
  const take = ({ occupancy }: Schedule, id: string, from: Date) =>
    occupancy.take(id, from.getTime(), from.getTime() + minutes(45))
  const names = (schedule: Schedule, id?: string) => {
    const takers = takersOf(schedule, monday, now, id)
    return typeof takers === 'string' ? takers : takers.map(({ consultant_id }) => consultant_id)
  }

  it('goes to the one with least to do that day, then to the first', () => {
    const schedule = standard(['ana', 'rui', 'eva'])
    expect(names(schedule)).toEqual(['ana', 'rui', 'eva'])
    take(schedule, 'ana', at('2026-11-23T15:00:00'))
    take(schedule, 'eva', at('2026-11-24T15:00:00'))
    expect(names(schedule)).toEqual(['rui', 'eva', 'ana'])
  })

  it('goes to whoever must accept only when they are asked for', () => {
    const schedule = standard(['ana', 'rui'])
    schedule.consultants = [receiver('ana'), receiver('rui', { must_accept: true })]
    expect(names(schedule)).toEqual(['ana'])
    expect(names(schedule, 'rui')).toEqual(['rui'])
  })

  it('is taken when nobody is left', () => {
    const schedule = standard(['ana', 'rui'])
    take(schedule, 'ana', monday)
    expect(names(schedule, 'ana')).toBe('taken')
    take(schedule, 'rui', at('2026-11-23T09:30:00'))
    expect(names(schedule)).toBe('taken')
  })

  it.each([
    '2026-11-23T10:10:00',
    '2026-11-23T12:00:00',
    '2026-11-23T18:00:00',
    '2026-11-20T10:00:00',
    '2026-11-21T10:00:00',
    '2026-11-18T10:00:00',
    '2026-11-19T09:30:00',
    '2027-01-19T10:00:00',
  ])('is none at %s', (text) => expect(takersOf(standard(), at(text), now)).toBe('invalid'))
})

describe('whatever the rules', () => {
  const quarters = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map((count) => count * 15)
  const anyRule = fc.record({
    consultant_id: fc.constantFrom('ana', 'rui'),
    weekday: fc.integer({ min: 1, max: 5 }),
    start: quarters(0, 92),
    length: quarters(2, 40),
    slot_minutes: quarters(1, 6),
    buffer_after: quarters(0, 4),
    valid_from: fc.constantFrom(null, '2027-03-10'),
    valid_to: fc.constantFrom(null, '2027-11-20'),
  })
  const ruleOf = ({
    length,
    ...each
  }: { length: number; start: number } & Omit<Rule, 'end' | 'channels'>) => ({
    ...each,
    end: Math.min(each.start + length, 24 * 60),
    channels: null,
  })
  const anyCase = fc.record({
    // Two of them change their clocks, one by half an hour, and none on the same day.
    zone: fc.constantFrom(zone, 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'),
    rules: fc.array(anyRule.map(ruleOf), { minLength: 1, maxLength: 12 }),
    blocked: fc.array(fc.integer({ min: 0, max: 61 }), { maxLength: 4 }),
    openDays: fc.subarray([...optionalDays]),
    /** Carnival, changes of clocks in both halves of the world, November, and a leap day. */
    today: fc.constantFrom(
      '2027-01-30',
      '2027-03-05',
      '2027-04-01',
      '2027-09-25',
      '2027-11-01',
      '2028-02-10',
    ),
    minute: fc.integer({ min: 0, max: 1439 }),
    picks: fc.array(fc.nat(), { maxLength: 12 }),
  })

  it('offers what can be booked and never what is', () => {
    fc.assert(
      fc.property(anyCase, ({ zone, rules, blocked, openDays, today, minute, picks }) => {
        const now = new Date(Date.parse(`${today}T00:00:00Z`) + minutes(minute))
        const first = dayIn(zone, now)
        const schedule: Schedule = {
          ...standard(['ana', 'rui'], { zone, rules, openDays }),
          occupancy: createOccupancy(now.getTime() - days(3), now.getTime() + days(70)),
          blocks: blocked.map((count) => {
            const day = addDays(first, count)
            return { consultant_id: count % 2 ? 'ana' : null, first_day: day, last_day: day, label: '' }
          }),
        }
        const taken: Array<{ id: string; from: number; until: number }> = []
        const offered = () =>
          daysBetween(addDays(first, -1), addDays(lastDay(zone, now), 1)).flatMap(
            (day) => offerOf(schedule, day, now).openings,
          )

        const openings = offered()
        for (const pick of openings.length > 0 ? picks : []) {
          const slot = openings[pick % openings.length] as Opening
          const takers = takersOf(schedule, new Date(slot.start), now)
          const isFree = schedule.occupancy.isFree(slot.consultant_id, slot.start, slot.until)
          expect(
            Array.isArray(takers) && takers.some(({ consultant_id: id }) => id === slot.consultant_id),
          ).toBe(isFree)
          if (!isFree) continue
          schedule.occupancy.take(slot.consultant_id, slot.start, slot.until)
          taken.push({ id: slot.consultant_id, from: slot.start, until: slot.until })
        }

        const isRight = ({ consultant_id, start, end, until }: Opening) => {
          const day = dayIn(zone, new Date(start))
          const time = isoIn(zone, new Date(start)).slice(11, 16)
          const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
          const holiday = holidayOn(day, openDays)
          const isInTime = start >= after(now, bookingRules.notice).getTime() && day <= lastDay(zone, now)
          const isWorkday =
            weekdayOf(day) < 6 && (!holiday || minute >= (holiday.until ?? Number.POSITIVE_INFINITY))
          const isBlocked = schedule.blocks.some(({ first_day, consultant_id: id }) => {
            return first_day === day && (id === null || id === consultant_id)
          })
          const isRuled = rules.some(
            (each) =>
              each.consultant_id === consultant_id &&
              each.weekday === weekdayOf(day) &&
              each.start <= minute &&
              minute + each.slot_minutes <= each.end &&
              end - start === minutes(each.slot_minutes) &&
              until - end === minutes(each.buffer_after),
          )
          const isTaken = taken.some(
            (each) => each.id === consultant_id && each.from < until && start < each.until,
          )
          return isInTime && isWorkday && !isBlocked && isRuled && !isTaken && start % quarter === 0
        }
        expect(offered().filter((opening) => !isRight(opening))).toEqual([])
      }),
      { numRuns: cases },
    )
  })
})
