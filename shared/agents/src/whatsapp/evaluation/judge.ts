import { answer, priceOf } from '../answer'
import type { Business } from '../businesses'
import type { Expected } from './messages'

export interface Verdict {
  right: boolean
  /** Amounts that the answer holds and that neither the knowledge nor what was expected does. */
  wrongPrices: string[]
  text: string
}

/** Sets what the agent says against what it should: the words, the hand-over, and each amount of money in it. */
export function judge(
  business: Business,
  message: string,
  expected: readonly Expected[],
  now: Date,
): Verdict {
  const said = answer(business, message, now)
  const text = said.text.replaceAll('\u00a0', ' ')
  const words = expected.filter((each) => typeof each === 'string')
  const wants = (key: string) => expected.some((each) => typeof each === 'object' && key in each)
  const right =
    words.every((each) => text.includes(each)) &&
    (said.calls === true) === wants('team') &&
    text.includes('não temos') === wants('missing')
  const questions = business.questions.map((one) => one.answer).filter((each) => text.includes(each))
  const allowed =
    wants('missing') || wants('list')
      ? business.items.map((item) => priceOf(item).replaceAll('\u00a0', ' '))
      : words
  const known = amountsIn([...questions, ...allowed].join('\n'))
  return {
    right,
    wrongPrices: amountsIn(text).filter(
      (amount) => !known.includes(amount) && !isLineOf(business, amount, words, text),
    ),
    text,
  }
}

const amountsIn = (text: string): string[] => text.match(/R\$ ?[\d.]+(?:,\d{2})?/g) ?? []

/** The price of an item that was asked for by its name. */
const isLineOf = (business: Business, amount: string, words: string[], text: string) =>
  business.items.some((item) => {
    const line = `${item.name}: ${priceOf(item).replaceAll('\u00a0', ' ')}`
    return line.includes(amount) && text.includes(line) && words.some((each) => line.includes(each))
  })
