import { companies } from './companies'
import { judge } from './judge'
import { messages } from './messages'

const morning = new Date('2026-11-24T10:00:00-03:00')
const evening = new Date('2026-11-24T19:00:00-03:00')

const verdicts = Object.entries(companies).flatMap(([id, company]) =>
  messages[id as keyof typeof companies].map(([message, ...expected]) => ({
    message,
    ...judge(company, message, expected, id === 'pizzaria' ? evening : morning),
  })),
)

it('is measured on at least two hundred messages', () => {
  expect(verdicts.length).toBeGreaterThanOrEqual(200)
})

it('answers or hands over rightly nine times in ten', () => {
  const wrong = verdicts.filter(({ right }) => !right).map(({ message, text }) => `${message} → ${text}`)
  expect(wrong.length / verdicts.length).toBeLessThanOrEqual(0.1)
})

it('never tells a price that was not asked for or is not known', () => {
  expect(verdicts.filter(({ wrongPrices }) => wrongPrices.length > 0)).toEqual([])
})
