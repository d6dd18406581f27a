import { type AdminList, getSavedViews, removeView, saveView } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, Link, notify, query, queryClient, useMutation, useQuery } from '@ag/platform'
import { Button, CloseIcon } from '@ag/ui'
import { Checkbox, Field } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import styles from './admin-list.module.css'
import { useListAddress } from './list-address'
import { texts } from './texts'

const viewForm = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Dê um nome à visão.'), z.maxLength(60, 'Use no máximo 60 caracteres.')),
  is_shared: z._default(z.boolean(), false),
})

/** The list as somebody likes to see it, under a name; one's own and those that others share. */
export function SavedViews({ list }: { list: AdminList }) {
  const [isOpen, setOpen] = useState(false)
  const known = useQuery({ ...query(getSavedViews, { query: { list } }), enabled: isOpen })
  const views = known.data?.items ?? []
  const [isSaving, setSaving] = useState(false)
  const { address } = useListAddress()
  const refresh = () => queryClient.invalidateQueries({ queryKey: [getSavedViews.path] })
  const remove = useMutation({
    mutationFn: (id: string) => call(removeView, { params: { id } }),
    onSuccess: async () => {
      await refresh()
      notify({ type: 'success', title: texts.viewRemoved })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })

  async function save(values: z.output<typeof viewForm>) {
    const query = new URLSearchParams(address)
    query.delete('cursor')
    await call(saveView, { body: { list, query: query.toString(), ...values } })
    await refresh()
    setSaving(false)
    notify({ type: 'success', title: texts.viewSaved })
  }

  return (
    <>
      <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{texts.views}</summary>
        <div className={styles.choices}>
          {views.map(({ id, name, query: saved, is_mine }) => (
            <div key={id} className={styles.view}>
              <Link to={`?${saved}`}>{name}</Link>
              {is_mine && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.removeView(name)}
                  onClick={() => remove.mutate(id)}
                >
                  <CloseIcon aria-hidden="true" />
                </Button>
              )}
            </div>
          ))}
          <Button variant="outline" size="sm" onClick={() => setSaving(true)}>
            {texts.saveView}
          </Button>
        </div>
      </details>
      {isSaving && (
        <FormModal
          title={texts.saveView}
          submit={texts.save}
          schema={viewForm}
          action={save}
          onClose={() => setSaving(false)}
        >
          <Field label={texts.viewName} name="name" maxLength={60} required />
          <Checkbox name="is_shared">{texts.shareView}</Checkbox>
        </FormModal>
      )}
    </>
  )
}
