import { audiences, goals, tones } from '@ag/agents/email-marketing/phrases'
import type { EmailBrief } from '@ag/agents/email-marketing/write-email'
import { segments } from '@ag/agents/segments'
import { Button, classNames } from '@ag/ui'
import { Field } from '@ag/ui/form'
import type { FormEvent } from 'react'
import panel from '../demo-frame/demo-form.module.css'
import { NamedSelect } from '../named-select'
import styles from './email-demo.module.css'
import { texts } from './texts'

interface EmailFormProps {
  brief: EmailBrief
  onChange: (brief: EmailBrief) => void
  onWrite: (again: boolean) => void
}

/** What the campaign is about. */
export function EmailForm({ brief, onChange, onWrite }: EmailFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onWrite(false)
  }
  const choice = <Name extends 'segment' | 'goal' | 'audience' | 'tone'>(
    name: Name,
    options: readonly { id: EmailBrief[Name]; name: string }[],
  ) => (
    <NamedSelect
      label={texts.brief[name]}
      name={name}
      options={options}
      value={brief[name]}
      onChange={({ target }) => onChange({ ...brief, [name]: target.value })}
    />
  )
  return (
    <form
      method="post"
      className={classNames(panel.form, styles.form)}
      aria-label={texts.brief.label}
      onSubmit={submit}
    >
      <Field
        label={texts.brief.business}
        name="business"
        autoComplete="off"
        maxLength={40}
        value={brief.business}
        onChange={({ target }) => onChange({ ...brief, business: target.value })}
      />
      <Field
        label={texts.brief.offer}
        name="offer"
        autoComplete="off"
        maxLength={80}
        className={styles.wide}
        hint={texts.brief.offerHint}
        value={brief.offer}
        onChange={({ target }) => onChange({ ...brief, offer: target.value })}
      />
      {choice('segment', segments)}
      {choice('goal', goals)}
      {choice('audience', audiences)}
      {choice('tone', tones)}
      <div className={styles.sending}>
        <Button type="submit">{texts.brief.write}</Button>
        <Button variant="ghost" onClick={() => onWrite(true)}>
          {texts.brief.again}
        </Button>
      </div>
    </form>
  )
}
