import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from './text'

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Você decide tudo.' },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const SizeXs: Story = { args: { size: 'xs' } }
export const SizeSmall: Story = { args: { size: 'sm' } }
export const SizeMedium: Story = { args: { size: 'md' } }
export const SizeLarge: Story = { args: { size: 'lg' } }
export const SizeXl: Story = { args: { size: 'xl' } }
export const Muted: Story = { args: { tone: 'muted' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Danger: Story = { args: { tone: 'danger' } }
export const Strong: Story = { args: { strong: true } }
export const WithLink: Story = {
  args: {
    children: (
      <>
        Leia a <a href="#privacidade">política de privacidade</a> antes de continuar.
      </>
    ),
  },
}
