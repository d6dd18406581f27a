import { type ProductId, whatsappTexts } from '@ag/core'
import { useQuery } from '@ag/platform'
import type { ComponentType } from 'react'
import { productDetails } from '../../catalogue/catalogue-queries'
import { useCatalogue, useOffer } from '../../catalogue/use-catalogue'
import { ContactSection } from '../../parts/contact-section/contact-section'
import { PageSection } from '../../parts/page-section/page-section'
import { Questions } from '../../parts/questions/questions'
import { generalQuestions } from '../../parts/questions/texts'
import { ReferenceNotice } from '../../parts/reference-notice/reference-notice'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { agentFacts } from './agent-facts'
import { AgentHero } from './agent-hero'
import { AgentPlan } from './agent-plan'
import { AgentWork } from './agent-work'
import { OtherAgents } from './other-agents'
import { texts } from './texts'

/** The screen of one agent's page. */
export const agentScreen =
  (id: ProductId): ComponentType =>
  () => <AgentScreen id={id} />

/** Everything there is to know about one agent before trying it. */
export function AgentScreen({ id }: { id: ProductId }) {
  const { usage } = useCatalogue()
  const offer = useOffer(id)
  const { data: details } = useQuery(productDetails(id))
  const questions = details && details.faq.length > 0 ? inOrder(details.faq) : generalQuestions(usage)
  return (
    <>
      <AgentHero offer={offer} facts={agentFacts[id]} />
      <ReferenceNotice />
      <AgentWork facts={agentFacts[id]} />
      <AgentPlan offer={offer} features={details && inOrder(details.feature_details)} />
      <PageSection title={texts.questions}>
        <Questions list={questions} />
      </PageSection>
      <OtherAgents than={id} />
      <ContactSection
        title={texts.closing.title(offer.name)}
        lead={texts.closing.lead}
        message={whatsappTexts.freeTest(offer.name)}
      >
        <TrialLink size="lg" offer={offer} />
      </ContactSection>
    </>
  )
}

function inOrder<Entry extends { sort_order: number }>(entries: Entry[]): Entry[] {
  return entries.toSorted((one, other) => one.sort_order - other.sort_order)
}
