import { Button, Stack, Text } from '@ag/ui'
import { texts } from './texts'
import { lacksPayer, type Payable, type Way } from './ways'

interface PayerHintProps {
  ways: Way[]
  payable: Payable
  /** Leads to the form, out of the dialog that this stands in. */
  onFill: () => void
}

/** A boleto is made out to somebody: says so to who has not told whom, before they choose one. */
export function PayerHint({ ways, payable, onFill }: PayerHintProps) {
  if (!lacksPayer(ways, payable)) return null
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
