import type { Area } from '@ag/contracts'
import { useLocation } from '@ag/platform'
import { Button, ButtonLink, WhenOnline } from '@ag/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import type { RemoteState } from '../remotes/remotes'
import { useRetryArea } from '../routing/retry-area'
import { Panel, PanelActions } from './panel'
import { hasSavedPage, SavedPage } from './saved-page'
import { texts } from './texts'

interface AreaUnavailableProps {
  area: Area
  /** Somebody else may have it loaded at this moment, as who only comes near a link to it. */
  state?: RemoteState | undefined
  /** It is there again, by more than a press: a link to it that somebody comes near loads it too. */
  hasHealed: boolean
}

/** An area could not be loaded: everything else goes on, and trying again needs no reload. */
export function AreaUnavailable({ area, state, hasHealed }: AreaUnavailableProps) {
  const retryArea = useRetryArea()
  const { pathname, search, hash } = useLocation()
  const [above] = useState(hasSavedPage)
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')

  async function retry() {
    setAttempt('running')
    const load = () => retryArea(area, pathname + search + hash)
    // What had begun before may hang, and is no try of whoever asks now.
    const healed = (await load()) || (state?.status === 'loading' && (await load()))
    if (!healed) setAttempt('failed')
  }

  const show = useEffectEvent(() => {
    if (attempt !== 'running') void retry()
  })
  useEffect(() => {
    if (hasHealed) show()
  }, [hasHealed])

  return (
    <>
      <WhenOnline run={() => void retry()} />
      <Panel title={texts.unavailable.title} above={above} alert>
        <p>{(state?.status === 'failed' && state.message) || texts.unavailable.message}</p>
        {attempt === 'failed' && <p>{texts.unavailable.stillFailing}</p>}
        <PanelActions>
          <Button onClick={retry} loading={attempt === 'running'}>
            {attempt === 'running' ? texts.unavailable.retrying : texts.unavailable.retry}
          </Button>
          <ButtonLink href="/" variant="ghost">
            {texts.notFound.home}
          </ButtonLink>
        </PanelActions>
      </Panel>
      <SavedPage />
    </>
  )
}
