import { capitalize, formatFullDay, formatTime } from '@ag/core'
import { SuccessIcon } from '@ag/ui'
import type { Submission } from '@ag/ui/form'
import { channelLabel } from '../../parts/channels/channels'
import type { FreeSlot } from '../../parts/meeting-times/slot-choice'
import styles from './booking-page.module.css'
import { Rows } from './rows'
import { texts } from './texts'
import { useTyped } from './use-typed'
import type { Wanted } from './wanted-agent'

interface ReviewProps {
  form: Submission['form']
  slot: FreeSlot | undefined
  agent: Wanted['agent']
}

interface ChosenProps {
  form: Submission['form']
  slot: FreeSlot
}

/** What is chosen so far, always in sight while the rest is filled in; said in full, and to everybody, in the review below. */
export function Chosen({ form, slot }: ChosenProps) {
  const { channel } = useTyped(form)
  return (
    <p className={styles.chosen} aria-hidden="true">
      <SuccessIcon />
      <span>
        {texts.review.chosen(
          formatFullDay(slot.start_at),
          formatTime(slot.start_at),
          channelLabel(String(channel)),
        )}
      </span>
    </p>
  )
}

/** What will be booked, in one look. */
export function Review({ form, slot, agent }: ReviewProps) {
  const { channel, name, email } = useTyped(form)
  const words = texts.review
  return (
    <Rows
      rows={[
        [
          words.when,
          slot ? capitalize(words.at(formatFullDay(slot.start_at), formatTime(slot.start_at))) : words.none,
        ],
        [words.channel, channelLabel(String(channel))],
        ...(agent ? [[words.about, agent.name] as const] : []),
        [words.who, String(name || words.unwritten)],
        [words.invitation, String(email || words.unwritten)],
      ]}
    />
  )
}
