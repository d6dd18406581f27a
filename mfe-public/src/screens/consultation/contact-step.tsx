import { Button, ExternalLink, Text } from '@ag/ui'
import { Checkbox, EmailField, Field, PhoneField, type Submission, Textarea } from '@ag/ui/form'
import { useEffect, useEffectEvent, useState } from 'react'
import styles from './booking-page.module.css'
import { texts } from './texts'
import type { KnownContact } from './use-known-contact'
import { useTyped } from './use-typed'

interface ContactStepProps {
  form: Submission['form']
  known: KnownContact | undefined
}

const accountFields = ['name', 'email', 'company', 'phone'] as const

/** Who comes to the meeting; what the account says already is shown and not asked again. */
export function ContactStep({ form, known }: ContactStepProps) {
  const [corrects, setCorrects] = useState(false)
  const { channel = 'video' } = useTyped(form)
  const needsPhone = channel !== 'video'
  const isKnown = useAccountValues(form, known)
  const isRefused = accountFields.some((field) => form.formState.errors[field])
  const asks = !isKnown || corrects || isRefused
  useEffect(() => {
    if (corrects) form.setFocus('name')
  }, [corrects, form])
  return (
    <section className={styles.step} aria-labelledby="contact">
      <h2 id="contact" className={styles.title}>
        {texts.contactStep}
      </h2>
      <Text size="sm" tone="muted">
        {asks ? texts.contact.lead : texts.contact.known}
      </Text>
      <div className={styles.fields}>
        {asks && (
          <>
            <Field label={texts.contact.name} name="name" autoComplete="name" required />
            <EmailField form={form} label={texts.contact.email} autoComplete="email" />
          </>
        )}
        {known && !asks && <KnownValues known={known} onChange={() => setCorrects(true)} />}
        {(asks || (needsPhone && !known?.phone)) && (
          <PhoneField
            label={needsPhone ? texts.contact.phone : texts.contact.phoneOptional}
            hint={texts.contact.phoneHint}
            name="phone"
            required={needsPhone}
          />
        )}
        {asks && (
          <Field
            label={texts.contact.company}
            hint={texts.contact.companyHint}
            name="company"
            autoComplete="organization"
          />
        )}
      </div>
      <Textarea label={texts.contact.notes} name="notes" rows={3} maxLength={1000} />
      <Checkbox name="consent" required>
        {texts.contact.consent}
        <ExternalLink href="/privacy">{texts.contact.policy}</ExternalLink>
      </Checkbox>
      <div className={styles.trap}>
        <Field label={texts.contact.leaveEmpty} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </section>
  )
}

/** Fills in what is known as long as the visitor has typed nothing; true once it is in the form. */
function useAccountValues(form: Submission['form'], known: KnownContact | undefined): boolean {
  const [filled, setFilled] = useState(false)
  const fill = useEffectEvent((values: KnownContact) => {
    if (accountFields.some((field) => form.getValues(field))) return
    for (const field of accountFields) form.setValue(field, values[field] ?? '')
    setFilled(true)
  })
  useEffect(() => {
    if (known) fill(known)
  }, [known])
  return filled && known !== undefined
}

function KnownValues({ known, onChange }: { known: KnownContact; onChange: () => void }) {
  const rows = [
    [texts.contact.name, known.name],
    [texts.contact.email, known.email],
    [texts.contact.companyKnown, known.company],
    [texts.contact.phone, known.phone],
  ]
  return (
    <div className={styles.known}>
      <dl className={styles.rows}>
        {rows.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Button variant="outline" size="sm" onClick={onChange}>
        {texts.contact.change}
      </Button>
    </div>
  )
}
