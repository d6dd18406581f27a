import { describeError } from '@ag/core'
import { notify, useSession } from '@ag/platform'
import { Badge, Button } from '@ag/ui'
import { Form, FormError, type Submission, useSubmit } from '@ag/ui/form'
import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { GuardedConflict } from '../conflict/guarded-conflict'
import { changesOf, conflictIn, useGuarded } from '../conflict/use-guarded'
import { useUnsaved } from '../unsaved/use-unsaved'
import styles from './edit-form.module.css'
import { texts } from './texts'

interface EditFormProps<Record extends { version: number }, Schema extends z.ZodMiniType> {
  /** The record as it is kept; a later version of it needs a form of its own (`key`). */
  saved: Record
  schema: Schema
  /** Name that what is typed is kept under until it is saved. */
  draft: string
  /** May whoever looks on change it? */
  may: boolean
  labels: Partial<{ [Field in keyof Record]: string }>
  /** Saves the fields that were changed. */
  save: (version: number, changes: Partial<Record>) => Promise<unknown>
  /** Reads the record again. */
  refresh: () => Promise<unknown>
  /** The fields; `changed` is told of what no input says: rows that come, go or move, by their list's name. */
  children: (changed: (list: string) => void) => ReactNode
  /** What stands beside the button, given what is typed. */
  actions?: (form: Submission['form']) => ReactNode
}

/** The form of a record that several people edit: sends what was changed, and loses nothing where two did at once. */
export function EditForm<Record extends { version: number }, Schema extends z.ZodMiniType>({
  saved,
  schema,
  draft: name,
  may,
  labels,
  save,
  refresh,
  children,
  actions,
}: EditFormProps<Record, Schema>) {
  const session = useSession()
  const unsaved = useUnsaved()
  const guarded = useGuarded<Record, Record>(async () => {
    draft?.drop()
    unsaved.saved()
    await refresh()
  })
  const { form, submit, pending, failure, draft } = useSubmit(
    schema,
    async (edit) => {
      const mine = changesOf(saved, edit as Record)
      if (Object.keys(mine).length === 0) {
        unsaved.saved()
        return notify({ type: 'info', title: texts.nothing })
      }
      const refusal = await guarded.attempt({
        over: saved,
        mine,
        said: texts.saved,
        save: ({ version }, chosen) => save(version, chosen),
      })
      if (refusal) throw refusal
    },
    { draft: name, owner: session.status === 'signed-in' ? session.user.id : '' },
  )

  return (
    <Form form={form} onSubmit={submit} draft={draft} onInput={unsaved.changed}>
      <fieldset className={styles.fields} disabled={!may}>
        {children((list) => {
          unsaved.changed()
          draft?.storeList(list)
        })}
      </fieldset>
      {failure !== undefined && !conflictIn(failure) && <FormError {...describeError(failure)} />}
      {may && (
        <div className={styles.actions}>
          <Button type="submit" loading={pending}>
            {texts.save}
          </Button>
          {actions?.(form)}
          <span role="status">{unsaved.isUnsaved && <Badge tone="warning">{texts.unsaved}</Badge>}</span>
        </div>
      )}
      <GuardedConflict guarded={guarded} words={(record) => record} labels={labels} />
    </Form>
  )
}
