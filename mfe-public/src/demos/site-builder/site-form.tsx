import {
  type BusinessKindId,
  businessKindIds,
  businessKinds,
  type Facts,
} from '@ag/agents/site-builder/business-kinds'
import { Button, classNames } from '@ag/ui'
import { Field, Select } from '@ag/ui/form'
import { type FormEvent, useState } from 'react'
import panel from '../demo-frame/demo-form.module.css'
import styles from './site-builder-demo.module.css'
import { texts } from './texts'

interface SiteFormProps {
  kind: BusinessKindId
  /** Makes a page of a kind and facts; another version of it when asked again. */
  onDraft: (kind: BusinessKindId, facts: Facts, version: number) => void
}

/** The kind of business and the three facts about it. */
export function SiteForm({ kind: initial, onDraft }: SiteFormProps) {
  const [kind, setKind] = useState(initial)
  const [facts, setFacts] = useState<Facts>(businessKinds[initial].sample)
  const [version, setVersion] = useState(0)

  const draft = (next: number) => {
    setVersion(next)
    onDraft(kind, facts, next)
  }
  const choose = (next: BusinessKindId) => {
    const { sample } = businessKinds[kind]
    setKind(next)
    // What the visitor wrote stays; what was an example becomes the next example.
    setFacts(
      Object.fromEntries(
        factNames.map((fact) => [
          fact,
          facts[fact] === sample[fact] ? businessKinds[next].sample[fact] : facts[fact],
        ]),
      ) as unknown as Facts,
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    draft(0)
  }
  return (
    <form
      method="post"
      className={classNames(panel.form, styles.form)}
      aria-label={texts.form.label}
      onSubmit={submit}
    >
      <Select
        label={texts.form.kind}
        name="kind"
        value={kind}
        onChange={({ target }) => choose(target.value as BusinessKindId)}
      >
        {businessKindIds.map((id) => (
          <option key={id} value={id}>
            {businessKinds[id].label}
          </option>
        ))}
      </Select>
      {factNames.map((fact) => (
        <Field
          key={fact}
          label={texts.form[fact]}
          name={fact}
          className={fact === 'offer' ? styles.offer : undefined}
          hint={fact === 'offer' ? texts.form.offerHint : undefined}
          value={facts[fact]}
          maxLength={fact === 'offer' ? 300 : 60}
          autoComplete="off"
          onChange={({ target }) => setFacts({ ...facts, [fact]: target.value })}
        />
      ))}
      <div className={styles.drafting}>
        <Button type="submit">{texts.form.draft}</Button>
        <Button variant="outline" onClick={() => draft(version + 1)}>
          {texts.form.again}
        </Button>
      </div>
    </form>
  )
}

const factNames = ['name', 'city', 'offer'] as const
