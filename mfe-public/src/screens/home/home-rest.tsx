import { whatsappTexts } from '@ag/core'
import { ContactSection } from '../../parts/contact-section/contact-section'
import { GeneralQuestions } from '../../parts/general-questions/general-questions'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { OutcomeSection } from './outcome/outcome-section'
import { Promises } from './promises'
import { restTexts } from './rest-texts'
import { Steps } from './steps'

export { calculator } from './outcome/outcome-section'

/** What comes below the agents: how it works, what it saves, why it is safe to try, and how to reach us. */
export function HomeRest() {
  return (
    <>
      <Steps />
      <OutcomeSection />
      <Promises />
      <GeneralQuestions />
      <ContactSection {...restTexts.closing} message={whatsappTexts.freeTest(restTexts.anyAgent)}>
        <TrialLink size="lg" />
        <MeetingLink size="lg" />
      </ContactSection>
    </>
  )
}
