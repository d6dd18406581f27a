import { whatsappTexts } from '@ag/core'
import { Container, Heading, Text } from '@ag/ui'
import { CatalogueProvider } from '../../catalogue/use-catalogue'
import { ContactSection } from '../../parts/contact-section/contact-section'
import { GeneralQuestions } from '../../parts/general-questions/general-questions'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { ReferenceNotice } from '../../parts/reference-notice/reference-notice'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { AgentList } from './agent-list'
import styles from './agents-screen.module.css'
import { texts } from './texts'
import { UsageSection } from './usage-section'

/** The agents side by side: work, price, what is charged by use. */
export function AgentsScreen() {
  return (
    <CatalogueProvider>
      <Container className={styles.head}>
        <Heading level={1} size="4xl">
          {texts.title}
        </Heading>
        <Text size="lg" tone="muted" className={styles.lead}>
          {texts.lead}
        </Text>
      </Container>
      <ReferenceNotice />
      <AgentList />
      <UsageSection />
      <GeneralQuestions />
      <ContactSection {...texts.closing} message={whatsappTexts.quote(texts.anyAgent)}>
        <TrialLink size="lg" />
        <MeetingLink size="lg" />
      </ContactSection>
    </CatalogueProvider>
  )
}
