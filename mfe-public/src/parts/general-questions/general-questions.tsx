import { useCatalogue } from '../../catalogue/use-catalogue'
import { PageSection } from '../page-section/page-section'
import { Questions } from '../questions/questions'
import { generalQuestions, texts } from './texts'

/** What everybody asks about price, trial and leaving. */
export function GeneralQuestions() {
  const { usage } = useCatalogue()
  return (
    <PageSection split title={texts.title}>
      <Questions list={generalQuestions(usage)} />
    </PageSection>
  )
}
