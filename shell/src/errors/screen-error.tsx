import { navigate, resetFailedScreens, useLocation } from '@ag/platform'
import { Button, ButtonLink, ErrorAction, useDescription, WhenOnline } from '@ag/ui'
import { Panel, PanelActions } from './panel'
import { texts } from './texts'

/** One screen failed: the layout and every other screen go on, and trying again needs no reload. */
export function ScreenError({ error }: { error: unknown }) {
  const { pathname, search, hash } = useLocation()
  const known = useDescription(error)
  const retry = () => {
    resetFailedScreens()
    navigate(pathname + search + hash, { replace: true })
  }
  return (
    <Panel title={texts.screen.title} alert>
      <WhenOnline run={retry} />
      {known && <p>{known.title}</p>}
      <p>{known?.message ?? texts.screen.message}</p>
      <PanelActions>
        <ErrorAction action={known?.action} />
        <Button onClick={retry}>{texts.screen.retry}</Button>
        <ButtonLink href="/" variant="ghost">
          {texts.notFound.home}
        </ButtonLink>
      </PanelActions>
    </Panel>
  )
}
