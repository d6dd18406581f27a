import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from './progress'

const meta = {
  title: 'Data/Progress',
  component: Progress,
  args: { label: 'Mensagens deste mês', max: 1000 },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Begun: Story = { args: { value: 120, detail: '120 de 1.000 mensagens' } }
export const NearItsEnd: Story = { args: { value: 860, detail: '860 de 1.000 mensagens', tone: 'warning' } }
export const UsedUp: Story = { args: { value: 1000, detail: '1.000 de 1.000 mensagens', tone: 'danger' } }
export const WithoutDetail: Story = { args: { value: 500 } }
export const Underway: Story = { args: { label: 'Enviando a planilha' } }
