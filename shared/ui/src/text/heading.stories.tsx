import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './text'

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Agentes de IA' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Level1: Story = { args: { level: 1 } }
export const Level2: Story = { args: { level: 2 } }
export const Level3: Story = { args: { level: 3 } }
export const Level4: Story = { args: { level: 4 } }
export const SizeSmall: Story = { args: { size: 'sm' } }
export const SizeMedium: Story = { args: { size: 'md' } }
export const SizeLarge: Story = { args: { size: 'lg' } }
export const SizeXl: Story = { args: { size: 'xl' } }
export const Size2xl: Story = { args: { size: '2xl' } }
export const Size3xl: Story = { args: { size: '3xl' } }
export const Size4xl: Story = { args: { size: '4xl' } }
