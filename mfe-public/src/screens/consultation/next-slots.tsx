import { Text } from '@ag/ui'
import { RadioGroup } from '@ag/ui/controls'
import { texts } from './texts'
import { useNextSlots } from './use-next-slots'

/** The next free hours as plain choices: they work before the calendar has come, and without it. */
export function NextSlots() {
  const slots = useNextSlots()
  if (slots.length === 0) return <Text tone="muted">{texts.next.unknown}</Text>
  return (
    <RadioGroup
      label={texts.next.legend}
      hint={texts.next.zone}
      name="preferred_time"
      options={slots.map(({ start_at, label }) => ({ value: start_at, label }))}
      required
    />
  )
}
