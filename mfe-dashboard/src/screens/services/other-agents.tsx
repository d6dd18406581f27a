import type { Product } from '@ag/contracts'
import { agentPath, formatMonthly } from '@ag/core'
import { useSuspenseQuery } from '@ag/platform'
import { Badge, Button, Card, Grid, Heading, Stack, Text, VisuallyHidden } from '@ag/ui'
import styles from './other-agents.module.css'
import { catalogue } from './subscriptions'
import { texts } from './texts'

interface OtherAgentsProps {
  /** Ids of the agents that are held. */
  held: string[]
  onBegin: (productId: string) => void
}

/** Every agent that the customer could have besides, with its price. */
export function OtherAgents({ held, onBegin }: OtherAgentsProps) {
  const { data } = useSuspenseQuery(catalogue)
  const others = data.products.filter(({ id }) => !held.includes(id))
  if (others.length === 0) return <Text tone="muted">{texts.others.all}</Text>
  return (
    <Grid as="ul" cell="md">
      {others.map((product) => (
        <OtherAgent key={product.id} product={product} onBegin={() => onBegin(product.id)} />
      ))}
    </Grid>
  )
}

function OtherAgent({ product, onBegin }: { product: Product; onBegin: () => void }) {
  const { id, name, description, price_cents, popular } = product
  const path = agentPath(id)
  return (
    <Card as="li">
      <div className={styles.head}>
        <Heading level={3} size="md">
          {name}
        </Heading>
        {popular && <Badge tone="accent">{texts.others.popular}</Badge>}
      </div>
      <Text size="sm" tone="muted">
        {description}
      </Text>
      <p className={styles.price}>{formatMonthly(price_cents)}</p>
      <Stack gap="xs" className={styles.actions}>
        <Button size="sm" variant="outline" onClick={onBegin}>
          {texts.others.add}
          <VisuallyHidden>{texts.ofAgent(name)}</VisuallyHidden>
        </Button>
        {path && (
          <Text size="sm" className={styles.more}>
            <a href={path}>{texts.about(name)}</a>
          </Text>
        )}
      </Stack>
    </Card>
  )
}
