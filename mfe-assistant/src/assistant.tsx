import type { Settings } from '@ag/contracts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AssistantProps } from './assistant-props'
import type { Conversation } from './conversation/conversation'
import { useNudge } from './nudge/use-nudge'
import { texts } from './texts'

type PanelCode = typeof import('./panel/panel')

interface LoadedPanel {
  code: PanelCode
  conversation: Conversation
  settings: Settings
}

type Opening = 'closed' | 'opening' | 'open' | 'failed'

/** The launcher, and the panel once somebody wants it; or the panel alone, where a screen has a place for it. */
export function Assistant({ settings, ...props }: AssistantProps & { tree: ShadowRoot }) {
  const launcher = useRef<HTMLButtonElement>(null)
  const [opening, setOpening] = useState<Opening>('closed')
  const [loaded, setLoaded] = useState<LoadedPanel>()
  const conversation = loaded?.conversation
  const isPlaced = props.look !== undefined
  const [offer, dismissNudge] = useNudge(!loaded && opening === 'closed' && !isPlaced, loadPanel)
  const isOpen = opening === 'open'

  useEffect(() => conversation?.stop, [conversation])

  const openInPlace = useEffectEvent(() => void open())
  useEffect(() => {
    if (isPlaced) openInPlace()
  }, [isPlaced])

  const isInUse = isOpen || opening === 'opening'
  const tellUse = useEffectEvent((inUse: boolean) => props.onOpenChange?.(inUse))
  useEffect(() => tellUse(isInUse), [isInUse])

  const prepare = () => Promise.all([loadPanel(), settings()])

  function prepareQuietly() {
    if (!loaded) prepare().catch(() => undefined)
  }

  async function open() {
    dismissNudge()
    setOpening('opening')
    try {
      const [code, known] = await prepare()
      setLoaded({ code, settings: known, conversation: conversation ?? code.createConversation() })
      setOpening('open')
    } catch {
      setOpening('failed')
      props.onFail?.()
    }
  }

  // A modal panel keeps the focus until it is gone, so it goes first.
  function close() {
    flushSync(() => setOpening('closed'))
    launcher.current?.focus()
  }

  // What a page is stays there; what stands beside one goes before the focus does.
  function leave() {
    if (props.look === 'help') flushSync(() => setOpening('closed'))
    props.onClose?.()
  }

  if (isPlaced)
    return isOpen && loaded && <loaded.code.Panel {...props} {...loaded} onClose={props.onClose && leave} />

  return (
    <div className="assistant">
      {isOpen && loaded && <loaded.code.Panel {...props} {...loaded} onClose={close} />}
      <div role="status">
        {opening === 'failed' && <p className="word">{texts.couldNotOpen}</p>}
        {offer && <offer.Nudge {...props} onAccept={open} onDismiss={dismissNudge} />}
      </div>
      <button
        ref={launcher}
        type="button"
        className="launcher"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={opening === 'opening' || undefined}
        onPointerOver={prepareQuietly}
        onFocus={prepareQuietly}
        onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
        onClick={isOpen ? close : open}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path
            strokeLinejoin="round"
            d="M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5l-4.5 4v-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM12 7.2l.95 2.35 2.35.95-2.35.95L12 13.8l-.95-2.35-2.35-.95 2.35-.95Z"
          />
        </svg>
        {loaded ? (
          <loaded.code.LauncherWords {...props} {...loaded} words={texts.launcher} />
        ) : (
          texts.launcher
        )}
      </button>
    </div>
  )
}

let panel: Promise<PanelCode> | undefined

// Unlike React.lazy, a failure is forgotten: the next try asks the network again.
function loadPanel() {
  panel ??= import(/* webpackChunkName: "panel" */ './panel/panel').catch((error: unknown) => {
    panel = undefined
    throw error
  })
  return panel
}
