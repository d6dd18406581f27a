import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from './button'

const meta = {
  title: 'Button',
  component: Button,
  args: { children: 'Marcar reunião' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = { args: { variant: 'primary' } }
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Outline: Story = { args: { variant: 'outline' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Cancelar assinatura' } }
export const Success: Story = { args: { variant: 'success', children: 'Confirmar presença' } }
export const Warning: Story = { args: { variant: 'warning', children: 'Remarcar' } }
export const Info: Story = { args: { variant: 'info', children: 'Ver detalhes' } }

export const SizeSmall: Story = { args: { size: 'sm' } }
export const SizeMedium: Story = { args: { size: 'md' } }
export const SizeLarge: Story = { args: { size: 'lg' } }
export const SizeExtraLarge: Story = { args: { size: 'xl' } }

export const Loading: Story = { args: { loading: true } }
export const Disabled: Story = { args: { disabled: true } }
export const Wide: Story = { args: { wide: true } }
export const LongWords: Story = {
  args: { children: 'Quero conversar com uma pessoa da equipe sobre todos os agentes da minha empresa' },
}

export const Link: Story = { render: () => <ButtonLink href="#agentes">Ver agentes</ButtonLink> }
export const LinkToNewTab: Story = {
  render: () => (
    <ButtonLink href="https://example.com" variant="outline" external>
      Falar no WhatsApp
    </ButtonLink>
  ),
}
