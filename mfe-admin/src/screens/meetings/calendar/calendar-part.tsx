import { useListAddress } from '../../../parts/list/list-address'
import { MeetingDetail } from '../meeting/meeting-detail'
import { useReturnFocus } from '../meeting/use-return-focus'
import { MeetingCalendar } from './meeting-calendar'
import { texts } from './texts'

/** A month of meetings, or the one of them that the address names. */
export function CalendarPart() {
  const id = useListAddress().value('reuniao')
  useReturnFocus(id)
  return id ? <MeetingDetail key={id} id={id} back={texts.back} /> : <MeetingCalendar />
}
