import { Select, type SelectProps } from '@ag/ui/form'
import type { Named } from './named'

interface NamedSelectProps extends Omit<SelectProps, 'children'> {
  options: readonly Named[]
}

/** A choice among things that have names. */
export const NamedSelect = ({ options, ...native }: NamedSelectProps) => (
  <Select {...native}>
    {options.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
)
