import { type AvailabilityRule, meetingChannels, type RuleEdit } from '@ag/contracts'
import { weekdayName } from '@ag/core/day-names'
import { Checkbox, Field, Select } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { useState } from 'react'
import { channelNames } from '../texts'
import styles from './availability.module.css'
import { newRule, ruleFormOf, workdays } from './rule-form'
import { texts } from './texts'

interface RuleDialogProps {
  consultantId: string
  /** A new one, where there is none. */
  rule: AvailabilityRule | undefined
  onSave: (rule: RuleEdit) => Promise<unknown>
  onClose: () => void
}

const quarter = 15 * 60

/** Asks when somebody receives. */
export function RuleDialog({ consultantId, rule, onSave, onClose }: RuleDialogProps) {
  const [schema] = useState(() => ruleFormOf(consultantId))
  const { weekday, start, end, slot_minutes, buffer_after, channels, valid_from, valid_to } = rule ?? newRule
  const { fields, hints, dialog } = texts
  return (
    <FormModal
      title={rule ? dialog.edit : dialog.add}
      submit={dialog.save}
      schema={schema}
      action={onSave}
      onClose={onClose}
    >
      <Select label={fields.weekday} name="weekday" defaultValue={String(weekday)}>
        {workdays.map((day) => (
          <option key={day} value={day}>
            {weekdayName(day)}
          </option>
        ))}
      </Select>
      <div className={styles.pair}>
        <Field label={fields.start} name="start" type="time" step={quarter} defaultValue={start} required />
        <Field label={fields.end} name="end" type="time" step={quarter} defaultValue={end} required />
      </div>
      <div className={styles.pair}>
        <Field
          label={fields.slot_minutes}
          name="slot_minutes"
          inputMode="numeric"
          defaultValue={slot_minutes}
          required
        />
        <Field
          label={fields.buffer_after}
          name="buffer_after"
          inputMode="numeric"
          defaultValue={buffer_after}
          required
        />
      </div>
      <fieldset>
        <legend className={styles.legend}>{fields.channels}</legend>
        <p className={styles.hint}>{hints.channels}</p>
        <div className={styles.boxes}>
          {meetingChannels.map((channel) => (
            <Checkbox key={channel} name={channel} defaultChecked={channels?.includes(channel) ?? false}>
              {channelNames[channel]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className={styles.pair}>
        <Field label={fields.valid_from} name="valid_from" type="date" defaultValue={valid_from ?? ''} />
        <Field label={fields.valid_to} name="valid_to" type="date" defaultValue={valid_to ?? ''} />
      </div>
    </FormModal>
  )
}
