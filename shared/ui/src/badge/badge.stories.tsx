import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './badge'

const meta = { title: 'Badge', component: Badge, args: { children: 'Ativo' } } satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = { args: { tone: 'neutral', children: 'Rascunho' } }
export const Accent: Story = { args: { tone: 'accent', children: 'Novo' } }
export const Highlight: Story = { args: { tone: 'highlight', children: 'Mais escolhido' } }
export const Success: Story = { args: { tone: 'success', children: 'Confirmada' } }
export const Warning: Story = { args: { tone: 'warning', children: 'Pendente' } }
export const Danger: Story = { args: { tone: 'danger', children: 'Cancelada' } }
export const Info: Story = { args: { tone: 'info', children: 'Concluída' } }
