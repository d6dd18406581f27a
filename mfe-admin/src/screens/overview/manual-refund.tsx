import { getAdminInvoices, getAdminOverview, markRefundSent } from '@ag/contracts'
import { formatBRL, toCents } from '@ag/core'
import { call, notify, queryClient, untilClosed } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { FormModal, noFields } from '@ag/ui/work'
import { useState } from 'react'
import { usePermission } from '../../admin-queries'
import { texts } from './texts'

interface ManualRefundProps {
  id: string
  number: string
  /** What people have to send back, in reais. */
  amount: number
}

/** Money that knows no way back by itself: somebody sends it, and says so here. */
export function ManualRefund({ id, number, amount }: ManualRefundProps) {
  const may = usePermission()('billing:write')
  const [isAsking, setAsking] = useState(false)
  if (!may || amount === 0) return null
  const due = formatBRL(toCents(amount))

  async function mark() {
    const { sent } = await call(markRefundSent, { params: { id } })
    setAsking(false)
    notify({ type: 'success', title: texts.sentBack(formatBRL(toCents(sent))), duration: untilClosed })
    for (const { path } of [getAdminInvoices, getAdminOverview])
      await queryClient.invalidateQueries({ queryKey: [path] })
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={texts.sendBackOf(number)}
        onClick={() => setAsking(true)}
      >
        {texts.sendBack(due)}
      </Button>
      {isAsking && (
        <FormModal
          title={texts.sendBackOf(number)}
          submit={texts.sendBackDone}
          schema={noFields}
          action={mark}
          onClose={() => setAsking(false)}
        >
          <Text>{texts.sendBackLead(due)}</Text>
        </FormModal>
      )}
    </>
  )
}
