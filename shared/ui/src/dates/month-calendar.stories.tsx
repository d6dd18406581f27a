import type { Meta, StoryObj } from '@storybook/react-vite'
import { type CalendarEvent, MonthCalendar } from './month-calendar'

const today = '2026-11-24'
const meeting = (date: string, time: string, title: string, status = 'confirmed'): CalendarEvent => ({
  id: `${date} ${time}`,
  date,
  time,
  title,
  status,
})

const month = [
  meeting('2026-11-04', '09:00', 'Ana Souza'),
  meeting('2026-11-04', '14:30', 'Bruno Lima', 'pending'),
  meeting('2026-11-12', '10:00', 'Padaria Central', 'completed'),
  meeting('2026-11-24', '11:00', 'Carla Dias'),
  meeting('2026-11-26', '09:30', 'Davi Reis', 'postponed'),
  meeting('2026-11-27', '16:00', 'Oficina do Zé', 'cancelled'),
]
const busyDay = ['08:00', '09:00', '10:00', '11:30', '13:00', '14:00', '15:00'].map((time, index) =>
  meeting(today, time, `Reunião ${index + 1}`),
)

const meta = {
  title: 'Dates/Month calendar',
  component: MonthCalendar,
  tags: ['wide'],
  args: { today, events: month },
} satisfies Meta<typeof MonthCalendar>
export default meta
type Story = StoryObj<typeof meta>

/** Confirmed, pending, cancelled, completed, and one of a status that nobody knows. */
export const EventsOfEveryStatus: Story = {}
export const Compact: Story = { args: { events: [...month, ...busyDay], compact: true } }
export const MoreThanFit: Story = { args: { events: busyDay } }
export const Empty: Story = { args: { events: [] }, tags: ['!wide'] }

/** Where there is no room for words. */
export const Dots: Story = { args: { events: [...month, ...busyDay] }, tags: ['!wide'] }

/** The hour of one event a day, how many more there are, and how they stand. */
export const CompactOnAPhone: Story = {
  args: { events: [...month, ...busyDay], compact: true },
  tags: ['!wide'],
}

/** What is on a day is listed below the month, with the names of the statuses. */
export const ChosenDay: Story = {
  args: { events: month.slice(1).map((event) => ({ ...event, date: today })), compact: true },
  tags: ['!wide'],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: /^terça-feira, 24/ })),
}
