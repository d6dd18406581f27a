import { describeError } from '@ag/core'
import { Button, Text } from '@ag/ui'
import { RadioGroup } from '@ag/ui/controls'
import { Modal } from '@ag/ui/overlay'
import { useState } from 'react'
import styles from './conflict-dialog.module.css'
import { texts } from './texts'

interface ConflictDialogProps<T extends object> {
  failure: unknown
  current: T
  /** What the administrator wanted to save. */
  mine: Partial<T>
  labels: Partial<Record<keyof T, string>>
  /** Saves the chosen values over the record as it is now. */
  onResolve: (chosen: Partial<T>) => Promise<unknown>
  /** Keeps what the server holds. */
  onYield: () => void
}

/** Two saved at once: shows both, field by field, and loses nothing. */
export function ConflictDialog<T extends object>({
  failure,
  current,
  mine,
  labels,
  onResolve,
  onYield,
}: ConflictDialogProps<T>) {
  const fields = (Object.keys(mine) as (keyof T & string)[]).filter(
    (field) => JSON.stringify(mine[field]) !== JSON.stringify(current[field]),
  )
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set(fields))
  const [pending, setPending] = useState(false)

  async function resolve() {
    setPending(true)
    const chosen = Object.fromEntries(
      fields.filter((field) => own.has(field)).map((field) => [field, mine[field]]),
    )
    await onResolve(chosen as Partial<T>).finally(() => setPending(false))
  }

  return (
    <Modal
      open
      size="lg"
      title={texts.title}
      onClose={onYield}
      footer={
        <>
          <Button variant="outline" onClick={onYield}>
            {texts.give}
          </Button>
          <Button loading={pending} onClick={() => void resolve()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <Text>{describeError(failure).message}</Text>
      <Text tone="muted">{texts.lead}</Text>
      <div className={styles.fields}>
        {fields.map((field) => (
          <RadioGroup
            key={field}
            label={labels[field] ?? field}
            name={`conflict-${field}`}
            defaultValue="mine"
            onChange={({ target }) => {
              const next = new Set(own)
              if (target.value === 'mine') next.add(field)
              else next.delete(field)
              setOwn(next)
            }}
            options={[
              { value: 'mine', label: `${texts.mine}: ${inWords(mine[field])}` },
              { value: 'theirs', label: `${texts.theirs}: ${inWords(current[field])}` },
            ]}
          />
        ))}
      </div>
    </Modal>
  )
}

/** A value as somebody can read it. */
export function inWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nothing
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return value.toLocaleString('pt-BR')
  if (Array.isArray(value)) return value.length === 0 ? texts.nothing : value.map(inWords).join('; ')
  if (typeof value === 'object') return Object.values(value).map(inWords).join(', ')
  return String(value)
}
