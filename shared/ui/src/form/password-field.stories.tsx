import type { Meta, StoryObj } from '@storybook/react-vite'
import { PasswordField } from './password-field'
import { refused } from './refused'

const meta = {
  title: 'Form/Password field',
  component: PasswordField,
  args: { label: 'Senha', name: 'password', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Hidden: Story = { args: { defaultValue: 'girassol-azul' } }
export const Shown: Story = {
  args: { defaultValue: 'girassol-azul' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Mostrar senha' })),
}
export const Hint: Story = { args: { hint: 'Use pelo menos 12 caracteres.', required: true } }
export const Refused: Story = {
  args: { defaultValue: 'curta', required: true },
  decorators: [refused({ password: 'Use pelo menos 12 caracteres.' })],
}
export const Disabled: Story = { args: { defaultValue: 'girassol-azul', disabled: true } }
