import type { Settings } from '@ag/contracts'
import { track } from '@ag/platform'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import styles from './assistant.module.css'
import type { AssistantProps } from './assistant-props'
import type { Conversation } from './conversation/conversation'
import { useNudge } from './nudge/use-nudge'
import type { PanelProps } from './panel/panel'
import { texts } from './texts'

/** What the panel's code brings. */
interface Talk {
  Panel: (props: PanelProps) => React.ReactNode
  UnreadTitle: (props: { count: number }) => React.ReactNode
  conversation: Conversation
  settings: Settings
}

type Opening = 'closed' | 'opening' | 'open' | 'failed'

/** The launcher, and the panel once somebody wants it; or the panel alone, where a screen has a place for it. */
export function Assistant({ settings, ...props }: AssistantProps) {
  const launcher = useRef<HTMLButtonElement>(null)
  const [opening, setOpening] = useState<Opening>('closed')
  const [talk, setTalk] = useState<Talk>()
  const conversation = talk?.conversation
  const unread = useSyncExternalStore(
    conversation?.subscribe ?? nothingChanges,
    () => conversation?.state().unread ?? 0,
  )
  const isPlaced = props.look !== undefined
  const [nudged, dismissNudge] = useNudge(talk === undefined && opening === 'closed' && !isPlaced)
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
    if (!talk) prepare().catch(() => undefined)
  }

  async function open() {
    dismissNudge()
    setOpening('opening')
    try {
      const [{ Panel, UnreadTitle, createConversation }, known] = await prepare()
      setTalk({ Panel, UnreadTitle, settings: known, conversation: conversation ?? createConversation() })
      setOpening('open')
      track('assistant_opened')
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

  if (isPlaced) return isOpen && talk && <talk.Panel {...props} {...talk} onClose={props.onClose && leave} />

  return (
    <div className={styles.assistant}>
      {isOpen && talk && <talk.Panel {...props} {...talk} onClose={close} />}
      {talk && unread > 0 && <talk.UnreadTitle count={unread} />}
      <div role="status">
        {opening === 'failed' && <p className={styles.word}>{texts.couldNotOpen}</p>}
        {nudged && (
          <div className={styles.word}>
            <button type="button" className={styles.nudge} onClick={open}>
              {texts.nudge}
            </button>
            <button
              type="button"
              className={styles.dismiss}
              aria-label={texts.dismissNudge}
              onClick={dismissNudge}
            >
              <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
                <path strokeLinecap="round" d="M6 6l12 12M18 6 6 18" />
              </svg>
            </button>
          </div>
        )}
      </div>
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-label={unread > 0 ? texts.launcher + texts.unread(unread) : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={opening === 'opening' || undefined}
        onPointerEnter={prepareQuietly}
        onFocus={prepareQuietly}
        onKeyDown={(event) => event.key === 'Escape' && isOpen && close()}
        onClick={isOpen ? close : open}
      >
        <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
          <path
            strokeLinecap="round"
            strokeLinejoin="round"
            d="M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-5l-4.5 4v-4H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3ZM12 7.2l.95 2.35 2.35.95-2.35.95L12 13.8l-.95-2.35-2.35-.95 2.35-.95Z"
          />
        </svg>
        {texts.launcher}
        {unread > 0 && (
          <span className={styles.unread} aria-hidden="true">
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </button>
    </div>
  )
}

const nothingChanges = () => () => undefined

let panel: Promise<typeof import('./panel/panel')> | undefined

// Unlike React.lazy, a failure is forgotten: the next try asks the network again.
function loadPanel() {
  panel ??= import(/* webpackChunkName: "panel" */ './panel/panel').catch((error: unknown) => {
    panel = undefined
    throw error
  })
  return panel
}
