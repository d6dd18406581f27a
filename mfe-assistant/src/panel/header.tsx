import type { Settings } from '@ag/contracts'
import { CloseIcon, Heading, Text } from '@ag/ui'
import { saveFile } from '@ag/ui/work'
import { useRef, useState } from 'react'
import type { Conversation } from '../conversation/conversation'
import styles from './header.module.css'
import type { PanelProps } from './panel'
import { texts } from './texts'

interface HeaderProps {
  id: string
  settings: Settings
  conversation: Conversation
  hasMenu: boolean
  onMenu: (isOpen: boolean) => void
  look: PanelProps['look']
  onClose: PanelProps['onClose']
}

/** Who talks, how they do, that it is a machine, and what can be done with the talk. */
export function Header({ id, settings, conversation, hasMenu, onMenu, look, onClose }: HeaderProps) {
  const opener = useRef<HTMLButtonElement>(null)
  const [asks, setAsks] = useState(false)
  const [done, setDone] = useState('')

  function leave() {
    onMenu(false)
    setAsks(false)
    opener.current?.focus()
  }

  async function download() {
    leave()
    const file = await conversation.transcript()
    if (file) saveFile(texts.menu.file, file)
  }

  async function erase() {
    leave()
    if (await conversation.erase()) setDone(texts.menu.erased)
  }

  return (
    <>
      <div className={styles.header}>
        <div className={styles.names}>
          <Heading level={2} size="lg" id={`${id}-title`}>
            {look === 'help' ? texts.help : texts.title(settings.product_name)}
          </Heading>
          <Text size="sm" className={styles.status} data-status={settings.assistant.status}>
            {texts.status[settings.assistant.status]}
          </Text>
        </div>
        <button
          ref={opener}
          type="button"
          className={styles.tool}
          aria-label={texts.menu.open}
          aria-expanded={hasMenu}
          aria-controls={`${id}-menu`}
          onClick={() => {
            setAsks(false)
            setDone('')
            onMenu(!hasMenu)
          }}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
            <circle cx="12" cy="5" r="2" />
            <circle cx="12" cy="12" r="2" />
            <circle cx="12" cy="19" r="2" />
          </svg>
        </button>
        {onClose && (
          <button
            type="button"
            className={styles.tool}
            aria-label={look === 'help' ? texts.closeHelp : texts.close}
            onClick={onClose}
          >
            <CloseIcon width="20" height="20" aria-hidden="true" />
          </button>
        )}
      </div>
      <div id={`${id}-menu`} hidden={!hasMenu} className={styles.menu}>
        {asks ? (
          <fieldset className={styles.question}>
            <legend>{texts.menu.eraseQuestion}</legend>
            <div className={styles.answers}>
              <button type="button" className={styles.danger} onClick={erase}>
                {texts.menu.eraseYes}
              </button>
              {/* biome-ignore lint/a11y/noAutofocus: the safe answer to a question that was just asked for */}
              <button type="button" className={styles.item} autoFocus onClick={leave}>
                {texts.menu.eraseNo}
              </button>
            </div>
          </fieldset>
        ) : (
          <ul className={styles.items}>
            <li>
              <button type="button" className={styles.item} onClick={download}>
                {texts.menu.download}
              </button>
            </li>
            <li>
              <button type="button" className={styles.item} onClick={() => setAsks(true)}>
                {texts.menu.erase}
              </button>
            </li>
            <li>
              <button
                type="button"
                className={styles.item}
                onClick={() => {
                  leave()
                  void conversation.startOver()
                }}
              >
                {texts.menu.startOver}
              </button>
            </li>
            {look === undefined && (
              <li>
                <a href="/assistente" className={styles.item}>
                  {texts.menu.fullPage}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
      <Text size="xs" tone="muted" className={styles.disclosure} id={`${id}-disclosure`}>
        {texts.disclosure}
      </Text>
      <p role="status" className={styles.done}>
        {done}
      </p>
    </>
  )
}
