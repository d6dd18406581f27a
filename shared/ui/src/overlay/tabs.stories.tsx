import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tabs } from './tabs'

const meta = {
  title: 'Overlay/Tabs',
  component: Tabs,
  args: {
    label: 'Conta',
    tabs: [
      { id: 'profile', label: 'Perfil', content: 'Ana Souza, Padaria Central' },
      { id: 'security', label: 'Segurança', content: 'Senha alterada em 3 de novembro' },
      { id: 'notices', label: 'Avisos', content: 'Por e-mail, uma vez por dia' },
    ],
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Second: Story = { args: { initial: 'security' } }
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Perfil' }).focus()
    await userEvent.keyboard('{End}')
  },
}
/** The row of tabs scrolls; the page does not. */
export const WiderThanTheirPlace: Story = {
  args: {
    tabs: ['Visão geral', 'Conversas', 'Relatórios', 'Integrações', 'Cobrança', 'Equipe'].map(
      (label, index) => ({
        id: `tab-${index}`,
        label,
        content: label,
      }),
    ),
  },
}
