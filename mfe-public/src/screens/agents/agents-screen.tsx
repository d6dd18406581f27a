import { whatsappTexts } from '@ag/core'
import { Container, Heading, Text } from '@ag/ui'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { ContactSection } from '../../parts/contact-section/contact-section'
import { PageSection } from '../../parts/page-section/page-section'
import { Questions } from '../../parts/questions/questions'
import { generalQuestions } from '../../parts/questions/texts'
import { ReferenceNotice } from '../../parts/reference-notice/reference-notice'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { UsagePrices } from '../../parts/usage-prices/usage-prices'
import { AgentRow } from './agent-row'
import styles from './agents-screen.module.css'
import { texts } from './texts'

/** The seven agents side by side: work, price, what is charged by use. */
export function AgentsScreen() {
  const { offers, usage } = useCatalogue()
  return (
    <>
      <Container className={styles.head}>
        <Heading level={1} size="4xl">
          {texts.title}
        </Heading>
        <Text size="lg" tone="muted" className={styles.lead}>
          {texts.lead}
        </Text>
      </Container>
      <ReferenceNotice />
      <Container className={styles.comparison}>
        <ul className={styles.list} aria-label={texts.list}>
          {offers.map((offer) => (
            <AgentRow key={offer.id} offer={offer} usage={usage} />
          ))}
        </ul>
      </Container>
      <PageSection tone="soft" title={texts.usage.title} lead={texts.usage.lead}>
        {usage.length > 0 ? (
          <div className={styles.usage}>
            <UsagePrices prices={usage} />
          </div>
        ) : (
          <p>{texts.usage.unknown}</p>
        )}
      </PageSection>
      <PageSection title={texts.questions}>
        <Questions list={generalQuestions(usage)} />
      </PageSection>
      <ContactSection {...texts.closing} message={whatsappTexts.quote(texts.anyAgent)}>
        <TrialLink size="lg" />
      </ContactSection>
    </>
  )
}
