import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card'
import { LoadingOverlay } from './loading-overlay'

const meta = {
  title: 'Overlay/Loading overlay',
  component: LoadingOverlay,
  args: { loading: true, children: <Card>Fatura de novembro: R$ 79,00</Card> },
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const OverAPart: Story = {}
export const Done: Story = { args: { loading: false } }
export const OverThePage: Story = { args: { children: undefined }, tags: ['window'] }
