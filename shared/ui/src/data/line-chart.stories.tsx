import type { Meta, StoryObj } from '@storybook/react-vite'
import { LineChart } from './line-chart'

const values = [12, 18, 15, 22, 30, 28, 35, 31, 40, 44, 39, 52]

const meta = {
  title: 'Data/Line chart',
  component: LineChart,
  tags: ['wide'],
  args: {
    title: 'Consumo em novembro',
    unit: 'Reais',
    points: values.map((value, index) => ({ label: `${index + 1}`, value })),
    format: (value) => `R$ ${value}`,
  },
} satisfies Meta<typeof LineChart>
export default meta
type Story = StoryObj<typeof meta>

export const Days: Story = {}
export const Empty: Story = { args: { points: [] } }
