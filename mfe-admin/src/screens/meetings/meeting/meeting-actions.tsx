import type { AdminMeeting, MeetingStatus } from '@ag/contracts'
import { describeError } from '@ag/core'
import { notify, useMutation } from '@ag/platform'
import { Button, Cluster } from '@ag/ui'
import { texts } from './texts'

/** A dialog that a change begins with. */
export type Step = 'complete' | 'move' | 'cancel'

interface MeetingActionsProps {
  meeting: AdminMeeting
  /** What it can become now. */
  next: readonly MeetingStatus[]
  canMove: boolean
  onConfirm: () => Promise<unknown>
  onStep: (step: Step) => void
}

/** What can be done about a meeting as it stands. */
export function MeetingActions({ meeting, next, canMove, onConfirm, onStep }: MeetingActionsProps) {
  const confirm = useMutation({
    mutationFn: onConfirm,
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  const { actions } = texts
  const isOver = meeting.status === 'completed'
  if (next.length === 0 && !canMove && !isOver) return null
  return (
    <Cluster>
      {next.includes('confirmed') && (
        <Button loading={confirm.isPending} onClick={() => confirm.mutate()}>
          {actions.confirm}
        </Button>
      )}
      {next.includes('completed') && <Button onClick={() => onStep('complete')}>{actions.complete}</Button>}
      {isOver && (
        <Button variant="outline" onClick={() => onStep('complete')}>
          {actions.record}
        </Button>
      )}
      {canMove && (
        <Button variant="outline" onClick={() => onStep('move')}>
          {actions.move}
        </Button>
      )}
      {next.includes('cancelled') && (
        <Button variant="outline" onClick={() => onStep('cancel')}>
          {actions.cancel}
        </Button>
      )}
    </Cluster>
  )
}
