import { ButtonLink, type ButtonSize, type ButtonVariant, VisuallyHidden } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import { texts } from './texts'

interface MeetingLinkProps {
  /** The agent to talk about, carried on to the meeting. */
  offer?: Pick<Offer, 'id' | 'name'>
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
}

/** The way to a meeting with a specialist. */
export function MeetingLink({ offer, variant = 'secondary', ...looks }: MeetingLinkProps) {
  return (
    <ButtonLink
      {...looks}
      variant={variant}
      href={offer ? `/consultation?agent=${offer.id}` : '/consultation'}
    >
      <span>
        {texts.book}
        {offer && <VisuallyHidden>{texts.aboutAgent(offer.name)}</VisuallyHidden>}
      </span>
    </ButtonLink>
  )
}
