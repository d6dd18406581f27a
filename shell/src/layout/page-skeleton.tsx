import { Container, Skeleton } from '@ag/ui'
import { texts } from './texts'

/** A page that is on its way. */
export function PageSkeleton() {
  return (
    <Container role="status" aria-label={texts.loading}>
      <Skeleton rows={6} />
    </Container>
  )
}
