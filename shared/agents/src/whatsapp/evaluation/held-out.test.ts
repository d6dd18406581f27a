import { businessOf } from '../knowledge'
import { first } from './held-out/first'
import { fourth } from './held-out/fourth'
import type { HeldOut } from './held-out/held-out'
import { second } from './held-out/second'
import { third } from './held-out/third'
import { judge } from './judge'
import type { Expected } from './messages'

const morning = new Date('2026-11-24T10:00:00-03:00')

/** What became of each message; either of two hand-overs is right where the label says so. */
const measure = (heldOut: readonly HeldOut[]) =>
  heldOut.flatMap(({ company, messages }) => {
    const business = businessOf(company)
    return messages.flatMap(([message, ...expected]) => {
      const strict = expected.filter(
        (each): each is Expected => typeof each === 'string' || !('either' in each),
      )
      const ways =
        strict.length === expected.length
          ? [strict]
          : [
              [...strict, { missing: true as const }],
              [...strict, { team: true as const }],
            ]
      const verdicts = ways.map((way) => judge(business, message, way, morning))
      const best = verdicts.find(({ right }) => right) ?? verdicts[0]
      return best ? [{ message, known: pricesOf(company), ...best }] : []
    })
  })

/** Every amount that a company has told: no other may ever be said. Sums of an order are made of them. */
const pricesOf = ({ items, questions }: HeldOut['company']) => [
  ...items.map(({ price }) => price ?? 0),
  ...questions.flatMap(({ answer }) => amountsIn(answer)),
]
const amountsIn = (text: string) =>
  Array.from(text.matchAll(/R\$\s?([\d.]+(?:,\d{2})?)/g), ([, amount = '']) =>
    Number(amount.replaceAll('.', '').replace(',', '.')),
  )

const sets = [
  ['the first, from which the rules have learned since', first, 200, 0.9],
  ['the second, likewise', second, 105, 0.9],
  ['the third, likewise', third, 102, 0.9],
  ['the fourth, from which they have not', fourth, 102, 0.9],
] as const

describe.each(sets)('held-out messages: %s', (_name, set, count, least) => {
  const verdicts = measure(set)

  it('is measured whole', () => expect(verdicts).toHaveLength(count))

  it('answers or hands over rightly as often as it has to', () => {
    const wrong = verdicts.filter(({ right }) => !right).map(({ message, text }) => `${message} → ${text}`)
    // Shown where it fails: what would have to be learned.
    expect(wrong.length > count * (1 - least) ? wrong : []).toEqual([])
  })

  it('never says a price that the company has not told', () => {
    const invented = verdicts.filter(
      ({ text, known }) =>
        !text.startsWith('Anotei') && amountsIn(text).some((amount) => !known.includes(amount)),
    )
    expect(invented).toEqual([])
  })
})
