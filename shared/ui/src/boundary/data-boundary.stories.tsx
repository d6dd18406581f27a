import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '../feedback/skeleton'
import { DataBoundary } from './data-boundary'

const meta = {
  title: 'Boundary/Data boundary',
  component: DataBoundary,
  args: { loading: <Skeleton rows={4} />, children: <p>3 agentes ativos</p> },
} satisfies Meta<typeof DataBoundary>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {}
export const Waiting: Story = { args: { children: <Waits /> } }
const never = new Promise<never>(() => undefined)

function Waits(): never {
  throw never
}
