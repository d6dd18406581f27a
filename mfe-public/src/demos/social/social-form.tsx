import { type SegmentId, segments } from '@ag/agents/segments'
import { networks } from '@ag/agents/social-media/networks'
import { type ToneId, tones } from '@ag/agents/social-media/phrases'
import type { SocialBrief } from '@ag/agents/social-media/write-post'
import { Button, classNames } from '@ag/ui'
import { Field, Form, useSubmit } from '@ag/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ChipChoice } from '../chip-choice/chip-choice'
import panel from '../demo-frame/demo-form.module.css'
import { NamedSelect } from '../named-select'
import styles from './social-demo.module.css'
import { texts } from './texts'

const filledIn = z.object({
  business: z.string(),
  segment: z.string(),
  theme: z.string().check(z.trim(), z.minLength(1, texts.brief.noTheme)),
  tone: z.string(),
})

interface SocialFormProps {
  initial: SocialBrief
  onPlan: (brief: SocialBrief) => void
}

/** What the week is about. */
export function SocialForm({ initial, onPlan }: SocialFormProps) {
  const [chosen, setChosen] = useState(initial.networks)
  const none = chosen.length === 0
  const { form, submit } = useSubmit(filledIn, ({ business, segment, theme, tone }) => {
    if (!none)
      onPlan({ business, segment: segment as SegmentId, theme, tone: tone as ToneId, networks: chosen })
  })
  return (
    <Form
      form={form}
      onSubmit={submit}
      className={classNames(panel.form, styles.form)}
      aria-label={texts.brief.label}
    >
      <Field
        label={texts.brief.theme}
        name="theme"
        autoComplete="off"
        maxLength={80}
        required
        className={styles.wide}
        hint={texts.brief.themeHint}
        defaultValue={initial.theme}
      />
      <Field
        label={texts.brief.business}
        name="business"
        autoComplete="off"
        maxLength={40}
        defaultValue={initial.business}
      />
      <NamedSelect
        label={texts.brief.segment}
        name="segment"
        options={segments}
        defaultValue={initial.segment}
      />
      <NamedSelect label={texts.brief.tone} name="tone" options={tones} defaultValue={initial.tone} />
      <div className={styles.whole}>
        <ChipChoice
          legend={texts.brief.networks}
          options={networks}
          chosen={chosen}
          onChange={setChosen}
          problem={none ? texts.brief.noNetwork : undefined}
        />
      </div>
      <div>
        <Button type="submit">{texts.brief.plan}</Button>
      </div>
    </Form>
  )
}
