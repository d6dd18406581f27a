import type { ManagedMeeting } from '@ag/contracts'
import { Button, ButtonLink, Cluster, Text } from '@ag/ui'
import type { ManageStep } from '../../parts/manage-link/manage-link'
import { ContactLines } from './contact-lines'
import { allows } from './meeting-part'
import { texts } from './texts'

interface MeetingActionsProps {
  meeting: ManagedMeeting
  onStep: (step: ManageStep) => void
}

/** What can be done about a meeting now. */
export function MeetingActions({ meeting, onStep }: MeetingActionsProps) {
  const { status, join_url, ics_url, can_change, moves_left } = meeting
  if (status === 'cancelled' || status === 'completed')
    return (
      <Cluster>
        <ButtonLink href="/consultation">{texts.again}</ButtonLink>
      </Cluster>
    )
  return (
    <>
      <Cluster>
        {join_url && (
          <ButtonLink href={join_url} external>
            {texts.join}
          </ButtonLink>
        )}
        <ButtonLink href={ics_url} variant={join_url ? 'secondary' : 'primary'} download>
          {texts.toCalendar}
        </ButtonLink>
        {allows(meeting, 'move') && (
          <Button variant="outline" onClick={() => onStep('move')}>
            {texts.move}
          </Button>
        )}
        {allows(meeting, 'cancel') && (
          <Button variant="outline" onClick={() => onStep('cancel')}>
            {texts.cancel}
          </Button>
        )}
      </Cluster>
      {can_change ? (
        <Text size="sm" tone="muted">
          {moves_left > 0 ? texts.movesLeft(moves_left) : texts.noMoves}
        </Text>
      ) : (
        <>
          <Text>{texts.tooLate}</Text>
          <ContactLines />
        </>
      )}
    </>
  )
}
