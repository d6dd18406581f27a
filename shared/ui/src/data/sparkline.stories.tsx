import type { Meta, StoryObj } from '@storybook/react-vite'
import { Sparkline } from './sparkline'

const pointsOf = (values: number[]) => values.map((value, index) => ({ label: `dia ${index + 1}`, value }))

const meta = {
  title: 'Data/Sparkline',
  component: Sparkline,
  args: { title: 'Conversas da semana', points: pointsOf([3, 8, 5, 9, 12, 10, 16]) },
} satisfies Meta<typeof Sparkline>
export default meta
type Story = StoryObj<typeof meta>

export const Rising: Story = {}
export const Falling: Story = { args: { points: pointsOf([16, 12, 13, 8, 6, 3, 1]) } }
export const Level: Story = { args: { points: pointsOf([0, 0, 0, 0]) } }
