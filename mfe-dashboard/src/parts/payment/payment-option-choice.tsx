import { Alert, Text } from '@ag/ui'
import { RadioGroup, Select } from '@ag/ui/form'
import { AddCard } from './add-card'
import {
  asksBank,
  bankAnswers,
  type Payable,
  type PaymentOption,
  takesNewCards,
  usualOption,
} from './payment-options'
import { texts } from './texts'
import { useChosenOption } from './use-chosen-option'

interface PaymentOptionChoiceProps {
  options: PaymentOption[]
  payable: Payable
  /** Nothing is paid now: only a card is told already what its bank will answer. */
  isLater?: boolean
}

/** One of the payment options, for a `paymentForm`, and the link to a new card; above them, once, that it is a sandbox. */
export function PaymentOptionChoice({ options, payable, isLater }: PaymentOptionChoiceProps) {
  return (
    <>
      {payable.sandbox && <Alert>{texts.options.sandbox}</Alert>}
      {options.length > 0 && (
        <>
          <RadioGroup
            label={texts.options.label}
            name="option"
            options={options}
            defaultValue={usualOption(options, payable)?.value}
            autoComplete="off"
          />
          <BankAnswer options={options} payable={payable} isLater={isLater} />
        </>
      )}
      {payable.card_page && <AddCard />}
      {!takesNewCards(payable) && (
        <Text size="sm" tone="muted">
          {texts.options.noNewCards}
        </Text>
      )}
    </>
  )
}

/** What the bank of the simulation does: told apart from the ways to pay, which are those of a real account. */
function BankAnswer({ options, payable, isLater }: PaymentOptionChoiceProps) {
  const option = useChosenOption(options, payable)
  if (!asksBank(option, payable) || (isLater && option?.type !== 'card')) return null
  return (
    <Select label={texts.options.bank.label} name="bank" autoComplete="off">
      {bankAnswers.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
