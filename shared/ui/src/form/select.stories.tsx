import type { Meta, StoryObj } from '@storybook/react-vite'
import { refused } from './refused'
import { Select } from './select'

const meta = {
  title: 'Form/Select',
  component: Select,
  args: {
    label: 'Tamanho da empresa',
    name: 'size',
    placeholder: 'Escolha uma opção',
    children: ['Só eu', '2 a 10 pessoas', 'Mais de 10 pessoas'].map((size) => (
      <option key={size} value={size}>
        {size}
      </option>
    )),
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Chosen: Story = { args: { defaultValue: '2 a 10 pessoas' } }
export const Required: Story = { args: { required: true } }
export const Refused: Story = {
  args: { required: true },
  decorators: [refused({ size: 'Escolha o tamanho da empresa.' })],
}
export const Disabled: Story = { args: { defaultValue: 'Só eu', disabled: true } }
