import type { Meta, StoryObj } from '@storybook/react-vite'
import { NotificationCard } from './notification-card'

const meta = {
  title: 'Feedback/Notification',
  component: NotificationCard,
  args: { onClose: () => undefined },
  decorators: [
    (Story) => (
      <ul className="list" aria-label="Avisos">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof NotificationCard>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { args: { type: 'info', title: 'Novidade no painel' } }
export const Success: Story = {
  args: { type: 'success', title: 'Preferências salvas', message: 'Você pode mudar quando quiser.' },
}
export const Warning: Story = { args: { type: 'warning', title: 'Limite próximo' } }
export const ErrorWithAction: Story = {
  args: {
    type: 'error',
    title: 'Sem conexão',
    message: 'Verifique sua internet.',
    action: { label: 'Tentar novamente', run: () => undefined },
  },
}
