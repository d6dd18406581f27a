import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Text } from '../text/text'
import { Card } from './card'

const meta = {
  title: 'Card',
  component: Card,
  args: {
    children: (
      <>
        <Heading level={3}>Prospecção</Heading>
        <Text>Encontra clientes.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Soft: Story = { args: { tone: 'soft' } }
export const Accent: Story = { args: { tone: 'accent' } }
export const Loud: Story = { args: { tone: 'loud' } }
