import { scheduleTransactional, type TransactionalPricing } from '@ag/contracts'
import { formatBRL, formatDay, isoDay, toCents } from '@ag/core'
import { addMonths, type Day, firstDayOf, monthOf, monthsBetween } from '@ag/core/days'
import { call, useSuspenseQuery } from '@ag/platform'
import { Button, VisuallyHidden } from '@ag/ui'
import { Table } from '@ag/ui/data'
import { Field, Select, Textarea } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { usePermission } from '../../admin-queries'
import { amountField, writeAmount } from '../../parts/amount/amount'
import { pricing, savePrice } from './pricing-query'
import { texts } from './texts'

/** What use costs, and will cost from a month on. */
export function UsePrices() {
  const { transactional } = useSuspenseQuery(pricing).data
  const may = usePermission()('pricing:write')
  const [editing, setEditing] = useState<string>()
  const edited = transactional.find(({ key }) => key === editing)
  return (
    <>
      <Table
        caption={texts.use}
        captionHidden
        rows={transactional}
        rowKey={({ key }) => key}
        columns={[
          { id: 'label', header: texts.meter, heads: true, cell: ({ label }) => label },
          {
            id: 'price',
            header: texts.current,
            align: 'end',
            cell: ({ price, per }) => `${formatBRL(toCents(price))} ${texts.per(per)}`,
          },
          {
            id: 'next',
            header: texts.next,
            cell: ({ next }) =>
              next ? `${formatBRL(toCents(next.price))} ${texts.from(formatDay(next.from))}` : texts.noNext,
          },
          ...(may
            ? [
                {
                  id: 'change',
                  acts: true,
                  header: <VisuallyHidden>{texts.actions}</VisuallyHidden>,
                  cell: ({ key, label }: TransactionalPricing) => (
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={`${texts.changeUse}: ${label}`}
                      onClick={() => setEditing(key)}
                    >
                      {texts.changeUse}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {edited && <ChangeDialog price={edited} onClose={() => setEditing(undefined)} />}
    </>
  )
}

const changeForm = z.object({
  price: amountField,
  from: z.string(),
  reason: z.string().check(z.maxLength(500, 'Use no máximo 500 caracteres.')),
})

function ChangeDialog({ price, onClose }: { price: TransactionalPricing; onClose: () => void }) {
  async function save(values: z.output<typeof changeForm>) {
    const params = { key: price.key }
    await savePrice(() =>
      call(scheduleTransactional, { params, body: { ...values, version: price.version } }),
    )
    onClose()
  }
  return (
    <FormModal
      title={`${texts.changeUse}: ${price.label}`}
      submit={texts.save}
      schema={changeForm}
      action={save}
      onClose={onClose}
    >
      <Field
        label={`${texts.usePrice} ${texts.per(price.per)}`}
        name="price"
        inputMode="decimal"
        defaultValue={writeAmount(price.next?.price ?? price.price)}
        required
      />
      <Select label={texts.useDay} name="from" hint={texts.useHint} defaultValue={price.next?.from}>
        {firstDays(isoDay(Date.now())).map((day) => (
          <option key={day} value={day}>
            {formatDay(day)}
          </option>
        ))}
      </Select>
      <Textarea label={texts.reason} name="reason" rows={2} maxLength={500} />
    </FormModal>
  )
}

/** The first days of the next twelve months. */
function firstDays(today: Day): Day[] {
  return monthsBetween(addMonths(monthOf(today), 1), addMonths(monthOf(today), 12)).map(firstDayOf)
}
