import { getAdminInvoices, getCustomer, type Invoice, markInvoicePaid } from '@ag/contracts'
import { call, notify, queryClient, untilClosed } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { FormModal, noFields } from '@ag/ui/work'
import { useState } from 'react'
import { usePermission } from '../../admin-queries'
import { texts } from './texts'

interface MarkPaidProps {
  id: string
  number: string
  status: Invoice['status']
}

/** Somebody saw the money on the account. */
export function MarkPaid({ id, number, status }: MarkPaidProps) {
  const may = usePermission()('billing:write')
  const [isAsking, setAsking] = useState(false)
  if (!may || (status !== 'open' && status !== 'overdue')) return null

  async function mark() {
    await call(markInvoicePaid, { params: { id } })
    await queryClient.invalidateQueries({ queryKey: [getAdminInvoices.path] })
    await queryClient.invalidateQueries({ queryKey: [getCustomer.path] })
    setAsking(false)
    notify({ type: 'success', title: texts.markedPaid, duration: untilClosed })
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={texts.markPaidOf(number)}
        onClick={() => setAsking(true)}
      >
        {texts.markPaid}
      </Button>
      {isAsking && (
        <FormModal
          title={texts.markPaidOf(number)}
          submit={texts.markPaid}
          schema={noFields}
          action={mark}
          onClose={() => setAsking(false)}
        >
          <Text>{texts.markPaidLead}</Text>
        </FormModal>
      )}
    </>
  )
}
