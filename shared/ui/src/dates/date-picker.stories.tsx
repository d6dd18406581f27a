import type { Day } from '@ag/core/days'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DatePicker } from './date-picker'

const meta = {
  title: 'Dates/Date picker',
  component: DatePicker,
  args: { label: 'Dia da reunião', today: '2026-11-10', onChange: () => undefined },
  render: function Choosing(props) {
    const [value, choose] = useState<Day | undefined>(props.value)
    return <DatePicker {...props} value={value} onChange={choose} />
  },
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

/** Weekends and days gone by cannot be chosen. */
export const Empty: Story = {}
export const Chosen: Story = { args: { value: '2026-11-24' } }
/** Days before the 12th and after the 25th are closed; on the 18th and 19th nothing is free. */
export const Limited: Story = {
  args: {
    min: '2026-11-12',
    max: '2026-11-25',
    isAvailable: (day) => !['2026-11-18', '2026-11-19'].includes(day),
  },
}
