import { whatsappTexts } from '@ag/core'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { ContactSection } from '../../parts/contact-section/contact-section'
import { PageSection } from '../../parts/page-section/page-section'
import { Questions } from '../../parts/questions/questions'
import { generalQuestions } from '../../parts/questions/texts'
import { ReferenceNotice } from '../../parts/reference-notice/reference-notice'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { AgentGrid } from './agent-grid'
import { Hero } from './hero'
import { Promises } from './promises'
import { Steps } from './steps'
import { texts } from './texts'

/** The first page: the promise, the seven agents with their prices, and why it is safe to try one. */
export function HomeScreen() {
  const { usage } = useCatalogue()
  return (
    <>
      <Hero />
      <ReferenceNotice />
      <AgentGrid />
      <Steps />
      <Promises />
      <PageSection title={texts.questions}>
        <Questions list={generalQuestions(usage)} />
      </PageSection>
      <ContactSection {...texts.closing} message={whatsappTexts.freeTest(texts.anyAgent)}>
        <TrialLink size="lg" />
      </ContactSection>
    </>
  )
}
