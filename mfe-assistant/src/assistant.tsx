import type { Settings } from '@ag/contracts'
import { track } from '@ag/platform'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styles from './assistant.module.css'
import type { AssistantProps } from './assistant-props'
import type { PanelProps } from './panel/panel'
import { texts } from './texts'

type Opening =
  | { status: 'closed' | 'opening' | 'failed' }
  | { status: 'open'; Panel: (props: PanelProps) => React.ReactNode; settings: Settings }

/** The launcher, and the panel once somebody wants it. */
export function Assistant({ settings, ...props }: AssistantProps) {
  const launcher = useRef<HTMLButtonElement>(null)
  const [opening, setOpening] = useState<Opening>({ status: 'closed' })
  const isOpen = opening.status === 'open'

  const prepare = () => Promise.all([loadPanel(), settings()])

  function prepareQuietly() {
    if (!isOpen) prepare().catch(() => undefined)
  }

  async function open() {
    setOpening({ status: 'opening' })
    try {
      const [Panel, known] = await prepare()
      setOpening({ status: 'open', Panel, settings: known })
      track('assistant_opened')
    } catch {
      setOpening({ status: 'failed' })
    }
  }

  // A modal panel keeps the focus until it is gone, so it goes first.
  function close() {
    flushSync(() => setOpening({ status: 'closed' }))
    launcher.current?.focus()
  }

  return (
    <div className={styles.assistant}>
      {isOpen && <opening.Panel {...props} settings={opening.settings} onClose={close} />}
      <p className={styles.failure} role="status">
        {opening.status === 'failed' && texts.couldNotOpen}
      </p>
      <button
        ref={launcher}
        type="button"
        className={styles.launcher}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={opening.status === 'opening' || undefined}
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
      </button>
    </div>
  )
}

let panel: Promise<(props: PanelProps) => React.ReactNode> | undefined

// Unlike React.lazy, a failure is forgotten: the next try asks the network again.
function loadPanel() {
  panel ??= import(/* webpackChunkName: "panel" */ './panel/panel').then(
    (loaded) => loaded.Panel,
    (error: unknown) => {
      panel = undefined
      throw error
    },
  )
  return panel
}
