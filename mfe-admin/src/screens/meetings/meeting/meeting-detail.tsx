import { type AdminMeeting, type MeetingStatus, moveForCustomer, setMeetingStatus } from '@ag/contracts'
import { type CallOptions, call, useSuspenseQuery } from '@ag/platform'
import { Alert, Badge, DataBoundary, Skeleton } from '@ag/ui'
import { eventStatus } from '@ag/ui/dates'
import { useEffect, useRef, useState } from 'react'
import { usePermission } from '../../../admin-queries'
import { BackLink } from '../../../parts/back-link/back-link'
import { GuardedConflict } from '../../../parts/conflict/guarded-conflict'
import { type Change, useGuarded } from '../../../parts/conflict/use-guarded'
import { useListAddress } from '../../../parts/list/list-address'
import { useUndoable } from '../../../parts/undo/use-undo'
import { statusNames } from '../list/texts'
import { consultants, meetingOf, refreshMeetings, whenOf } from '../meetings'
import { CancelDialog } from './cancel-dialog'
import { CompleteDialog } from './complete-dialog'
import { MeetingActions, type Step } from './meeting-actions'
import styles from './meeting-detail.module.css'
import { MeetingFacts } from './meeting-facts'
import { MeetingHistory } from './meeting-history'
import { type Move, MoveDialog } from './move-dialog'
import { type Standing, standingOf } from './standing'
import { texts } from './texts'

interface MeetingDetailProps {
  id: string
  /** Words of the way back. */
  back: string
}

/** A meeting, what has happened to it and what can be done about it. */
export function MeetingDetail({ id, back }: MeetingDetailProps) {
  const { href } = useListAddress()
  return (
    <div className={styles.detail}>
      <BackLink to={href({ reuniao: undefined })}>{back}</BackLink>
      <DataBoundary loading={<Skeleton rows={8} />}>
        <Detail id={id} />
      </DataBoundary>
    </div>
  )
}

interface Saved {
  status: Exclude<MeetingStatus, 'pending'>
  outcome?: 'attended' | 'no_show'
  reason?: string
}

function Detail({ id }: { id: string }) {
  const { meeting, history, next, can_move } = useSuspenseQuery(meetingOf(id)).data
  const people = useSuspenseQuery(consultants).data.items
  const [step, setStep] = useState<Step>()
  const guarded = useGuarded<AdminMeeting, Standing>(refreshMeetings)
  const { attempt } = guarded
  const undo = useUndoable()
  const mayWrite = usePermission()('meetings:write')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const close = () => setStep(undefined)

  const settled = (body: Saved, options?: CallOptions): Change<AdminMeeting, Standing> => ({
    over: meeting,
    mine: {
      status: statusNames[body.status],
      ...(body.outcome && { outcome: texts.outcomes[body.outcome] }),
    },
    save: ({ version }) =>
      call(setMeetingStatus, { params: { id }, body: { version, reason: '', ...body } }, options),
  })

  async function settle(body: Saved) {
    await attempt({ ...settled(body), said: texts.done[body.status] })
    close()
  }

  function cancel(reason: string) {
    close()
    undo.start({
      id,
      title: texts.done.cancelled,
      async run(options) {
        const change = settled({ status: 'cancelled', reason }, options)
        // With the screen gone nobody is there to solve a conflict: it is said.
        await (options.keepalive ? change.save(meeting, change.mine) : attempt(change))
        await refreshMeetings()
      },
    })
  }

  async function move({ start, end, consultantId, reason }: Move) {
    const name = people.find((each) => each.id === consultantId)?.name
    await attempt({
      over: meeting,
      mine: { when: whenOf({ start_at: start, end_at: end }), ...(name && { consultant: name }) },
      save: ({ version, start_at }, chosen) =>
        call(moveForCustomer, {
          params: { id },
          body: {
            version,
            reason,
            start_at: 'when' in chosen ? start : start_at,
            consultant_id: 'consultant' in chosen ? consultantId : undefined,
          },
        }),
      said: texts.movedDone,
    })
    close()
  }

  const leaves = undo.waits(id)
  const { label, tone } = eventStatus(leaves ? 'cancelled' : meeting.status)
  return (
    <>
      <div className={styles.head}>
        <h2 ref={title} className={styles.title} tabIndex={-1}>
          {meeting.title}
        </h2>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {leaves && <Alert tone="warning">{texts.leaving}</Alert>}
      {!leaves && meeting.status === 'pending' && <Alert tone="warning">{texts.waiting}</Alert>}
      {mayWrite && !leaves && (
        <MeetingActions
          meeting={meeting}
          next={next}
          canMove={can_move}
          onConfirm={() => settle({ status: 'confirmed' })}
          onStep={setStep}
        />
      )}
      <MeetingFacts meeting={meeting} />
      <MeetingHistory steps={history} />
      {step === 'complete' && (
        <CompleteDialog
          meeting={meeting}
          onClose={close}
          onComplete={(outcome) => settle({ status: 'completed', outcome })}
        />
      )}
      {step === 'cancel' && (
        <CancelDialog name={meeting.contact_info.name} onClose={close} onCancel={cancel} />
      )}
      {step === 'move' && <MoveDialog meeting={meeting} onClose={close} onMove={move} />}
      <GuardedConflict guarded={guarded} words={standingOf} labels={texts.labels} />
    </>
  )
}
