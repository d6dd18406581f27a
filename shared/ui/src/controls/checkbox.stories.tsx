import type { Meta, StoryObj } from '@storybook/react-vite'
import { Checkbox } from './choice'

const meta = {
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { name: 'accept', children: 'Quero receber novidades por e-mail' },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Hint: Story = { args: { hint: 'No máximo um e-mail por mês.' } }
export const Required: Story = {
  args: {
    required: true,
    children: (
      <>
        Aceito os <a href="#termos">termos de uso</a>
      </>
    ),
  },
}
export const Refused: Story = { args: { ...Required.args, error: 'Aceite os termos para continuar.' } }
export const DisabledOff: Story = { args: { disabled: true } }
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } }
