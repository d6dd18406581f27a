import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { Alert } from './alert'

const meta = { title: 'Feedback/Alert', component: Alert } satisfies Meta<typeof Alert>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  args: { tone: 'info', title: 'Período de teste', children: 'Seu teste termina em 3 dias.' },
}
export const Success: Story = {
  args: { tone: 'success', title: 'Tudo certo', children: 'Sua senha foi alterada.' },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: '1 fatura em atraso',
    children: 'Pague até sexta para não parar o agente.',
  },
}
export const Danger: Story = {
  args: { tone: 'danger', title: 'Pagamento recusado', children: 'Confira os dados do cartão.' },
}
export const TitleOnly: Story = { args: { title: 'Manutenção hoje às 22h' } }
export const WithAction: Story = {
  args: {
    ...Warning.args,
    action: (
      <Button size="sm" variant="outline">
        Ver fatura
      </Button>
    ),
  },
}
