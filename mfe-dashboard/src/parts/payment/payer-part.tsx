import { formatTaxId } from '@ag/contracts'
import { Button, Cluster, Stack, Text } from '@ag/ui'
import { useFormValues } from '@ag/ui/form'
import { AddressFields } from '../billing-profile/address-fields'
import { PayerFields } from '../billing-profile/payer-fields'
import { lacksAddress, type Payable, type PaymentOption } from './payment-options'
import { texts } from './texts'
import { useChosenOption } from './use-chosen-option'

interface PayerPartProps {
  options: PaymentOption[]
  payable: Payable
}

/** Whom an invoice is for: asked where nobody has told, shown and open to change otherwise. A boleto wants an address besides. */
export function PayerPart({ options, payable }: PayerPartProps) {
  const form = useFormValues()
  const option = useChosenOption(options, payable)
  const { payer } = payable
  const isAsked = form.watch('document') !== undefined
  return (
    <Stack>
      {payer && !isAsked ? (
        <Cluster>
          <Text size="sm">
            {texts.payer.known(
              payer.legal_name,
              `${payer.document_type.toUpperCase()} ${formatTaxId(payer.document)}`,
            )}
          </Text>
          <Button
            variant="outline"
            size="sm"
            onClick={() => form.setValue('document', formatTaxId(payer.document))}
          >
            {texts.payer.change}
          </Button>
        </Cluster>
      ) : (
        <>
          {!payer && (
            <Text size="sm" tone="muted">
              {texts.payer.lead}
            </Text>
          )}
          <PayerFields payer={payer} />
        </>
      )}
      {lacksAddress(option, payable) && (
        <>
          <Text size="sm" tone="muted">
            {texts.payer.address}
          </Text>
          <AddressFields address={undefined} />
        </>
      )}
    </Stack>
  )
}
