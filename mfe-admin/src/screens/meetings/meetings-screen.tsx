import { AdminPage, type Part } from '../../parts/admin-page/admin-page'
import { AvailabilityPart } from './availability/availability-part'
import { BookingPart } from './booking/booking-part'
import { CalendarPart } from './calendar/calendar-part'
import { ConsultantsPart } from './consultants/consultants-part'
import { DaysOffPart } from './days-off/days-off-part'
import { ListPart } from './list/list-part'
import { texts } from './texts'

const { parts: names } = texts
const parts: Part[] = [
  { id: '', name: names.calendar, permission: 'meetings:read', content: CalendarPart },
  { id: 'lista', name: names.list, permission: 'meetings:read', content: ListPart },
  { id: 'nova', name: names.book, permission: 'meetings:write', content: BookingPart },
  { id: 'consultores', name: names.consultants, permission: 'meetings:read', content: ConsultantsPart },
  { id: 'disponibilidade', name: names.availability, permission: 'meetings:read', content: AvailabilityPart },
  { id: 'folgas', name: names.daysOff, permission: 'meetings:read', content: DaysOffPart },
]

/** Who meets whom and when, and when somebody can be met at all. */
export function MeetingsScreen() {
  return <AdminPage section="/admin/meetings" title={texts.title} parts={parts} />
}
