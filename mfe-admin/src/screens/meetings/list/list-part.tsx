import { type AdminMeeting, getAdminMeetings, getMeetingsFile, meetingStatus } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import { Link, useSuspenseQuery } from '@ag/platform'
import { Badge, ButtonLink } from '@ag/ui'
import type { Column } from '@ag/ui/data'
import { eventStatus } from '@ag/ui/dates'
import { usePermission } from '../../../admin-queries'
import { AdminList } from '../../../parts/list/admin-list'
import { useListAddress } from '../../../parts/list/list-address'
import { MeetingDetail } from '../meeting/meeting-detail'
import { useReturnFocus } from '../meeting/use-return-focus'
import { channelOptions, consultants } from '../meetings'
import { channelNames } from '../texts'
import styles from './list.module.css'
import { statusNames, texts } from './texts'

const statuses = meetingStatus.options.map((status) => [status, statusNames[status]] as const)

/** Every meeting, searched and filtered, or the one of them that the address names. */
export function ListPart() {
  const id = useListAddress().value('reuniao')
  useReturnFocus(id)
  return id ? <MeetingDetail key={id} id={id} back={texts.back} /> : <MeetingList />
}

function MeetingList() {
  const { href } = useListAddress()
  const may = usePermission()
  const people = useSuspenseQuery(consultants).data.items
  return (
    <AdminList<AdminMeeting>
      list="meetings"
      caption={texts.caption}
      endpoint={getAdminMeetings}
      file={{ endpoint: getMeetingsFile, name: 'reunioes.csv' }}
      columns={columns((reuniao) => href({ reuniao }))}
      optional={['company', 'title', 'channel', 'consultant']}
      rowKey={({ id }) => id}
      filters={[
        { name: 'status', label: texts.filters.status, options: statuses },
        { name: 'channel', label: texts.filters.channel, options: channelOptions },
        {
          name: 'consultant_id',
          label: texts.filters.consultant,
          options: people.map(({ id, name }) => [id, name] as const),
        },
        { name: 'from', label: texts.filters.from },
        { name: 'to', label: texts.filters.to },
      ]}
      actions={
        may('meetings:write') && (
          <ButtonLink size="sm" href="/admin/meetings?aba=nova">
            {texts.book}
          </ButtonLink>
        )
      }
    />
  )
}

const columns = (href: (id: string) => string): Column<AdminMeeting>[] => [
  {
    id: 'start_at',
    header: texts.columns.when,
    heads: true,
    sortable: true,
    cell: ({ id, start_at }) => (
      <Link id={`meeting-${id}`} className={styles.when} to={href(id)}>
        {formatDay(start_at)}, {formatTime(start_at)}
      </Link>
    ),
  },
  { id: 'who', header: texts.columns.who, cell: ({ contact_info }) => contact_info.name },
  { id: 'company', header: texts.columns.company, cell: ({ company }) => company },
  { id: 'title', header: texts.columns.title, cell: ({ title }) => title },
  {
    id: 'status',
    header: texts.columns.status,
    cell: ({ status }) => <Badge tone={eventStatus(status).tone}>{statusNames[status]}</Badge>,
  },
  { id: 'channel', header: texts.columns.channel, cell: ({ channel }) => channelNames[channel] },
  { id: 'consultant', header: texts.columns.consultant, cell: ({ consultant }) => consultant.name },
]
