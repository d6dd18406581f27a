import type { Meta, StoryObj } from '@storybook/react-vite'
import { LockIcon, MailIcon } from '../icons/icons'
import { Dropdown } from './dropdown'

const meta = {
  title: 'Overlay/Dropdown',
  component: Dropdown,
  args: {
    label: 'Minha conta',
    items: [
      { label: 'Preferências', href: '#preferencias' },
      { label: 'Enviar por e-mail', icon: <MailIcon aria-hidden="true" /> },
      { label: 'Bloquear acesso', icon: <LockIcon aria-hidden="true" />, disabled: true },
      { label: 'Encerrar a conta', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Dropdown>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  tags: ['window'],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Minha conta' })),
}
export const OpenAtTheLastItem: Story = {
  tags: ['window'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Minha conta' }).focus()
    await userEvent.keyboard('{ArrowUp}')
  },
}
export const WithGroups: Story = {
  tags: ['window'],
  args: {
    lead: 'ana@empresa.com.br',
    items: [
      { label: 'Preferências', href: '#preferencias' },
      { label: 'Claro', group: 'Tema', checked: true },
      { label: 'Escuro', group: 'Tema', checked: false },
      { label: 'Sair' },
    ],
  },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Minha conta' })),
}
export const Disabled: Story = { args: { disabled: true } }
