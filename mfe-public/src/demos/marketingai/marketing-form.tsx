import { channels, type GoalId, goals, type MarketingBrief } from '@ag/agents/marketing-ai/brief'
import { parseReais } from '@ag/agents/marketing-ai/parse-reais'
import { type SegmentId, segments } from '@ag/agents/segments'
import { Button, classNames } from '@ag/ui'
import { Field, Form, useSubmit } from '@ag/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ChipChoice } from '../chip-choice/chip-choice'
import panel from '../demo-frame/demo-form.module.css'
import { NamedSelect } from '../named-select'
import styles from './marketingai-demo.module.css'
import { texts } from './texts'

const most = 1_000_000_00

/** Text that is an amount, in cents; each thing that can be wrong with it has its words. */
const amount = (...rules: [isWrong: (cents: number) => boolean, message: string][]) =>
  z.pipe(
    z.string().check((payload) => {
      const cents = parseReais(payload.value)
      const message =
        cents === undefined ? texts.brief.badAmount : rules.find(([isWrong]) => isWrong(cents))?.[1]
      if (message) payload.issues.push({ code: 'custom', input: payload.value, message })
    }),
    z.transform((text) => parseReais(text) ?? 0),
  )

const filledIn = z.object({
  goal: z.string(),
  segment: z.string(),
  budget: amount(
    [(cents) => cents < 100_00, texts.brief.smallBudget],
    [(cents) => cents > most, texts.brief.bigBudget],
  ),
  ticket: amount([(cents) => cents <= 0 || cents > most, texts.brief.badTicket]),
  contacts: z.pipe(
    z
      .string()
      .check(z.regex(/^\s*(?:\d{1,3}(?:\.\d{3})|\d{1,6}|1\.?000\.?000)\s*$/, texts.brief.badContacts)),
    z.transform((text) => Number(text.replaceAll('.', ''))),
  ),
})

interface MarketingFormProps {
  initial: MarketingBrief
  onPlan: (brief: MarketingBrief) => void
}

/** What the month is for and what it may cost. */
export function MarketingForm({ initial, onPlan }: MarketingFormProps) {
  const [chosen, setChosen] = useState(initial.channels)
  const none = chosen.length === 0
  const { form, submit } = useSubmit(filledIn, ({ goal, segment, ...numbers }) => {
    if (!none)
      onPlan({
        ...numbers,
        goal: goal as GoalId,
        segment: segment as SegmentId,
        channels: chosen,
        start: initial.start,
      })
  })
  return (
    <Form
      form={form}
      onSubmit={submit}
      className={classNames(panel.form, styles.form)}
      aria-label={texts.brief.label}
    >
      <NamedSelect label={texts.brief.goal} name="goal" options={goals} defaultValue={initial.goal} />
      <NamedSelect
        label={texts.brief.segment}
        name="segment"
        options={segments}
        defaultValue={initial.segment}
      />
      <Field
        label={texts.brief.budget}
        name="budget"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        required
        defaultValue="3.000"
      />
      <Field
        label={texts.brief.ticket}
        name="ticket"
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        required
        hint={texts.brief.ticketHint}
        defaultValue="60"
      />
      <Field
        label={texts.brief.contacts}
        name="contacts"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        required
        hint={texts.brief.contactsHint}
        defaultValue="2.000"
      />
      <div className={styles.whole}>
        <ChipChoice
          legend={texts.brief.channels}
          options={channels}
          chosen={chosen}
          onChange={setChosen}
          problem={none ? texts.brief.noChannel : undefined}
        />
      </div>
      <div>
        <Button type="submit">{texts.brief.plan}</Button>
      </div>
    </Form>
  )
}
