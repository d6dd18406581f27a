import type { AdminMeeting } from '@ag/contracts'
import { statusNames } from '../list/texts'
import { whenOf } from '../meetings'
import { texts } from './texts'

/** What administrators change of a meeting, in words: how two edits are compared. */
export interface Standing {
  status: string
  outcome: string
  when: string
  consultant: string
}

export const standingOf = (meeting: AdminMeeting): Standing => ({
  status: statusNames[meeting.status],
  outcome: meeting.outcome ? texts.outcomes[meeting.outcome] : '',
  when: whenOf(meeting),
  consultant: meeting.consultant.name,
})
