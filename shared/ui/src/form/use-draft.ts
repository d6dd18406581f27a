import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropDraft, readDraft, type Values, writeDraft } from './drafts'

export interface DraftOptions {
  /** Name of the form that what is typed is kept under. */
  draft?: string
  /** Id of whose words they are: nobody else gets to see them. */
  owner?: string
}

export interface Draft {
  /** There was one, and the fields hold it again. */
  recovered: boolean
  /** For the form: keeps what somebody changes in it. */
  store: (event: FormEvent<HTMLFormElement>) => void
  /** Keeps a list in which a row came, went or moved: no input says so. */
  storeList: (name: string) => void
  /** Puts the fields back as they were. */
  discard: () => void
  /** What was typed has arrived. */
  drop: () => void
}

/** Keeps what is typed until it is sent: the session may end meanwhile, or the page go away. */
export function useDraft(form: UseFormReturn, { draft = '', owner = '' }: DraftOptions): Draft | undefined {
  const [recovered, setRecovered] = useState(false)
  const before = useRef<Values>({})
  const isStored = draft !== '' && owner !== ''

  const recover = useEffectEvent(() => {
    const changed = Object.entries(readDraft(draft, owner)).filter(
      ([field, value]) => JSON.stringify(form.getValues(field)) !== JSON.stringify(value),
    )
    before.current = Object.fromEntries(changed.map(([field]) => [field, form.getValues(field)]))
    for (const [field, value] of changed) form.setValue(field, value)
    setRecovered(changed.length > 0)
  })
  useEffect(() => {
    if (isStored) recover()
  }, [isStored])

  if (!isStored) return undefined

  const drop = () => {
    dropDraft(draft)
    setRecovered(false)
  }
  const write = (name: string, value: unknown) =>
    writeDraft(draft, owner, { ...readDraft(draft, owner), [name]: value })
  return {
    recovered,
    drop,
    storeList: (name) => write(name, form.getValues(name) ?? []),
    store({ target }) {
      if (!(target instanceof HTMLElement) || isSecret(target)) return
      // `features.2.name` is one word of a list, which is kept whole: by itself it would come back into another row.
      const [name] = (target as HTMLInputElement).name.split('.')
      if (name) write(name, form.getValues(name))
    },
    discard() {
      drop()
      const [first] = Object.keys(before.current)
      for (const [field, value] of Object.entries(before.current)) form.setValue(field, value)
      if (first !== undefined) form.setFocus(first)
    },
  }
}

/** What nobody but its owner may keep: passwords, shown or hidden, codes, and what asks not to be kept. */
const isSecret = (field: HTMLElement): boolean =>
  field.getAttribute('type') === 'password' || secrets.test(field.getAttribute('autocomplete') ?? '')
const secrets = /password|one-time-code|^off$/
