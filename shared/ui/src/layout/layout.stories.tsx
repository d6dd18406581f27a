import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../card/card'
import { Heading, Text } from '../text/text'
import { Cluster, Grid, Section, Stack } from './layout'

const meta = { title: 'Layout', tags: ['wide'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const StackOfCards: Story = { render: () => <Stack>{cards}</Stack> }
export const ClusterOfCards: Story = { render: () => <Cluster>{cards}</Cluster> }
export const GridOfCards: Story = { render: () => <Grid>{cards}</Grid> }
export const SectionSoft: Story = { render: () => <Section tone="soft">{words}</Section> }
export const SectionLoud: Story = { render: () => <Section tone="loud">{words}</Section> }

const cards = ['Prospecção', 'Atendimento', 'Cobrança'].map((name) => <Card key={name}>{name}</Card>)
const words = (
  <>
    <Heading level={2}>Comece pelo que mais pesa</Heading>
    <Text>Um agente para cada trabalho que se repete na sua empresa.</Text>
  </>
)
