import { type ManagedMeeting, openMeeting } from '@ag/contracts'
import { AppError } from '@ag/core'
import { query, useQuery, useQueryClient } from '@ag/platform'
import { Alert, DataError } from '@ag/ui'
import { useEffect, useRef, useState } from 'react'
import {
  type ManageLink,
  type ManageStep,
  useManageLink,
  useWantedStep,
} from '../../parts/manage-link/manage-link'
import { CancelMeeting } from './cancel-meeting'
import { DeadLink } from './dead-link'
import { MeetingActions } from './meeting-actions'
import { MeetingFacts } from './meeting-facts'
import { allows, type MeetingPartProps } from './meeting-part'
import { MoveMeeting } from './move-meeting'
import { Waiting } from './waiting'

export function ManagedMeetingPage() {
  const link = useManageLink()
  return link ? <OpenedMeeting key={link.id} link={link} /> : <DeadLink />
}

/** The meeting, what is being done about it, and what has come of that. */
function OpenedMeeting({ link }: { link: ManageLink }) {
  const wanted = query(openMeeting, { params: { id: link.id }, body: { key: link.key } })
  const { data: meeting, error, refetch } = useQuery(wanted)
  const queryClient = useQueryClient()
  const wantedStep = useWantedStep()
  const [step, setStep] = useState<ManageStep | undefined>(wantedStep)
  const [done, setDone] = useState<string>()

  if (isDead(error)) return <DeadLink />
  if (!meeting) return error ? <DataError error={error} onRetry={() => void refetch()} /> : <Waiting />

  const finish = (changed: ManagedMeeting, words: string) => {
    queryClient.setQueryData(wanted.queryKey, changed)
    setDone(words)
    setStep(undefined)
  }
  const part: MeetingPartProps = {
    link,
    meeting,
    onDone: finish,
    onKeep: () => setStep(undefined),
    onRefused: () => void refetch(),
  }
  const start = (next: ManageStep) => {
    setDone(undefined)
    setStep(next)
  }
  const open = step !== undefined && allows(meeting, step) ? step : undefined
  return (
    <>
      <MeetingFacts meeting={meeting} />
      {done && <Done words={done} />}
      {open === 'move' && <MoveMeeting {...part} />}
      {open === 'cancel' && <CancelMeeting {...part} />}
      {open === undefined && <MeetingActions meeting={meeting} onStep={start} />}
    </>
  )
}

function Done({ words }: { words: string }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} role="status">
      <Alert tone="success">{words}</Alert>
    </div>
  )
}

const isDead = (error: unknown) =>
  error instanceof AppError && ['NOT_FOUND', 'VALIDATION_FAILED'].includes(error.code)
