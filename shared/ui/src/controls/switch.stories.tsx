import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch } from './choice'

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: { name: 'answering', children: 'Responder fora do horário' },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Hint: Story = { args: { hint: 'Vale das 18h às 8h e nos fins de semana.' } }
export const Refused: Story = { args: { error: 'Seu plano não inclui este horário.' } }
export const DisabledOff: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
