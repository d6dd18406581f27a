import type { Named } from '@ag/agents/named'
import { Select, type SelectProps } from '@ag/ui/form'

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
