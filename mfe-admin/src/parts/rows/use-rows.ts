import { useFormValues } from '@ag/ui/form'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * Rows of a form that can be added, moved and removed. Their inputs are named `<name>.<index>.<field>`; what is typed
 * stays theirs when others go, and rows that a draft brings back are there again.
 */
export function useRows<Row extends object>(
  name: string,
  initial: readonly Row[],
  /** Told whenever there is one more, one less, or another order, once the inputs are there. */
  onChange: (name: string) => void,
) {
  const form = useFormValues()
  const [{ rows, epoch }, setState] = useState({ rows: [...initial], epoch: 0 })
  const isOwn = useRef(false)

  const changed = useEffectEvent(() => onChange(name))
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new order of rows is one change
  useEffect(() => {
    if (isOwn.current) changed()
    isOwn.current = false
  }, [rows])

  useEffect(
    () =>
      form.subscribe({
        name,
        exact: true,
        formState: { values: true },
        callback: ({ values, name: written }) => {
          // The whole list at once is only ever written from outside.
          if (written === name)
            setState(({ epoch: last }) => ({ rows: [...(values[name] ?? [])], epoch: last + 1 }))
        },
      }),
    [form, name],
  )

  /** The rows as they are typed now. */
  const typed = (): Row[] => {
    const given = form.getValues(name) as Row[] | undefined
    return rows.map((row, index) => ({ ...row, ...given?.[index] }))
  }

  function put(next: Row[], nextEpoch: number) {
    isOwn.current = true
    setState({ rows: next, epoch: nextEpoch })
  }

  /** Inputs are made anew: the old ones would keep their words at other places. */
  function replace(next: Row[]) {
    form.unregister(name)
    put(next, epoch + 1)
  }

  return {
    rows: rows.map((row, index) => ({ row, index, key: `${epoch}-${index}` })),
    add: (row: Row) => put([...typed(), row], epoch),
    remove: (index: number) => replace(typed().toSpliced(index, 1)),
    /** Swaps a row with the one before it. */
    raise(index: number) {
      const next = typed()
      const [moved] = next.splice(index, 1)
      if (moved) next.splice(index - 1, 0, moved)
      replace(next)
    },
  }
}
