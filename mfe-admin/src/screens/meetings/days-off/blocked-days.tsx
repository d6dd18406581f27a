import {
  type BlockEdit,
  type BlockedDay,
  blockDays,
  getAvailableSlots,
  getBlockedDays,
  getConsultantDay,
  unblockDays,
} from '@ag/contracts'
import { formatDay } from '@ag/core'
import { call, notify, query, queryClient, untilClosed, useSuspenseQuery } from '@ag/platform'
import { Alert, Button, ButtonLink, EmptyState } from '@ag/ui'
import { type Column, Table } from '@ag/ui/data'
import { SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { usePermission } from '../../../admin-queries'
import { useUndoable } from '../../../parts/undo/use-undo'
import { consultants } from '../meetings'
import { BlockDialog } from './block-dialog'
import styles from './days-off.module.css'
import { texts } from './texts'

const blocked = query(getBlockedDays)

async function refresh(): Promise<void> {
  const changed = [getBlockedDays, getAvailableSlots, getConsultantDay]
  await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

/** Days that somebody has taken out of the calendar: everybody's, or one person's. */
export function BlockedDays() {
  const { items } = useSuspenseQuery(blocked).data
  const people = useSuspenseQuery(consultants).data.items
  const mayWrite = usePermission()('availability:write')
  const [isAdding, setAdding] = useState(false)
  const [touched, setTouched] = useState<{ block: BlockedDay; meetings: number }>()
  const undo = useUndoable()
  const rows = items.filter(({ id }) => !undo.waits(id))

  async function add(body: BlockEdit) {
    const added = await call(blockDays, { body })
    await refresh()
    setAdding(false)
    setTouched(added.meetings > 0 ? added : undefined)
    notify({ type: 'success', title: texts.blocked, duration: untilClosed })
  }

  const remove = ({ id, version }: BlockedDay) =>
    undo.start({
      id,
      title: texts.removed,
      run: (options) => call(unblockDays, { params: { id }, body: { version } }, options).finally(refresh),
    })

  const whoOf = ({ consultant_id }: BlockedDay) =>
    people.find(({ id }) => id === consultant_id)?.name ?? texts.everybody
  const columns: Column<BlockedDay>[] = [
    {
      id: 'when',
      header: texts.when,
      heads: true,
      cell: (block) => (
        <>
          {periodOf(block)} <span className={styles.more}>{whoOf(block)}</span>
        </>
      ),
    },
    { id: 'why', header: texts.why, cell: ({ label }) => label },
  ]
  const removing: Column<BlockedDay> = {
    id: 'actions',
    acts: true,
    header: texts.actions,
    cell: (block) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={texts.removeOf(periodOf(block))}
        onClick={() => remove(block)}
      >
        {texts.remove}
      </Button>
    ),
  }

  return (
    <SectionCard id="blocked" title={texts.blocks} lead={texts.blocksLead}>
      {mayWrite && (
        <div>
          <Button onClick={() => setAdding(true)}>{texts.block}</Button>
        </div>
      )}
      <div role="status">
        {touched && (
          <Alert
            tone="warning"
            action={
              <ButtonLink variant="outline" size="sm" href={meetingsIn(touched.block)}>
                {texts.see}
              </ButtonLink>
            }
          >
            {texts.touched(touched.meetings)}
          </Alert>
        )}
      </div>
      {rows.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneLead}</EmptyState>
      ) : (
        <Table
          caption={texts.blocksCaption}
          captionHidden
          columns={mayWrite ? [...columns, removing] : columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      {isAdding && <BlockDialog people={people} onBlock={add} onClose={() => setAdding(false)} />}
    </SectionCard>
  )
}

const periodOf = ({ first_day, last_day }: BlockedDay) =>
  texts.period(formatDay(first_day), formatDay(last_day))

function meetingsIn({ first_day, last_day, consultant_id }: BlockedDay): string {
  const address = new URLSearchParams({ aba: 'lista', from: first_day, to: last_day, sort: 'start_at' })
  if (consultant_id) address.set('consultant_id', consultant_id)
  return `/admin/meetings?${address}`
}
