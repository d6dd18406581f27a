import type { Area } from '@ag/contracts'
import { useLocation } from '@ag/platform'
import { Button, ButtonLink, WhenOnline } from '@ag/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useRetryArea } from '../routing/retry-area'
import { Panel, PanelActions } from './panel'
import { hasSavedPage, SavedPage } from './saved-page'
import { texts } from './texts'

interface AreaUnavailableProps {
  area: Area
  message?: string | undefined
  /** It is there again, by more than a press: a link to it that somebody comes near loads it too. */
  hasHealed: boolean
}

/** An area could not be loaded: everything else goes on, and trying again needs no reload. */
export function AreaUnavailable({ area, message, hasHealed }: AreaUnavailableProps) {
  const retryArea = useRetryArea()
  const { pathname, search, hash } = useLocation()
  const [above] = useState(hasSavedPage)
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none')

  async function retry() {
    setAttempt('running')
    const healed = await retryArea(area, pathname + search + hash)
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
        <p>{message ?? texts.unavailable.message}</p>
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
