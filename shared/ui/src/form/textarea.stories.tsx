import type { Meta, StoryObj } from '@storybook/react-vite'
import { refused } from './refused'
import { Textarea } from './textarea'

const meta = {
  title: 'Form/Textarea',
  component: Textarea,
  args: { label: 'Mensagem', name: 'message' },
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: 'Quero um agente\nque responda no WhatsApp.' } }
export const Required: Story = { args: { required: true } }
export const Refused: Story = {
  args: { required: true },
  decorators: [refused({ message: 'Escreva o que você precisa.' })],
}
export const Disabled: Story = { args: { defaultValue: 'Já enviada.', disabled: true } }
