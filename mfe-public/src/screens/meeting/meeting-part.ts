import type { ManagedMeeting } from '@ag/contracts'
import type { ManageLink, ManageStep } from '../../parts/manage-link/manage-link'

/** What a part of the page gets that does something about a meeting. */
export interface MeetingPartProps {
  link: ManageLink
  meeting: ManagedMeeting
  /** Called with the meeting as it is now, and what to say about it. */
  onDone: (changed: ManagedMeeting, words: string) => void
  onKeep: () => void
  /** The server thinks otherwise of the meeting than this page. */
  onRefused: () => void
}

/** May it be done to the meeting now? */
export const allows = ({ can_change, moves_left }: ManagedMeeting, step: ManageStep): boolean =>
  can_change && (step === 'cancel' || moves_left > 0)
