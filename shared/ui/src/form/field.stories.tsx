import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from './field'
import { refused } from './refused'

const meta = {
  title: 'Form/Field',
  component: Field,
  args: { label: 'E-mail', name: 'email', type: 'email', autoComplete: 'email' },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'ana@empresa.com.br' } }
export const Required: Story = { args: { required: true } }
export const Hint: Story = { args: { hint: 'Enviamos a confirmação para este endereço.' } }
export const Refused: Story = {
  args: { defaultValue: 'ana@empresa', required: true },
  decorators: [refused({ email: 'Informe um e-mail válido.' })],
}
export const Disabled: Story = { args: { defaultValue: 'ana@empresa.com.br', disabled: true } }
