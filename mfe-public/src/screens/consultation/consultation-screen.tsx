import { productById } from '@ag/core'
import { useSearchParams } from '@ag/platform'
import { Container, Heading, Text, useHydrated } from '@ag/ui'
import styles from './consultation-screen.module.css'
import { NextSteps } from './next-steps'
import { texts } from './texts'
import { WaysToMeet } from './ways-to-meet'

/** How to get a meeting with a specialist, about the agent that the visitor comes from. */
export function ConsultationScreen() {
  const agent = useWantedAgent()
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <Heading level={1} size="4xl">
          {texts.title}
        </Heading>
        <Text size="lg" tone="muted">
          {texts.lead}
        </Text>
        {agent && <p className={styles.about}>{texts.about(agent)}</p>}
      </div>
      <WaysToMeet agent={agent} />
      <NextSteps />
    </Container>
  )
}

/** Name of the agent in the address; the page rendered ahead serves all of them and names none. */
function useWantedAgent(): string | undefined {
  const [search] = useSearchParams()
  const hydrated = useHydrated()
  return hydrated ? productById(search.get('agent') ?? '')?.name : undefined
}
