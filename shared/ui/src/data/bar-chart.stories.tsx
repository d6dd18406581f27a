import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarChart } from './bar-chart'

const meta = {
  title: 'Data/Bar chart',
  component: BarChart,
  tags: ['wide'],
  args: {
    title: 'Mensagens por mês',
    unit: 'Mensagens',
    points: [
      { label: 'jun', value: 420 },
      { label: 'jul', value: 610 },
      { label: 'ago', value: 580 },
      { label: 'set', value: 790 },
      { label: 'out', value: 0 },
      { label: 'nov', value: 930 },
    ],
  },
} satisfies Meta<typeof BarChart>
export default meta
type Story = StoryObj<typeof meta>

export const Months: Story = {}
export const AsTable: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Ver em tabela')),
}
export const Empty: Story = { args: { points: [] } }
