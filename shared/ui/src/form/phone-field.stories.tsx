import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneField } from './phone-field'
import { refused } from './refused'

const meta = {
  title: 'Form/Phone field',
  component: PhoneField,
  args: { label: 'WhatsApp', name: 'phone' },
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Typed: Story = {
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('WhatsApp'), '11912345678'),
}
export const Prefilled: Story = { args: { defaultValue: '+551132654321' } }
export const Foreign: Story = { args: { defaultValue: '+351 912 345 678' } }
export const Refused: Story = {
  args: { defaultValue: '91234-5678' },
  decorators: [refused({ phone: 'Informe um telefone com DDD.' })],
}
