import { getPriceEffect, type ProductPrices, schedulePrice } from '@ag/contracts'
import { describeError, formatBRL, formatDay, isoDay, toCents } from '@ag/core'
import { call, useQuery } from '@ag/platform'
import { Text } from '@ag/ui'
import { Checkbox, Field, FormError, Textarea } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { amountField, readAmount, writeAmount } from '../../parts/amount/amount'
import styles from './pricing.module.css'
import { savePrice } from './pricing-query'
import { texts } from './texts'

const scheduleForm = z.object({
  price: amountField,
  effective_from: z.iso.date('Informe um dia válido.'),
  applies_to_existing: z._default(z.boolean(), false),
  reason: z.string().check(z.maxLength(500, 'Use no máximo 500 caracteres.')),
})

interface ScheduleDialogProps {
  product: ProductPrices
  /** The first day on which a price may begin for those who pay another. */
  firstForExisting: string
  onClose: () => void
}

/** A price from a day on; what it would mean stands there before it is saved. */
export function ScheduleDialog({ product, firstForExisting, onClose }: ScheduleDialogProps) {
  const [wish, setWish] = useState({ price: '', from: isoDay(Date.now()), existing: false })

  async function save(values: z.output<typeof scheduleForm>) {
    const params = { product_id: product.product_id }
    await savePrice(() => call(schedulePrice, { params, body: { ...values, version: product.version } }))
    onClose()
  }

  return (
    <FormModal
      title={texts.scheduleFor(product.name)}
      submit={texts.save}
      schema={scheduleForm}
      action={save}
      onClose={onClose}
    >
      <Field
        label={texts.price}
        name="price"
        inputMode="decimal"
        hint={product.current ? `${texts.current}: R$ ${writeAmount(product.current.price)}` : undefined}
        onChange={({ target }) => setWish({ ...wish, price: target.value })}
        required
      />
      <Field
        type="date"
        label={texts.day}
        name="effective_from"
        hint={texts.dayHint}
        min={isoDay(Date.now())}
        defaultValue={wish.from}
        onChange={({ target }) => setWish({ ...wish, from: target.value })}
        required
      />
      <Checkbox
        name="applies_to_existing"
        hint={texts.existingHint(formatDay(firstForExisting))}
        onChange={({ target }) => setWish({ ...wish, existing: target.checked })}
      >
        {texts.existing}
      </Checkbox>
      <Textarea label={texts.reason} name="reason" rows={2} maxLength={500} />
      <Effect productId={product.product_id} wish={wish} />
    </FormModal>
  )
}

interface Wish {
  price: string
  from: string
  existing: boolean
}

function Effect({ productId, wish }: { productId: string; wish: Wish }) {
  const price = readAmount(wish.price)
  const body = { price, effective_from: wish.from, applies_to_existing: wish.existing }
  const isReady = amountField.safeParse(wish.price).success && wish.from !== ''
  const { data, error } = useQuery({
    queryKey: [getPriceEffect.path, productId, body],
    queryFn: ({ signal }) => call(getPriceEffect, { params: { product_id: productId }, body }, { signal }),
    enabled: isReady,
  })
  return (
    <section className={styles.effect} aria-label={texts.effect} aria-live="polite">
      {!isReady && (
        <Text size="sm" tone="muted">
          {texts.fill}
        </Text>
      )}
      {isReady && error && <FormError {...describeError(error)} />}
      {isReady && data && (
        <Text>
          {wish.existing
            ? texts.change(data.change, formatBRL(toCents(data.monthly_difference)))
            : texts.keep(data.keep)}
        </Text>
      )}
    </section>
  )
}
