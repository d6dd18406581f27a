import type { Meta, StoryObj } from '@storybook/react-vite'
import { NewPasswordField } from './new-password-field'
import { refused } from './refused'

const meta = {
  title: 'Form/New password field',
  component: NewPasswordField,
  args: { label: 'Senha', name: 'password', required: true },
} satisfies Meta<typeof NewPasswordField>
export default meta
type Story = StoryObj<typeof meta>

/** Somebody comes to a password and waits for what is thought of it. */
const judged = (defaultValue: string, words: RegExp): Story => ({
  args: { defaultValue },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(/^Senha/))
    await canvas.findByText(words)
  },
})

export const Empty: Story = {}
export const VeryWeak: Story = judged('aaaaaaaaaaaa', /Muito fraca/)
export const Weak: Story = judged('senha123456789', /: Fraca/)
export const Fair: Story = judged('minhasenha1234', /Razoável/)
export const TooShort: Story = judged('Rt5#qQ9!zz', /12 caracteres/)
export const Good: Story = judged('girassol azul', /Boa/)
export const Strong: Story = judged('girassol atravessa o rio', /Forte/)
export const Refused: Story = {
  ...judged('senha123456789', /: Fraca/),
  decorators: [
    refused({ password: 'Essa senha é fácil de adivinhar. Use uma frase ou palavras pouco comuns.' }),
  ],
}
