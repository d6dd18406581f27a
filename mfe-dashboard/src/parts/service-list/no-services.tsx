import { ButtonLink, EmptyState } from '@ag/ui'
import LayersIcon from 'lucide-react/icons/layers'
import { texts } from './texts'

/** What a customer without agents sees: how to get one. */
export function NoServices() {
  return (
    <EmptyState
      icon={<LayersIcon />}
      title={texts.empty}
      action={<ButtonLink href="/agents">{texts.seeAgents}</ButtonLink>}
    />
  )
}
