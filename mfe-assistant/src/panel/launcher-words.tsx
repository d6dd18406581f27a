/** @jsxImportSource @emotion/react */
import type { Interpolation, Theme } from '@emotion/react'
import type { Conversation } from '../conversation/conversation'
import { unseen } from '../parts/words'
import { BrandProvider, type BrandProviderProps } from './brand-provider'
import { texts } from './texts'
import { UnreadTitle } from './unread-title'
import { useConversation } from './use-conversation'

interface LauncherWordsProps extends BrandProviderProps {
  conversation: Conversation
  words: string
}

/** The launcher's words once there is a conversation, with the number of unread answers; the page's title has it too. */
export function LauncherWords({ conversation, words, ...dress }: LauncherWordsProps) {
  const { unread } = useConversation(conversation)
  if (unread === 0) return words
  return (
    <BrandProvider {...dress}>
      <UnreadTitle count={unread} />
      <span css={unseen}>{words + texts.unread(unread)}</span>
      <span aria-hidden="true">{words}</span>
      <span aria-hidden="true" css={badge}>
        {unread > 9 ? '9+' : unread}
      </span>
    </BrandProvider>
  )
}

const badge: Interpolation<Theme> = ({ corner }) => ({
  minWidth: '1.5rem',
  padding: '0 var(--space-2)',
  borderRadius: corner.full,
  background: 'var(--color-highlight)',
  color: 'var(--color-on-highlight)',
  fontSize: 'var(--text-xs)',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  textAlign: 'center',
  // Beside a sign that stands alone there is no room for a number: it lies on its corner.
  '@media (max-width: 62rem)': { position: 'absolute', top: '-0.375rem', insetInlineEnd: '-0.375rem' },
})
