import { agentIdAt, type ProductId, whatsappTexts } from '@ag/core'
import { useParams } from '@ag/platform'
import { offerOf } from '../../catalogue/catalogue'
import { CatalogueProvider, useCatalogue } from '../../catalogue/use-catalogue'
import { demos } from '../../demos/demos'
import { ContactSection } from '../../parts/contact-section/contact-section'
import { MeetingLink } from '../../parts/meeting-link/meeting-link'
import { ReferenceNotice } from '../../parts/reference-notice/reference-notice'
import { TrialLink } from '../../parts/trial-link/trial-link'
import { AgentDemo } from './agent-demo'
import { AgentGone } from './agent-gone'
import { AgentHero } from './agent-hero'
import { AgentPicture } from './agent-picture'
import { AgentPlan } from './agent-plan'
import { AgentQuestions } from './agent-questions'
import { AgentWork } from './agent-work'
import { OtherAgents } from './other-agents'
import { texts } from './texts'

/** The page of the agent that the address names. */
export function AgentScreen() {
  const { product } = useParams()
  const id = agentIdAt(`/agents/${product}`) ?? ''
  return (
    <CatalogueProvider>
      <AgentPage key={id} id={id} />
    </CatalogueProvider>
  )
}

/** Everything there is to know about one agent before trying it. */
function AgentPage({ id }: { id: string }) {
  const catalogue = useCatalogue()
  const offer = offerOf(catalogue, id)
  if (!offer) return <AgentGone awaited={catalogue.source !== 'live'} />
  return (
    <>
      <AgentHero offer={offer} />
      <AgentPicture id={id} />
      <ReferenceNotice />
      {hasEngine(id) && <AgentDemo id={id} />}
      <AgentWork id={id} />
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

const hasEngine = (id: string): id is ProductId => Object.hasOwn(demos, id)
