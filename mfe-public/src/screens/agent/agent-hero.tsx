import { hasDemo, whatsappTexts } from '@ag/core'
import { Badge, ButtonLink, Container, Heading, Text } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import { AgentMark } from '../../parts/agent-mark/agent-mark'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { Price } from '../../parts/price/price'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { WhatsappLink } from '../../parts/whatsapp-link/whatsapp-link'
import styles from './agent-hero.module.css'
import { texts } from './texts'
import { useDetails } from './use-details'

/** The agent's promise, beside its price and the ways to act on it. */
export function AgentHero({ offer }: { offer: Offer }) {
  const { headline, summary } = useDetails(offer.id) ?? {}
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
          <AgentMark icon={offer.icon} size="lg" />
          {offer.name}
          {offer.popular && <Badge tone="highlight">{texts.popular}</Badge>}
        </p>
        <Heading level={1} size="4xl" className={styles.title}>
          {headline || offer.description}
        </Heading>
        {summary && (
          <Text size="lg" tone="muted" className={styles.lead}>
            {summary}
          </Text>
        )}
        {hasDemo(offer.id) && (
          <ButtonLink variant="outline" size="lg" href="#demo" className={styles.demo}>
            {texts.demo.see}
          </ButtonLink>
        )}
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
