import { ConflictDialog } from './conflict-dialog'
import type { Guarded } from './use-guarded'

interface GuardedConflictProps<Item extends object, Words extends object> {
  guarded: Guarded<Item, Words>
  /** The record as somebody reads it. */
  words: (item: Item) => Words
  labels: Partial<Record<keyof Words, string>>
}

/** Asks what stays, where two have saved at once; and once more where a third was faster still. */
export function GuardedConflict<Item extends { version: number }, Words extends object>({
  guarded: { conflict, resolve, giveIn },
  words,
  labels,
}: GuardedConflictProps<Item, Words>) {
  if (!conflict) return null
  return (
    <ConflictDialog
      key={conflict.over.version}
      failure={conflict.failure}
      current={words(conflict.over)}
      mine={conflict.mine}
      labels={labels}
      onResolve={resolve}
      onYield={() => void giveIn()}
    />
  )
}
