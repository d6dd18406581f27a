import { getMeetingMonth } from '@ag/contracts'
import { isoDay } from '@ag/core'
import { Link, query, useQuery } from '@ag/platform'
import { DataError } from '@ag/ui'
import { MonthCalendar } from '@ag/ui/dates'
import { useMemo } from 'react'
import { useListAddress } from '../../../parts/list/list-address'
import { PersonPart } from '../person/person-part'
import { texts } from './texts'
import { usePhone } from './use-phone'

const anyMonth = /^20\d{2}-(?:0[1-9]|1[0-2])$/

/** The meetings of a month, everybody's or one person's. Month, day and person are in the address. */
export function MeetingCalendar() {
  const { value, href, set } = useListAddress()
  const today = isoDay(Date.now())
  const month = anyMonth.test(value('mes')) ? value('mes') : today.slice(0, 7)
  const person = value('consultant_id')
  const chosen = value('dia').startsWith(month) ? value('dia') : undefined
  const { data, error, refetch } = useQuery(
    query(getMeetingMonth, { query: { month, consultant_id: person || undefined } }),
  )
  const isPhone = usePhone()
  const events = useMemo(
    () => (data?.items ?? []).map((each) => ({ ...each, title: texts.event(each.name, each.title) })),
    [data],
  )
  return (
    <PersonPart person={person} everybody lead={texts.zone}>
      {error && <DataError error={error} onRetry={() => void refetch()} />}
      <MonthCalendar
        events={events}
        today={today}
        initial={chosen ?? (today.startsWith(month) ? today : `${month}-01`)}
        month={month}
        busy={!data}
        // One person's day is short enough to be told by the hour.
        compact={isPhone && person !== ''}
        defaultChosen={chosen}
        onChoose={(dia) => set({ mes: dia.slice(0, 7), dia })}
        onMonthChange={(mes) => set({ mes, dia: undefined })}
        entry={({ id, date }, words) => (
          <Link id={`meeting-${id}`} to={href({ reuniao: id, mes: month, dia: date })}>
            {words}
          </Link>
        )}
      />
    </PersonPart>
  )
}
