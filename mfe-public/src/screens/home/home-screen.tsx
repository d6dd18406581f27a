import { whatsappTexts } from '@ag/core'
import { CatalogueProvider } from '../../catalogue/use-catalogue'
import { ContactSection } from '../../parts/contact-section/contact-section'
import { GeneralQuestions } from '../../parts/general-questions/general-questions'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { ReferenceNotice } from '../../parts/reference-notice/reference-notice'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { AgentGrid } from './agent-grid'
import { Hero } from './hero'
import { Promises } from './promises'
import { Steps } from './steps'
import { texts } from './texts'

/** The first page: the promise, the seven agents with their prices, and why it is safe to try one. */
export function HomeScreen() {
  return (
    <CatalogueProvider>
      <Hero />
      <ReferenceNotice />
      <AgentGrid />
      <Steps />
      <Promises />
      <GeneralQuestions />
      <ContactSection {...texts.closing} message={whatsappTexts.freeTest(texts.anyAgent)}>
        <TrialLink size="lg" />
        <MeetingLink size="lg" />
      </ContactSection>
    </CatalogueProvider>
  )
}
