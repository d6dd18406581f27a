import { products } from '@ag/core'
import fc from 'fast-check'
import { exampleHourCents, exampleWork, outcomeOf } from './outcome'
import { readNumber } from './read-number'

const work = { tasks: 800, minutes: 5, hourCents: 35_00, share: 60 }
const messages = { meter: 'whatsapp_messages', perTask: 8, per: 1000, price: 10 }

it('counts what is saved, less the monthly price and the use', () => {
  expect(outcomeOf(work, 97_00, messages)).toEqual({
    hours: 40,
    worthCents: 1_400_00,
    units: 3840,
    useCents: 38_40,
    savedCents: 1_264_60,
  })
})

it('says when an agent costs more than it saves', () => {
  expect(outcomeOf({ ...work, tasks: 10 }, 97_00).savedCents).toBe(-79_50)
})

it('saves nothing by doing nothing', () => {
  expect(outcomeOf({ ...work, share: 0 }, 97_00, messages)).toEqual({
    hours: 0,
    worthCents: 0,
    units: 0,
    useCents: 0,
    savedCents: -97_00,
  })
})

it('never saves less when the agent takes over more, while an hour costs more than its use', () => {
  const natural = (max: number) => fc.integer({ min: 0, max })
  fc.assert(
    fc.property(
      natural(5000),
      natural(240),
      natural(200_00),
      natural(99),
      (tasks, minutes, hourCents, share) => {
        const less = outcomeOf({ tasks, minutes, hourCents, share }, 97_00)
        const more = outcomeOf({ tasks, minutes, hourCents, share: share + 1 }, 97_00)
        expect(more.savedCents).toBeGreaterThanOrEqual(less.savedCents)
      },
    ),
  )
})

it('starts from an example of each agent that is worth its price of the catalogue', () => {
  const prices = { 'site-builder': 29, 'email-marketing': 49, 'social-media': 79, prospect: 399 }
  for (const { id } of products) {
    const price = { ...prices, 'business-intelligence': 199, 'marketing-ai': 299, whatsapp: 97 }[id]
    const { savedCents } = outcomeOf({ ...exampleWork[id], hourCents: exampleHourCents }, price * 100)
    expect({ id, worth: savedCents > 0 }).toEqual({ id, worth: true })
  }
})

it.each([
  ['800', 800],
  [' 1.200 ', 1200],
  ['1.234.567,5', 1234567.5],
  ['35,50', 35.5],
  ['35.5', 35.5],
  ['R$ 40', 40],
  ['', Number.NaN],
  ['-3', Number.NaN],
  ['12,', Number.NaN],
  ['dez', Number.NaN],
  ['1e9', Number.NaN],
])('reads %j as %p', (text, number) => {
  expect(readNumber(text)).toBe(number)
})
