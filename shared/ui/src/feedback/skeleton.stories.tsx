import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton'

const meta = { title: 'Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {}
export const ManyRows: Story = { args: { rows: 6 } }
export const Cards: Story = { args: { shape: 'card' } }
