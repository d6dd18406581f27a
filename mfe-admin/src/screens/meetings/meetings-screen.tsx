import { AdminPage } from '../../parts/admin-page/admin-page'
import { AvailabilityPart } from './availability/availability-part'
import { BookingPart } from './booking/booking-part'
import { CalendarPart } from './calendar/calendar-part'
import { ConsultantsPart } from './consultants/consultants-part'
import { DaysOffPart } from './days-off/days-off-part'
import { ListPart } from './list/list-part'

const contents = {
  '': CalendarPart,
  lista: ListPart,
  nova: BookingPart,
  consultores: ConsultantsPart,
  disponibilidade: AvailabilityPart,
  folgas: DaysOffPart,
}

/** Who meets whom and when, and when somebody can be met at all. */
export function MeetingsScreen() {
  return <AdminPage section="/admin/meetings" contents={contents} />
}
