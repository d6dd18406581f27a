import { createProduct, getAdminProducts, productEdit, productId } from '@ag/contracts'
import { agentPath, describeError } from '@ag/core'
import { slugOf } from '@ag/core/slug'
import { call, notify, queryClient, untilClosed, useNavigate } from '@ag/platform'
import { Button } from '@ag/ui'
import { Field, Form, FormError, Textarea, useSubmit } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { type FormEvent, useRef } from 'react'
import * as z from 'zod/mini'
import { amountField } from '../../parts/amount/amount'
import { BackLink } from '../../parts/back-link/back-link'
import styles from './products.module.css'
import { texts } from './texts'

const newProduct = z.object({
  id: productId,
  name: productEdit.shape.name,
  description: productEdit.shape.description,
  price: amountField,
})

/** A product begins hidden, with a name and a price; the rest follows in its editor. */
export function NewProduct() {
  const navigate = useNavigate()
  const { form, submit, pending, failure } = useSubmit(newProduct, async (values) => {
    const { id, name, description } = values
    await call(createProduct, {
      body: {
        ...values,
        popular: false,
        is_active: false,
        demo_url: agentPath(id),
        seo_title: name,
        seo_description: description.slice(0, 155),
        sort_order: 100,
        integrations: [],
        faq: [],
      },
    })
    await queryClient.invalidateQueries({ queryKey: [getAdminProducts.path] })
    notify({ type: 'success', title: texts.created, duration: untilClosed })
    navigate(`?produto=${id}`, { replace: true })
  })
  const suggested = useRef('')
  // Until somebody has said something else, the name says what it is called in addresses.
  const suggestId = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    if ((form.getValues('id') ?? '') !== suggested.current) return
    suggested.current = slugOf(currentTarget.value)
    form.setValue('id', suggested.current)
  }
  return (
    <div className={styles.editor}>
      <BackLink to="/admin/products">{texts.back}</BackLink>
      <SectionCard id="new-product" title={texts.add}>
        <Form form={form} onSubmit={submit}>
          {failure !== undefined && <FormError {...describeError(failure)} />}
          <Field label={texts.name} name="name" maxLength={60} onInput={suggestId} required />
          <Field label={texts.id} name="id" hint={texts.idHint} maxLength={64} required />
          <Textarea label={texts.description} name="description" rows={2} maxLength={200} required />
          <Field label={texts.price} name="price" inputMode="decimal" required />
          <div>
            <Button type="submit" loading={pending}>
              {texts.create}
            </Button>
          </div>
        </Form>
      </SectionCard>
    </div>
  )
}
