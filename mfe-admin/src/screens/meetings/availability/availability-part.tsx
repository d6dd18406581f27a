import {
  type AdminConsultant,
  type AvailabilityRule,
  createAvailabilityRule,
  editAvailabilityRule,
  getAvailabilityRules,
  getAvailableSlots,
  getConsultantDay,
  type RuleEdit,
  removeAvailabilityRule,
} from '@ag/contracts'
import { call, notify, query, queryClient, untilClosed, useSuspenseQuery } from '@ag/platform'
import { Button, EmptyState } from '@ag/ui'
import { useState } from 'react'
import { usePermission } from '../../../admin-queries'
import { GuardedConflict } from '../../../parts/conflict/guarded-conflict'
import { changesOf, like, useGuarded } from '../../../parts/conflict/use-guarded'
import { useListAddress } from '../../../parts/list/list-address'
import { useUndoable } from '../../../parts/undo/use-undo'
import { consultants } from '../meetings'
import { PersonPart } from '../person/person-part'
import { RuleDialog } from './rule-dialog'
import { editOf, type RuleWords, wordsOf } from './rule-form'
import { texts } from './texts'
import { WeekTable } from './week-table'

/** The hours at which somebody receives, week by week. Who it is, is in the address. */
export function AvailabilityPart() {
  const { value } = useListAddress()
  const people = useSuspenseQuery(consultants).data.items
  const person = people.find(({ id }) => id === value('consultant_id')) ?? people[0]
  if (!person) return <EmptyState title={texts.none}>{texts.noneLead}</EmptyState>
  return (
    <PersonPart person={person.id} lead={texts.lead}>
      <Week person={person} />
    </PersonPart>
  )
}

// Everybody's at once: who looks at one person looks at the next.
const rules = query(getAvailabilityRules, { query: {} })

async function refresh(): Promise<void> {
  const changed = [getAvailabilityRules, getAvailableSlots, getConsultantDay]
  await Promise.all(changed.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })))
}

function Week({ person }: { person: AdminConsultant }) {
  const { items } = useSuspenseQuery(rules).data
  const mayWrite = usePermission()('availability:write')
  const [edited, setEdited] = useState<AvailabilityRule | 'new'>()
  const guarded = useGuarded<AvailabilityRule, RuleWords>(refresh)
  const undo = useUndoable()
  const close = () => setEdited(undefined)

  async function save(rule: RuleEdit) {
    if (edited === 'new') {
      await call(createAvailabilityRule, { body: rule })
      await refresh()
      notify({ type: 'success', title: texts.saved, duration: untilClosed })
    } else if (edited) {
      const changes = changesOf(editOf(edited), rule)
      await guarded.attempt({
        over: edited,
        mine: like(wordsOf(rule), changes),
        said: texts.saved,
        save: (over, chosen) =>
          call(editAvailabilityRule, {
            params: { id: over.id },
            body: { version: over.version, rule: { ...editOf(over), ...like(changes, chosen) } },
          }),
      })
    }
    close()
  }

  const remove = ({ id, version }: AvailabilityRule) =>
    undo.start({
      id,
      title: texts.removed,
      run: (options) =>
        call(removeAvailabilityRule, { params: { id }, body: { version } }, options).finally(refresh),
    })

  return (
    <>
      {mayWrite && (
        <div>
          <Button onClick={() => setEdited('new')}>{texts.add}</Button>
        </div>
      )}
      <WeekTable
        name={person.name}
        rules={items.filter(({ id, consultant_id }) => consultant_id === person.id && !undo.waits(id))}
        {...(mayWrite && { onEdit: setEdited, onRemove: remove })}
      />
      {edited && (
        <RuleDialog
          consultantId={person.id}
          rule={edited === 'new' ? undefined : edited}
          onSave={save}
          onClose={close}
        />
      )}
      <GuardedConflict guarded={guarded} words={(rule) => wordsOf(editOf(rule))} labels={texts.fields} />
    </>
  )
}
