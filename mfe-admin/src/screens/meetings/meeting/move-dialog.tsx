import type { AdminMeeting } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { Text } from '@ag/ui'
import { Textarea } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { whenOf } from '../meetings'
import { SlotFields } from '../slots/slot-fields'
import { inSight, useSlotChoice } from '../slots/use-slot-choice'
import { reasonForm } from './reason-form'
import { texts } from './texts'

export interface Move {
  start: string
  end: string
  /** Undefined: the same person, or whoever is free. */
  consultantId: string | undefined
  reason: string
}

interface MoveDialogProps {
  meeting: AdminMeeting
  onMove: (move: Move) => Promise<unknown>
  onClose: () => void
}

/** Asks for another hour of a meeting, and for another person where somebody else is to hold it. */
export function MoveDialog({ meeting, onMove, onClose }: MoveDialogProps) {
  const today = isoDay(Date.now())
  const choice = useSlotChoice({ day: [today, meeting.date].sort().at(-1) ?? today, consultantId: '' })

  async function move(reason: string) {
    const { start, consultantId } = choice.wish
    if (start === undefined) return choice.miss()
    const lasts = Date.parse(meeting.end_at) - Date.parse(meeting.start_at)
    const end = new Date(Date.parse(start) + lasts).toISOString()
    await onMove({ start, end, consultantId: consultantId || undefined, reason }).catch((error: unknown) => {
      if (!choice.lose(error)) throw inSight(error)
    })
  }

  return (
    <FormModal
      title={texts.move.title}
      submit={texts.move.submit}
      schema={reasonForm}
      action={({ reason }) => move(reason)}
      onClose={onClose}
    >
      <Text tone="muted">{texts.move.now(whenOf(meeting))}</Text>
      <SlotFields choice={choice} />
      <Textarea label={texts.cancel.reason} name="reason" maxLength={500} rows={2} />
    </FormModal>
  )
}
