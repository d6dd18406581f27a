import { Text } from '@ag/ui'
import { RadioGroup } from '@ag/ui/form'
import * as z from 'zod/mini'
import { AddCard } from './add-card'
import { texts } from './texts'
import { type Payable, takesNewCards, type Way } from './ways'

interface WayChoiceProps {
  ways: Way[]
  payable: Payable
}

/** One of the ways to pay, for a form of `wayForm`, and the way to a new card; in the simulation it says that it is one. */
export function WayChoice({ ways, payable }: WayChoiceProps) {
  return (
    <>
      {ways.length > 0 && (
        <RadioGroup
          label={texts.ways.label}
          name="way"
          options={ways}
          defaultValue={(ways.find(({ type }) => type === payable.payment_method?.type) ?? ways[0])?.value}
        />
      )}
      {payable.sandbox && (
        <Text size="sm" tone="muted">
          {texts.ways.sandbox}
        </Text>
      )}
      {payable.card_page && <AddCard />}
      {!takesNewCards(payable) && (
        <Text size="sm" tone="muted">
          {texts.ways.noNewCards}
        </Text>
      )}
    </>
  )
}

/** What a form with a `WayChoice` holds, as one of its ways. */
export const wayForm = (ways: Way[]) =>
  z.pipe(
    z.object({
      way: z.enum(
        ways.map(({ value }) => value),
        texts.ways.missing,
      ),
    }),
    z.transform(({ way }) => ways.find(({ value }) => value === way) as Way),
  )
