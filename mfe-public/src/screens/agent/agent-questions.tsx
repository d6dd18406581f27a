import { GeneralQuestions } from '../../parts/general-questions/general-questions'
import { PageSection } from '../../parts/page-section/page-section'
import { Questions } from '../../parts/questions/questions'
import { texts } from './texts'
import { useDetails } from './use-details'

/** The agent's own questions, or everybody's while those are not known. */
export function AgentQuestions({ id }: { id: string }) {
  const details = useDetails(id)
  if (!details || details.faq.length === 0) return <GeneralQuestions />
  return (
    <PageSection split title={texts.questions}>
      <Questions list={details.faq} />
    </PageSection>
  )
}
