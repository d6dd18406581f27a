import { whatsappTexts } from '@ag/core'
import { Badge, ButtonLink, Container, Heading, Text } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import { AgentMark } from '../../parts/agent-mark/agent-mark'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { Price } from '../../parts/price/price'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { WhatsappLink } from '../../parts/whatsapp-link/whatsapp-link'
import type { AgentFacts } from './agent-facts'
import styles from './agent-hero.module.css'
import { texts } from './texts'

interface AgentHeroProps {
  offer: Offer
  facts: AgentFacts
}

/** The agent's promise, beside its price and the ways to act on it. */
export function AgentHero({ offer, facts }: AgentHeroProps) {
  return (
    <Container className={styles.hero}>
      <nav className={styles.path} aria-label={texts.path}>
        <ol className={styles.steps}>
          <li>
            <a href="/">{texts.home}</a>
          </li>
          <li>
            <a href="/agents">{texts.agents}</a>
          </li>
          <li aria-current="page">{offer.name}</li>
        </ol>
      </nav>
      <div className={styles.words}>
        <p className={styles.name}>
          <AgentMark agent={offer.id} size="lg" />
          {offer.name}
          {offer.popular && <Badge tone="highlight">{texts.popular}</Badge>}
        </p>
        <Heading level={1} size="4xl" className={styles.title}>
          {facts.promise}
        </Heading>
        <Text size="lg" tone="muted" className={styles.lead}>
          {facts.lead}
        </Text>
        <ButtonLink variant="outline" size="lg" href="#demo" className={styles.demo}>
          {texts.demo.see}
        </ButtonLink>
      </div>
      <div className={styles.offer}>
        <Price size="lg" offer={offer} />
        <TrialLink size="lg" offer={offer} wide />
        <MeetingLink offer={offer} wide />
        <WhatsappLink variant="ghost" className={styles.quote} message={whatsappTexts.quote(offer.name)}>
          {texts.quote}
        </WhatsappLink>
        <p className={styles.assurance}>{texts.assurance}</p>
      </div>
    </Container>
  )
}
