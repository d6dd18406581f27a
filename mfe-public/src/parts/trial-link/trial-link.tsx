import { track } from '@ag/platform'
import { Button, ButtonLink, type ButtonSize, type ButtonVariant, VisuallyHidden } from '@ag/ui'
import type { Offer } from '../../catalogue/catalogue'
import { useCatalogue } from '../../catalogue/use-catalogue'
import { referenceNoticeId } from '../reference-notice/reference-notice'
import { withDemo } from '../with-demo'
import { texts } from './texts'

interface TrialLinkProps {
  /** The agent to try, carried on to the sign-up. */
  offer?: Offer
  /** What the visitor did in the agent's demo, carried on as well. */
  demo?: string
  /** Called when somebody follows it. */
  onLeave?: () => void
  short?: boolean
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
  className?: string
}

/** The way into a free trial; closed while there is no catalogue to sell from. */
export function TrialLink({ offer, demo, onLeave, short = false, ...looks }: TrialLinkProps) {
  const { source, trialDays } = useCatalogue()
  const state = offer?.state ?? source
  const label = (
    <span>
      {short ? texts.short : texts.long(trialDays)}
      {offer && <VisuallyHidden>{texts.ofAgent(offer.name)}</VisuallyHidden>}
    </span>
  )
  if (state !== 'live')
    return (
      <Button {...looks} disabled aria-describedby={state === 'reference' ? referenceNoticeId : undefined}>
        {label}
      </Button>
    )
  return (
    <ButtonLink
      {...looks}
      href={offer ? withDemo(`/auth/signup?product=${offer.id}`, demo) : '/auth/signup'}
      onClick={() => {
        onLeave?.()
        track('plan_selected', offer && { product_id: offer.id })
      }}
    >
      {label}
    </ButtonLink>
  )
}
