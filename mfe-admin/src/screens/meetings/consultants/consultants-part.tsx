import { type AdminConsultant, type ConsultantEdit, createConsultant, editConsultant } from '@ag/contracts'
import { call, notify, untilClosed, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, EmptyState } from '@ag/ui'
import { type Column, Table } from '@ag/ui/data'
import { useState } from 'react'
import { usePermission } from '../../../admin-queries'
import { GuardedConflict } from '../../../parts/conflict/guarded-conflict'
import { changesOf, like, useGuarded } from '../../../parts/conflict/use-guarded'
import { channelWords, consultants, refreshMeetings } from '../meetings'
import { ConsultantDialog } from './consultant-dialog'
import styles from './consultants.module.css'
import { texts } from './texts'

/** Those who receive customers. */
export function ConsultantsPart() {
  const people = useSuspenseQuery(consultants).data.items
  const mayWrite = usePermission()('consultants:write')
  const [edited, setEdited] = useState<AdminConsultant | 'new'>()
  const guarded = useGuarded<AdminConsultant, Words>(refreshMeetings)
  const close = () => setEdited(undefined)

  async function save(edit: ConsultantEdit) {
    if (edited === 'new') {
      await call(createConsultant, { body: edit })
      await refreshMeetings()
      notify({ type: 'success', title: texts.saved, duration: untilClosed })
    } else if (edited) {
      const changes = changesOf(editOf(edited), edit)
      await guarded.attempt({
        over: edited,
        mine: like(wordsOf(edit), changes),
        said: texts.saved,
        save: ({ id, version }, chosen) =>
          call(editConsultant, { params: { id }, body: { version, ...like(changes, chosen) } }),
      })
    }
    close()
  }

  return (
    <div className={styles.part}>
      {mayWrite && (
        <div>
          <Button onClick={() => setEdited('new')}>{texts.add}</Button>
        </div>
      )}
      {people.length === 0 ? (
        <EmptyState title={texts.none}>{texts.noneLead}</EmptyState>
      ) : (
        <Table
          caption={texts.caption}
          captionHidden
          columns={mayWrite ? [named, editing(setEdited), ...rest] : [named, ...rest]}
          rows={people}
          rowKey={({ id }) => id}
        />
      )}
      {edited && (
        <ConsultantDialog consultant={edited === 'new' ? undefined : edited} onSave={save} onClose={close} />
      )}
      <GuardedConflict guarded={guarded} words={(item) => wordsOf(editOf(item))} labels={texts.fields} />
    </div>
  )
}

/** A consultant as administrators compare them. */
type Words = Omit<ConsultantEdit, 'channels'> & { channels: string }

const wordsOf = (edit: ConsultantEdit): Words => ({ ...edit, channels: channelWords(edit.channels) })

const editOf = ({ id: _, version: __, upcoming: ___, ...edit }: AdminConsultant): ConsultantEdit => edit

const named: Column<AdminConsultant> = {
  id: 'name',
  header: texts.columns.name,
  heads: true,
  cell: ({ name, email, is_default, must_accept, is_active }) => (
    <>
      <span className={styles.name}>
        {name}
        {is_default && <Badge tone="accent">{texts.marks.is_default}</Badge>}
        {must_accept && <Badge tone="warning">{texts.marks.must_accept}</Badge>}
        {!is_active && <Badge>{texts.marks.inactive}</Badge>}
      </span>
      <span className={styles.more}>{email ?? texts.noEmail}</span>
    </>
  ),
}

const rest: Column<AdminConsultant>[] = [
  {
    id: 'channels',
    header: texts.columns.channels,
    cell: ({ channels }) => channelWords(channels),
  },
  { id: 'upcoming', header: texts.columns.upcoming, align: 'end', cell: ({ upcoming }) => upcoming },
]

const editing = (edit: (consultant: AdminConsultant) => void): Column<AdminConsultant> => ({
  id: 'actions',
  header: texts.columns.actions,
  cell: (consultant) => (
    <Button
      variant="outline"
      size="sm"
      aria-label={texts.editOf(consultant.name)}
      onClick={() => edit(consultant)}
    >
      {texts.edit}
    </Button>
  ),
})
