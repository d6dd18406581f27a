import { type AdminHoliday, getAvailableSlots, getHolidays, setOptionalDay } from '@ag/contracts'
import { describeError, formatDay, formatFullDay, isoDay } from '@ag/core'
import { call, notify, query, queryClient, useMutation, useSuspenseQuery } from '@ag/platform'
import { DataBoundary, Skeleton, VisuallyHidden } from '@ag/ui'
import { Switch } from '@ag/ui/controls'
import { Table } from '@ag/ui/data'
import { Select } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { usePermission } from '../../../admin-queries'
import { useListAddress } from '../../../parts/list/list-address'
import styles from './days-off.module.css'
import { texts } from './texts'

/** How many years ahead somebody may want to look. */
const ahead = 3

/** The holidays of a year, which is in the address, and which of the optional ones are worked on. */
export function Holidays() {
  const { value, set } = useListAddress()
  const thisYear = Number(isoDay(Date.now()).slice(0, 4))
  const years = Array.from({ length: ahead + 1 }, (_, index) => String(thisYear + index))
  const year = years.find((each) => each === value('ano')) ?? String(thisYear)
  return (
    <SectionCard id="holidays" title={texts.holidays} lead={texts.holidaysLead}>
      <Select
        className={styles.year}
        label={texts.year}
        name="ano"
        value={year}
        onChange={({ target }) => set({ ano: target.value })}
      >
        {years.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <DataBoundary loading={<Skeleton rows={8} />}>
        <Year year={year} />
      </DataBoundary>
    </SectionCard>
  )
}

function Year({ year }: { year: string }) {
  const { items } = useSuspenseQuery(query(getHolidays, { query: { year } })).data
  const mayWrite = usePermission()('availability:write')
  const turn = useMutation({
    mutationFn: ({ key, is_open }: { key: string; name: string; is_open: boolean }) =>
      call(setOptionalDay, { params: { key }, body: { is_open } }),
    // Two switches turned one after the other are saved in that order.
    scope: { id: 'optional-days' },
    onSuccess: async (_, { name, is_open }) => {
      const changed = [getHolidays, getAvailableSlots]
      await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
      notify({ type: 'success', title: is_open ? texts.opened(name) : texts.closes(name) })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  /** As it will be while it is being saved. */
  const isOpen = ({ key, is_open }: AdminHoliday) =>
    turn.isPending && turn.variables.key === key ? turn.variables.is_open : is_open

  return (
    <Table
      caption={texts.caption(year)}
      captionHidden
      rows={items}
      rowKey={({ date }) => date}
      columns={[
        {
          id: 'holiday',
          header: texts.holiday,
          heads: true,
          cell: ({ name, date }) => (
            <>
              {name} <span className={styles.more}>{texts.on(formatDay(date), weekdayOf(date))}</span>
            </>
          ),
        },
        {
          id: 'reception',
          header: texts.reception,
          cell: (holiday) => {
            const { key, name, date } = holiday
            if (key === null || !mayWrite)
              return <span className={styles.closed}>{holiday.is_open ? texts.open : texts.closed}</span>
            return (
              <Switch
                checked={isOpen(holiday)}
                onChange={({ target }) => turn.mutate({ key, name, is_open: target.checked })}
              >
                {texts.opens}
                <VisuallyHidden>{texts.opensOn(name, formatDay(date))}</VisuallyHidden>
              </Switch>
            )
          },
        },
      ]}
    />
  )
}

/** 'segunda-feira' */
const weekdayOf = (day: string): string => formatFullDay(day).split(',')[0] ?? ''
