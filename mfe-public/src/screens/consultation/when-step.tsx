import { Skeleton, useHydrated } from '@ag/ui'
import { useRef, useState } from 'react'
import type { SlotChoice } from '../../parts/meeting-times/slot-choice'
import { SlotProblemNotice } from '../../parts/meeting-times/slot-problem'
import { useAttention } from '../../parts/meeting-times/use-attention'
import { useLazyTimes } from '../../parts/meeting-times/use-lazy-times'
import styles from './booking-page.module.css'
import { readHoldDraft } from './hold-draft'
import { NextSlots } from './next-slots'
import { texts } from './texts'
import { useNextSlots } from './use-next-slots'

/** The choice of an hour: from the next free ones at first, from a calendar in the same room once it has come. */
export function WhenStep({ choice }: { choice: SlotChoice }) {
  const place = useRef<HTMLDivElement>(null)
  const [title, goToTitle] = useAttention<HTMLHeadingElement>()
  const slots = useNextSlots()
  const hydrated = useHydrated()
  const [renderedAhead] = useState(!hydrated)

  const times = useLazyTimes(() => {
    const draft = readHoldDraft(Date.now())
    const picked = slots.find(({ start_at }) => start_at === pickedStart(place.current))
    const isHere = place.current?.contains(document.activeElement) ?? false
    if (draft) choice.resume(draft)
    else if (picked) void choice.hold(picked, { quietly: !isHere })
    if (isHere) goToTitle()
  })
  return (
    <section className={styles.step} aria-labelledby="when">
      <h2 ref={title} id="when" tabIndex={-1} className={styles.title}>
        {texts.whenStep}
      </h2>
      {choice.problem && <SlotProblemNotice problem={choice.problem} onHour={choice.hold} />}
      <div ref={place} className={styles.when}>
        {times.status === 'ready' ? (
          <times.MeetingTimes choice={choice} />
        ) : renderedAhead || times.status === 'failed' ? (
          <NextSlots />
        ) : (
          <Skeleton rows={8} />
        )}
      </div>
    </section>
  )
}

/** What was picked of the plain choices. */
export const pickedStart = (place: HTMLElement | null | undefined): string | undefined =>
  place?.querySelector<HTMLInputElement>('input[name="preferred_time"]:checked')?.value
