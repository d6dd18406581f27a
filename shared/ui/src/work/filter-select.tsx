import { Select } from '@ag/ui/form'

interface FilterSelectProps {
  label: string
  name: string
  /** What is chosen; empty for all of it. */
  value: string
  /** Values and their words. */
  options: readonly (readonly [value: string, label: string])[]
  /** The words for all of it, where nothing has to be chosen. */
  all?: string
  onChoose: (value: string) => void
}

/** A choice that narrows what is shown. */
export function FilterSelect({ options, all, onChoose, ...native }: FilterSelectProps) {
  return (
    <Select {...native} placeholder={all} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}
