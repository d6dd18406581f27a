import { businessOf } from '../knowledge'
import { first } from './held-out/first'
import type { HeldOut } from './held-out/held-out'
import { judge } from './judge'

const morning = new Date('2026-11-24T10:00:00-03:00')

/** What became of each message; either of two hand-overs is right where the label says so. */
const measure = (heldOut: readonly HeldOut[]) =>
  heldOut.flatMap(({ company, messages }) => {
    const business = businessOf(company)
    return messages.map(([message, ...expected]) => {
      const strict = expected.filter((each) => typeof each === 'string' || !('either' in each))
      const ways =
        strict.length === expected.length
          ? [strict]
          : [
              [...strict, { missing: true } as const],
              [...strict, { team: true } as const],
            ]
      const verdicts = ways.map((way) => judge(business, message, way, morning))
      return { message, ...(verdicts.find(({ right }) => right) ?? verdicts[0]!) }
    })
  })
const v = measure(first)
it('x', () => {
  console.log(v.length, v.filter((x) => x.right).length, v.filter((x) => x.wrongPrices.length).length)
  console.log(v.filter((x) => !x.right).map((x) => `${x.message} → ${x.text}`).join('\n---\n'))
  console.log(v.filter((x) => x.wrongPrices.length).map((x) => `${x.message} → ${x.text} ${x.wrongPrices}`).join('\n---\n'))
})
