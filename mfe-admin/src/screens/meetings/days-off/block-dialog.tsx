import { type AdminConsultant, type BlockEdit, blockEdit } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { Field, Select } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import * as z from 'zod/mini'
import styles from './days-off.module.css'
import { texts } from './texts'

const blockForm = z.pipe(
  z.object({
    consultant_id: z.pipe(
      z.string(),
      z.transform((id: string) => id || null),
    ),
    first_day: z.string(),
    last_day: z.string(),
    label: z.string(),
  }),
  blockEdit,
)

interface BlockDialogProps {
  people: AdminConsultant[]
  onBlock: (block: BlockEdit) => Promise<unknown>
  onClose: () => void
}

/** Asks which days are taken out of the calendar, for whom and why. */
export function BlockDialog({ people, onBlock, onClose }: BlockDialogProps) {
  const words = texts.dialog
  const today = isoDay(Date.now())
  return (
    <FormModal
      title={words.title}
      submit={words.submit}
      schema={blockForm}
      action={onBlock}
      onClose={onClose}
    >
      <Select label={words.who} name="consultant_id">
        <option value="">{texts.everybody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <div className={styles.pair}>
        <Field label={words.first} name="first_day" type="date" min={today} defaultValue={today} required />
        <Field label={words.last} name="last_day" type="date" min={today} defaultValue={today} required />
      </div>
      <Field label={words.label} name="label" hint={words.labelHint} maxLength={80} required />
    </FormModal>
  )
}
