import { longestMessage } from '@ag/contracts'
import { Text } from '@ag/ui'
import { type KeyboardEvent, type Ref, useId } from 'react'
import styles from './composer.module.css'
import { texts } from './texts'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  /** An answer is on its way. */
  isBusy: boolean
  onWrite: (draft: string) => void
  onSend: () => void
}

/** How near the end of its room a message shows how long it is. */
const countedFrom = longestMessage - 200

/** Where a message is written: Enter sends it, Shift and Enter break the line. */
export function Composer({ ref, draft, isBusy, onWrite, onSend }: ComposerProps) {
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
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.row}>
        <textarea
          ref={ref}
          className={styles.input}
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
        <button type="submit" className={styles.send} aria-label={texts.send} disabled={!canSend}>
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path strokeLinecap="round" strokeLinejoin="round" d="M5 12h14M13 6l6 6-6 6" />
          </svg>
        </button>
      </div>
      <Text size="xs" tone={isTooLong ? 'danger' : 'muted'} id={`${id}-length`} className={styles.length}>
        {isTooLong && `${texts.tooLong} `}
        {draft.length > countedFrom && texts.length(draft.trim().length)}
      </Text>
    </form>
  )
}
