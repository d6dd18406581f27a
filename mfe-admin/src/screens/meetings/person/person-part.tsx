import { useSuspenseQuery } from '@ag/platform'
import { Text } from '@ag/ui'
import { Select } from '@ag/ui/form'
import type { ReactNode } from 'react'
import { useListAddress } from '../../../parts/list/list-address'
import { consultants } from '../meetings'
import styles from './person.module.css'
import { texts } from './texts'

interface PersonPartProps {
  /** Whose it is; nothing for everybody's. */
  person: string
  /** May it be everybody's? */
  everybody?: boolean
  /** What to know about what follows. */
  lead: string
  children: ReactNode
}

/** What is seen for one of those who receive. Who it is, is in the address. */
export function PersonPart({ person, everybody, lead, children }: PersonPartProps) {
  const { set } = useListAddress()
  const people = useSuspenseQuery(consultants).data.items
  return (
    <div className={styles.part}>
      <Select
        className={styles.person}
        label={texts.person}
        name="consultant_id"
        value={person}
        onChange={({ target }) => set({ consultant_id: target.value })}
      >
        {everybody && <option value="">{texts.everybody}</option>}
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Text size="sm" tone="muted">
        {lead}
      </Text>
      {children}
    </div>
  )
}
