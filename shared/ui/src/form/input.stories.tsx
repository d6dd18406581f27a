import type { Meta, StoryObj } from '@storybook/react-vite'
import { Input } from './field'

const meta = {
  title: 'Form/Input',
  component: Input,
  args: { 'aria-label': 'Busca' },
} satisfies Meta<typeof Input>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Placeholder: Story = { args: { placeholder: 'Buscar agentes' } }
export const Filled: Story = { args: { defaultValue: 'Cobrança' } }
export const Focused: Story = {
  args: { defaultValue: 'Cobrança' },
  play: ({ canvas }) => canvas.getByRole('textbox').focus(),
}
export const Disabled: Story = { args: { defaultValue: 'Cobrança', disabled: true } }
