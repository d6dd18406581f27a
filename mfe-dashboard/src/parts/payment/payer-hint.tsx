import { Button, Stack, Text } from '@ag/ui'
import { lacksPayer, type Payable, type PaymentOption } from './payment-options'
import { texts } from './texts'

interface PayerHintProps {
  options: PaymentOption[]
  payable: Payable
  /** Leads to the form, out of the dialog that this stands in. */
  onFill: () => void
}

/** A boleto is made out to somebody: says so to who has not told whom, before they choose one. */
export function PayerHint({ options, payable, onFill }: PayerHintProps) {
  if (!lacksPayer(options, payable)) return null
  return (
    <Stack gap="xs">
      <Text size="sm" tone="muted">
        {texts.payer.lead}
      </Text>
      <div>
        <Button variant="outline" size="sm" onClick={onFill}>
          {texts.payer.fill}
        </Button>
      </div>
    </Stack>
  )
}
