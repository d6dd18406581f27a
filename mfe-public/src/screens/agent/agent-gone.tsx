import { ButtonLink, Container, Heading, Text } from '@ag/ui'
import styles from './agent-gone.module.css'
import { OtherAgents } from './other-agents'
import { texts } from './texts'

/** What is at the address of an agent that nobody sells, or that nobody knows of yet. */
export function AgentGone({ awaited }: { awaited: boolean }) {
  if (awaited) return <Container className={styles.gone} aria-busy />
  return (
    <>
      <Container className={styles.gone}>
        <Heading level={1} size="3xl">
          {texts.gone.title}
        </Heading>
        <Text size="lg" tone="muted">
          {texts.gone.lead}
        </Text>
        <ButtonLink href="/agents">{texts.gone.all}</ButtonLink>
      </Container>
      <OtherAgents than="" />
    </>
  )
}
