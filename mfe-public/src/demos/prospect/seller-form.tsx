import { type CompanySize, companySizes } from '@ag/agents/prospect/lead-score'
import type { Seller } from '@ag/agents/prospect/prospecting'
import { Button, classNames } from '@ag/ui'
import { Field, Select } from '@ag/ui/form'
import { type FormEvent, useState } from 'react'
import panel from '../demo-frame/demo-form.module.css'
import styles from './prospect-demo.module.css'
import { texts } from './texts'

/** What the visitor sells, to whom and where; what is left empty keeps its example. */
export function SellerForm({ onStart }: { onStart: (seller: Seller) => void }) {
  const [seller, setSeller] = useState<Seller>(texts.sample)
  const start = (event: FormEvent) => {
    event.preventDefault()
    const filled = Object.fromEntries(words.map((word) => [word, seller[word].trim() || texts.sample[word]]))
    onStart({ ...seller, ...filled })
  }
  return (
    <form
      method="post"
      className={classNames(panel.form, styles.form)}
      aria-label={texts.seller.label}
      onSubmit={start}
    >
      {words.map((word) => (
        <Field
          key={word}
          label={texts.seller[word]}
          name={word}
          value={seller[word]}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setSeller({ ...seller, [word]: target.value })}
        />
      ))}
      <Select
        label={texts.seller.idealSize}
        name="idealSize"
        value={seller.idealSize}
        onChange={({ target }) => setSeller({ ...seller, idealSize: target.value as CompanySize })}
      >
        {companySizes.map((size) => (
          <option key={size} value={size}>
            {texts.sizes[size]}
          </option>
        ))}
      </Select>
      <Button type="submit" className={styles.start}>
        {texts.seller.start}
      </Button>
    </form>
  )
}

const words = ['company', 'product', 'ideal', 'city'] as const
