/** @jsxImportSource @emotion/react */
import type { Settings } from '@ag/contracts'
import { saveFile } from '@ag/ui/work'
import type { Interpolation, Theme } from '@emotion/react'
import { useRef, useState } from 'react'
import type { AssistantProps } from '../assistant-props'
import type { Conversation } from '../conversation/conversation'
import { CloseIcon } from '../parts/icons'
import { bare, muted, small, tiny } from '../parts/words'
import { texts } from './texts'

interface HeaderProps extends Pick<AssistantProps, 'look' | 'onClose'> {
  id: string
  /** First name of whoever of the team answers. */
  person: string | undefined
  settings: Settings
  conversation: Conversation
  hasMenu: boolean
  onMenu: (isOpen: boolean) => void
}

/** Who answers, how they do, whether it is a machine, and what can be done with the conversation. */
export function Header({ id, person, settings, conversation, hasMenu, onMenu, look, onClose }: HeaderProps) {
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
      <div css={header}>
        <div css={{ flex: 1, minWidth: 0 }}>
          <h2 id={`${id}-title`} css={title}>
            {look === 'help' ? texts.help : texts.title(settings.product_name)}
          </h2>
          <p css={[small, status]} data-status={settings.assistant.status}>
            {texts.status[settings.assistant.status]}
          </p>
        </div>
        <button
          ref={opener}
          type="button"
          css={[bare, tool]}
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
            css={[bare, tool]}
            aria-label={look === 'help' ? texts.closeHelp : texts.close}
            onClick={onClose}
          >
            <CloseIcon width="20" height="20" />
          </button>
        )}
      </div>
      <div id={`${id}-menu`} hidden={!hasMenu} css={menu}>
        {asks ? (
          <fieldset css={question}>
            <legend>{texts.menu.eraseQuestion}</legend>
            <div css={{ display: 'flex', gap: 'var(--space-2)', marginTop: 'var(--space-2)' }}>
              <button type="button" css={[bare, item, danger]} onClick={erase}>
                {texts.menu.eraseYes}
              </button>
              {/* biome-ignore lint/a11y/noAutofocus: the safe answer to a question that was just asked for */}
              <button type="button" css={[bare, item]} autoFocus onClick={leave}>
                {texts.menu.eraseNo}
              </button>
            </div>
          </fieldset>
        ) : (
          <ul css={{ display: 'flex', flexWrap: 'wrap' }}>
            <li>
              <button type="button" css={[bare, item]} onClick={download}>
                {texts.menu.download}
              </button>
            </li>
            <li>
              <button type="button" css={[bare, item]} onClick={() => setAsks(true)}>
                {texts.menu.erase}
              </button>
            </li>
            <li>
              <button
                type="button"
                css={[bare, item]}
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
                <a href="/assistente" css={[bare, item]}>
                  {texts.menu.fullPage}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
      <p id={`${id}-disclosure`} css={[tiny, muted, disclosure]}>
        {person ? texts.withPerson(person) : texts.disclosure}
      </p>
      <p role="status" css={doneWords}>
        {done}
      </p>
    </>
  )
}

const header: Interpolation<Theme> = ({ loud, onLoud }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'start',
  gap: 'var(--space-1)',
  padding: 'var(--space-4) var(--space-3) var(--space-4) var(--space-5)',
  background: loud,
  color: onLoud,
})

const title: Interpolation<Theme> = {
  fontSize: 'var(--text-lg)',
  fontWeight: 700,
  letterSpacing: '-0.02em',
  lineHeight: 'var(--leading-snug)',
  textWrap: 'balance',
}

const status: Interpolation<Theme> = ({ onLoudMuted, highlight, online, corner }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-2)',
  color: onLoudMuted,
  '&::before': {
    width: '0.5rem',
    height: '0.5rem',
    borderRadius: corner.full,
    background: highlight,
    content: '""',
  },
  '&[data-status="online"]::before': { background: online },
  '&[data-status="offline"]::before': { background: onLoudMuted },
})

const tool: Interpolation<Theme> = ({ loudHover, highlight, corner }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  borderRadius: corner.full,
  '&:hover': { background: loudHover },
  '&:focus-visible': { outlineColor: highlight, outlineOffset: -3 },
})

const disclosure: Interpolation<Theme> = {
  padding: 'var(--space-3) var(--space-5)',
  borderBottom: '1px solid var(--color-border)',
  background: 'var(--color-surface-soft)',
  lineHeight: 1.45,
}

const menu: Interpolation<Theme> = {
  padding: 'var(--space-2) var(--space-3)',
  borderBottom: '1px solid var(--color-border)',
  background: 'var(--color-surface)',
  '&[hidden]': { display: 'none' },
}

const question: Interpolation<Theme> = {
  minWidth: 0,
  padding: 'var(--space-2)',
  border: 0,
  fontSize: 'var(--text-sm)',
}

const item: Interpolation<Theme> = ({ corner }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: '0 var(--space-3)',
  borderRadius: corner.md,
  color: 'var(--color-text)',
  fontSize: 'var(--text-sm)',
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { background: 'var(--color-surface-soft)' },
})

const danger: Interpolation<Theme> = {
  background: 'var(--color-danger)',
  color: 'var(--color-on-danger)',
  '&:hover': { background: 'var(--color-danger-hover)' },
}

const doneWords: Interpolation<Theme> = {
  '&:not(:empty)': {
    padding: 'var(--space-2) var(--space-5)',
    background: 'var(--color-success-soft)',
    color: 'var(--color-on-success-soft)',
    fontSize: 'var(--text-sm)',
  },
}
