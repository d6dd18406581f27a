import type { ProductIdentity } from '@ag/core'
import { formatFullDay, formatTime } from '@ag/core'
import type { Submission } from '@ag/ui/form'
import { channelLabel } from '../../parts/channels/channels'
import type { FreeSlot } from '../../parts/meeting-times/slot-choice'
import { Rows } from './rows'
import { texts } from './texts'
import { useTyped } from './use-typed'

interface ReviewProps {
  form: Submission['form']
  slot: FreeSlot | undefined
  agent: ProductIdentity | undefined
}

/** What will be booked, in one look. */
export function Review({ form, slot, agent }: ReviewProps) {
  const { channel, name, email } = useTyped(form)
  const words = texts.review
  return (
    <Rows
      rows={[
        [words.when, slot ? words.at(formatFullDay(slot.start_at), formatTime(slot.start_at)) : words.none],
        [words.channel, channelLabel(String(channel))],
        ...(agent ? [[words.about, agent.name] as const] : []),
        [words.who, String(name || words.unwritten)],
        [words.invitation, String(email || words.unwritten)],
      ]}
    />
  )
}
