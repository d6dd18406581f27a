import type { AdminMeeting } from '@ag/contracts'
import { RadioGroup } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import * as z from 'zod/mini'
import { texts } from './texts'

const completeForm = z.object({ outcome: z.enum(['attended', 'no_show']) })

interface CompleteDialogProps {
  meeting: AdminMeeting
  onComplete: (outcome: 'attended' | 'no_show') => Promise<unknown>
  onClose: () => void
}

/** Asks how a meeting went. */
export function CompleteDialog({ meeting, onComplete, onClose }: CompleteDialogProps) {
  return (
    <FormModal
      title={meeting.status === 'completed' ? texts.actions.record : texts.complete.title}
      submit={texts.complete.submit}
      schema={completeForm}
      action={({ outcome }) => onComplete(outcome)}
      onClose={onClose}
    >
      <RadioGroup
        label={texts.complete.outcome}
        name="outcome"
        defaultValue={meeting.outcome ?? 'attended'}
        options={[
          { value: 'attended', label: texts.outcomes.attended },
          { value: 'no_show', label: texts.outcomes.no_show },
        ]}
        required
      />
    </FormModal>
  )
}
