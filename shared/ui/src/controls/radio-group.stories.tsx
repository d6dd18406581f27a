import { MailIcon, MessageIcon } from '@ag/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { RadioGroup } from './radio-group'

const meta = {
  title: 'Controls/Radio group',
  component: RadioGroup,
  args: {
    label: 'Como prefere conversar?',
    name: 'channel',
    options: [
      { value: 'chat', label: 'Conversa', icon: <MessageIcon /> },
      { value: 'mail', label: 'E-mail', icon: <MailIcon /> },
      { value: 'any', label: 'Tanto faz' },
    ],
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const NoneChosen: Story = {}
export const Chosen: Story = { args: { defaultValue: 'mail' } }
export const Wide: Story = { args: { defaultValue: 'chat' }, tags: ['wide'] }
export const Hint: Story = { args: { hint: 'Você pode mudar depois.' } }
export const Refused: Story = { args: { required: true, error: 'Escolha o canal da reunião.' } }
export const Disabled: Story = { args: { defaultValue: 'mail', disabled: true } }
