import { ButtonLink } from '@ag/ui'
import { Panel, PanelActions } from './panel'
import { texts } from './texts'

/** Nothing lives at this address. */
export function NotFound() {
  return (
    <Panel title={texts.notFound.title}>
      <p>{texts.notFound.message}</p>
      <PanelActions>
        <ButtonLink href="/">{texts.notFound.home}</ButtonLink>
        <ButtonLink href="/consultation" variant="ghost">
          {texts.notFound.contact}
        </ButtonLink>
      </PanelActions>
    </Panel>
  )
}
