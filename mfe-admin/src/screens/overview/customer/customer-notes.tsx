import {
  addCustomerNote,
  type CustomerNote,
  getCustomerHistory,
  newCustomerNote,
  removeCustomerNote,
} from '@ag/contracts'
import { describeError, formatDay, formatTime } from '@ag/core'
import { call, newRequestKey, notify, queryClient, useMutation } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { Form, FormError, Textarea, useSubmit } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { useRef, useState } from 'react'
import { usePermission } from '../../../admin-queries'
import styles from './customer.module.css'
import { texts } from './texts'

const refresh = () => queryClient.invalidateQueries({ queryKey: [getCustomerHistory.path] })

/** What the team has written down about a company, and a place for more. */
export function CustomerNotes({ customer, notes }: { customer: string; notes: CustomerNote[] }) {
  const may = usePermission()('billing:write')
  // A fresh form for each note.
  const [count, setCount] = useState(0)
  return (
    <SectionCard id="customer-notes" title={texts.notes} lead={texts.notesLead}>
      {may && <NewNote key={count} customer={customer} onAdded={() => setCount(count + 1)} />}
      {notes.length === 0 ? (
        <Text tone="muted">{texts.noNotes}</Text>
      ) : (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <Note key={note.id} customer={customer} note={note} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function NewNote({ customer, onAdded }: { customer: string; onAdded: () => void }) {
  const key = useRef<string>(undefined)
  const { form, submit, pending, failure } = useSubmit(newCustomerNote, async (body) => {
    key.current ??= newRequestKey()
    await call(addCustomerNote, { params: { id: customer }, body }, { idempotencyKey: key.current })
    await refresh()
    notify({ type: 'success', title: texts.added })
    onAdded()
  })
  return (
    <Form form={form} onSubmit={submit}>
      <Textarea label={texts.note} name="text" rows={3} maxLength={2000} />
      {failure !== undefined && <FormError {...describeError(failure)} />}
      <div>
        <Button type="submit" size="sm" loading={pending}>
          {texts.add}
        </Button>
      </div>
    </Form>
  )
}

function Note({ customer, note }: { customer: string; note: CustomerNote }) {
  const { id, text, author, is_mine, created_at } = note
  const when = `${formatDay(created_at)}, ${formatTime(created_at)}`
  const remove = useMutation({
    mutationFn: () => call(removeCustomerNote, { params: { id: customer, note_id: id } }),
    onSuccess: async () => {
      await refresh()
      document.getElementById('customer-notes')?.focus()
      notify({ type: 'success', title: texts.removed })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <li className={styles.note}>
      <p className={styles.words}>{text}</p>
      <div className={styles.by}>
        <Text size="sm" tone="muted">
          {author}, <time dateTime={created_at}>{when}</time>
        </Text>
        {is_mine && (
          <Button
            variant="ghost"
            size="sm"
            aria-label={texts.removeOf(author, when)}
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  )
}
