import { ButtonLink, type ButtonSize, type ButtonVariant, VisuallyHidden } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import { withDemo } from '../with-demo'
import { texts } from './texts'

interface MeetingLinkProps {
  /** The agent it is about, carried on to the meeting. */
  offer?: Pick<Offer, 'id' | 'name'>
  /** What the visitor did in the agent's demo, carried on as well. */
  demo?: string
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
}

/** The way to a meeting with a specialist. */
export function MeetingLink({ offer, demo, variant = 'secondary', ...looks }: MeetingLinkProps) {
  return (
    <ButtonLink
      {...looks}
      variant={variant}
      href={offer ? withDemo(`/consultation?agent=${offer.id}`, demo) : '/consultation'}
    >
      <span>
        {texts.book}
        {offer && <VisuallyHidden>{texts.aboutAgent(offer.name)}</VisuallyHidden>}
      </span>
    </ButtonLink>
  )
}
