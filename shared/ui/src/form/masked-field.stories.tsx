import type { Meta, StoryObj } from '@storybook/react-vite'
import { MaskedField } from './masked-field'
import { refused } from './refused'

const postalCode = (text: string) =>
  text
    .replace(/\D/g, '')
    .slice(0, 8)
    .replace(/^(\d{5})(\d)/, '$1-$2')

const meta = {
  title: 'Form/Masked field',
  component: MaskedField,
  args: { label: 'CEP', name: 'postal_code', mask: postalCode },
} satisfies Meta<typeof MaskedField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Typed: Story = {
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByLabelText('CEP'), '01310100'),
}
export const Prefilled: Story = { args: { defaultValue: '01310-100' } }
export const Refused: Story = {
  args: { defaultValue: '0131' },
  decorators: [refused({ postal_code: 'Informe um CEP válido.' })],
}
