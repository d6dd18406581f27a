import { moveMeeting } from '@ag/contracts'
import { formatFullDay, formatTime } from '@ag/core'
import { call, useMutation } from '@ag/platform'
import { Button, Cluster, DataError, Skeleton, Text } from '@ag/ui'
import { isAboutSlot, problemOf, useSlotChoice } from '../../parts/meeting-times/slot-choice'
import { SlotProblemNotice } from '../../parts/meeting-times/slot-problem'
import { useLazyTimes } from '../../parts/meeting-times/use-lazy-times'
import styles from './managed-meeting.module.css'
import type { MeetingPartProps } from './meeting-part'
import { texts } from './texts'
import { useStepTitle } from './use-step-title'

/** Another day and hour for a meeting, which keeps the one it has until then. */
export function MoveMeeting({ link, onDone, onKeep, onRefused }: MeetingPartProps) {
  const title = useStepTitle()
  const times = useLazyTimes()
  const choice = useSlotChoice()
  const { held } = choice
  const move = useMutation({
    mutationFn: ({ slot, hold }: NonNullable<typeof held>) =>
      call(moveMeeting, {
        params: { id: link.id },
        body: { start_at: slot.start_at, hold_id: hold.id, key: link.key },
      }),
    onSuccess: (moved) =>
      onDone(moved, texts.moving.done(formatFullDay(moved.start_at), formatTime(moved.start_at))),
    onError: (error) => {
      if (isAboutSlot(error)) choice.lose(problemOf(error))
      else choice.tell(problemOf(error))
      onRefused()
    },
  })
  return (
    <section className={styles.step} aria-labelledby="moving">
      <h2 ref={title} id="moving" tabIndex={-1} className={styles.title}>
        {texts.moving.title}
      </h2>
      <Text tone="muted">{texts.moving.now}</Text>
      {choice.problem && <SlotProblemNotice problem={choice.problem} onHour={choice.hold} />}
      {times.status === 'ready' && <times.MeetingTimes choice={choice} />}
      {times.status === 'loading' && <Skeleton rows={8} />}
      {times.status === 'failed' && <DataError title={texts.moving.noCalendar} />}
      <Cluster>
        <Button disabled={!held} loading={move.isPending} onClick={() => held && move.mutate(held)}>
          {texts.moving.submit}
        </Button>
        <Button variant="outline" onClick={onKeep}>
          {texts.moving.keep}
        </Button>
      </Cluster>
    </section>
  )
}
