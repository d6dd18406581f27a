/** @jsxImportSource @emotion/react */
import { longestMessage } from '@ag/contracts'
import type { Interpolation, Theme } from '@emotion/react'
import { type KeyboardEvent, type Ref, useId } from 'react'
import { bare, muted, tiny } from '../parts/words'
import { texts } from './texts'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  /** An answer is on its way. */
  isBusy: boolean
  onWrite: (draft: string) => void
  onSend: () => void
  /** Ends the answer that is on its way, where that can be done. */
  onStop: (() => void) | undefined
}

/** How near the end of its room a message shows how long it is. */
const countedFrom = longestMessage - 200

/** Where a message is written: Enter sends it, Shift and Enter break the line. */
export function Composer({ ref, draft, isBusy, onWrite, onSend, onStop }: ComposerProps) {
  const id = useId()
  const isTooLong = draft.trim().length > longestMessage
  const canSend = !isBusy && !isTooLong && draft.trim() !== ''

  function send() {
    if (canSend) onSend()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // What an input method composes ends with Enter too; some browsers tell so by nothing but this old number.
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || event.shiftKey || isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      css={{
        flex: 'none',
        padding: 'var(--space-3) var(--space-4)',
        borderTop: '1px solid var(--color-border)',
      }}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div css={{ display: 'flex', alignItems: 'end', gap: 'var(--space-2)' }}>
        <textarea
          ref={ref}
          css={field}
          rows={1}
          aria-label={texts.message}
          aria-describedby={`${id}-length`}
          aria-invalid={isTooLong || undefined}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          value={draft}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {onStop ? (
          <button key="stop" type="button" css={[bare, sendButton]} aria-label={texts.stop} onClick={onStop}>
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <rect x="6" y="6" width="12" height="12" rx="2" />
            </svg>
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            css={[bare, sendButton]}
            aria-label={texts.send}
            disabled={!canSend}
          >
            <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
              <path strokeLinecap="round" strokeLinejoin="round" d="M5 12h14M13 6l6 6-6 6" />
            </svg>
          </button>
        )}
      </div>
      <p
        id={`${id}-length`}
        css={[
          tiny,
          isTooLong ? { color: 'var(--color-danger)' } : muted,
          { '&:not(:empty)': { marginTop: 'var(--space-1)' } },
        ]}
      >
        {isTooLong && `${texts.tooLong} `}
        {draft.length > countedFrom && texts.length(draft.trim().length)}
      </p>
    </form>
  )
}

const field: Interpolation<Theme> = ({ corner }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: '2.75rem',
  maxHeight: '8rem',
  padding: '0.55rem var(--space-3)',
  border: '1px solid var(--color-border-strong)',
  borderRadius: corner.lg,
  background: 'var(--color-surface)',
  color: 'var(--color-text)',
  font: 'inherit',
  // Smaller letters make a phone zoom in.
  fontSize: '1rem',
  lineHeight: 1.5,
  resize: 'none',
  fieldSizing: 'content',
  '&::placeholder': { color: 'var(--color-text-muted)', opacity: 1 },
  '&[aria-invalid]': { borderColor: 'var(--color-danger)' },
})

const sendButton: Interpolation<Theme> = ({ accent, accentHover, onAccent, corner }) => ({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  borderRadius: corner.full,
  background: accent,
  color: onAccent,
  '&:hover:not(:disabled)': { background: accentHover },
  '&:disabled': {
    background: 'var(--color-surface-soft)',
    color: 'var(--color-text-muted)',
    cursor: 'not-allowed',
  },
  '& > svg': { width: '1.25rem', height: '1.25rem' },
})
