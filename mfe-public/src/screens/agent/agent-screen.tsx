import { type ProductId, whatsappTexts } from '@ag/core'
import type { ComponentType } from 'react'
import { offerOf } from '../../catalogue/catalogue'
import { CatalogueProvider, useCatalogue } from '../../catalogue/use-catalogue'
import { ContactSection } from '../../parts/contact-section/contact-section'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { ReferenceNotice } from '../../parts/reference-notice/reference-notice'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { AgentDemo } from './agent-demo'
import { agentFacts } from './agent-facts'
import { AgentHero } from './agent-hero'
import { AgentPlan } from './agent-plan'
import { AgentQuestions } from './agent-questions'
import { AgentWork } from './agent-work'
import { OtherAgents } from './other-agents'
import { texts } from './texts'

/** The screen of one agent's page. */
export const agentScreen =
  (id: ProductId): ComponentType =>
  () => (
    <CatalogueProvider>
      <AgentPage id={id} />
    </CatalogueProvider>
  )

/** Everything there is to know about one agent before trying it. */
function AgentPage({ id }: { id: ProductId }) {
  const offer = offerOf(useCatalogue(), id)
  return (
    <>
      <AgentHero offer={offer} facts={agentFacts[id]} />
      <ReferenceNotice />
      <AgentDemo id={id} />
      <AgentWork facts={agentFacts[id]} />
      <AgentPlan offer={offer} />
      <AgentQuestions id={id} />
      <OtherAgents than={id} />
      <ContactSection
        title={texts.closing.title(offer.name)}
        lead={texts.closing.lead}
        message={whatsappTexts.freeTest(offer.name)}
      >
        <TrialLink size="lg" offer={offer} />
        <MeetingLink size="lg" offer={offer} />
      </ContactSection>
    </>
  )
}
