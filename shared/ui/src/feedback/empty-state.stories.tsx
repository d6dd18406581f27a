import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { MessageIcon } from '../icons/icons'
import { EmptyState } from './empty-state'

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { title: 'Nenhuma conversa ainda' },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {}
export const WithIconAndAction: Story = {
  args: {
    children: 'Assim que alguém escrever, ela aparece aqui.',
    icon: <MessageIcon />,
    action: <Button>Conhecer os agentes</Button>,
  },
}
