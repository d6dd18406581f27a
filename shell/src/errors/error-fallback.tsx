import { Button } from '@ag/ui'
import { Panel, PanelActions } from './panel'
import { texts } from './texts'

/** The last net: shown when the shell itself could not go on. */
export function ErrorFallback() {
  return (
    <main>
      <Panel title={texts.fallback.title} alert>
        <p>{texts.fallback.message}</p>
        <PanelActions>
          <Button onClick={() => window.location.reload()}>{texts.fallback.reload}</Button>
        </PanelActions>
      </Panel>
    </main>
  )
}
