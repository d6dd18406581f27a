import { Alert, Container } from '@ag/ui'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { texts } from './texts'

/** What a disabled call to action is described by; one notice a page. */
export const referenceNoticeId = 'precos-de-referencia'

/** Says why nothing can be bought while the catalogue cannot be had. */
export function ReferenceNotice() {
  const { source } = useCatalogue()
  if (source !== 'reference') return null
  return (
    <Container>
      <Alert tone="warning" id={referenceNoticeId} role="status" title={texts.title}>
        {texts.explanation}
      </Alert>
    </Container>
  )
}
