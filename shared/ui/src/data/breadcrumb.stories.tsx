import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumb } from './breadcrumb'

const meta = {
  title: 'Data/Breadcrumb',
  component: Breadcrumb,
  args: {
    trail: [
      { label: 'Início', href: '#inicio' },
      { label: 'Agentes', href: '#agentes' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>
export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = {}
export const LongerThanItsPlace: Story = {
  args: {
    trail: [
      ...meta.args.trail,
      { label: 'Agente de prospecção e qualificação', href: '#prospeccao' },
      { label: 'Perguntas frequentes', href: '#perguntas' },
    ],
  },
}
