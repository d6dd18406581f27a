import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { Tooltip } from './tooltip'

const meta = {
  title: 'Overlay/Tooltip',
  component: Tooltip,
  args: {
    text: 'Cada conversa conta uma vez, mesmo que dure dias.',
    children: <Button variant="outline">Conversas</Button>,
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Shown: Story = {
  tags: ['window'],
  play: ({ canvas }) => canvas.getByRole('button').focus(),
}
