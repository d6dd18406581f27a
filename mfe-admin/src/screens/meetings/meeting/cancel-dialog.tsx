import { Text } from '@ag/ui'
import { Textarea } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import type * as z from 'zod/mini'
import { reasonForm } from './reason-form'
import { texts } from './texts'

interface CancelDialogProps {
  name: string
  onCancel: (reason: string) => void
  onClose: () => void
}

/** Asks whether somebody is to be told that their meeting does not take place, and why. */
export function CancelDialog({ name, onCancel, onClose }: CancelDialogProps) {
  const words = texts.cancel
  return (
    <FormModal
      title={words.title}
      submit={words.submit}
      dismiss={words.keep}
      danger
      schema={reasonForm}
      action={async ({ reason }: z.output<typeof reasonForm>) => onCancel(reason)}
      onClose={onClose}
    >
      <Text>{words.lead(name)}</Text>
      <Textarea label={words.reason} name="reason" maxLength={500} rows={3} />
    </FormModal>
  )
}
