import { render, screen } from '@testing-library/react'
import { axe } from 'jest-axe'
import { Badge } from '../badge/badge'
import { Card } from '../card/card'
import { Heading, Text } from '../text/text'
import { Cluster, Grid, Section, Stack } from './layout'

it('keeps the meaning of what it lays out', async () => {
  const { container } = render(
    <main>
      <Section aria-labelledby="agents">
        <Stack>
          <Heading level={1} id="agents" size="4xl">
            Agentes
          </Heading>
          <Text tone="muted">Escolha por onde começar.</Text>
        </Stack>
        <Grid as="ul">
          <Card as="li">
            <Cluster>
              Prospect AI <Badge tone="highlight">Mais escolhido</Badge>
            </Cluster>
          </Card>
        </Grid>
      </Section>
    </main>,
  )
  expect(screen.getByRole('region', { name: 'Agentes' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Agentes' })).toBeVisible()
  expect(screen.getByRole('listitem')).toHaveTextContent('Prospect AI Mais escolhido')
  expect(await axe(container)).toHaveNoViolations()
})
