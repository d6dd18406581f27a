/** @jsxImportSource @emotion/react */
import { storageKeys } from '@ag/core'
import { readStored } from '@ag/platform'
import type { Interpolation, Theme } from '@emotion/react'
import { CloseIcon } from '../parts/icons'
import { bare } from '../parts/words'
import { BrandProvider, type BrandProviderProps } from './brand-provider'
import { texts } from './texts'

interface NudgeProps extends BrandProviderProps {
  onAccept: () => void
  onDismiss: () => void
}

/** An offer of help beside the launcher, to whoever has never written to us. */
export function Nudge({ onAccept, onDismiss, ...dress }: NudgeProps) {
  if (readStored(storageKeys.assistantSession) !== undefined) return null
  return (
    <BrandProvider {...dress}>
      <div css={box}>
        <button type="button" css={[bare, offer]} onClick={onAccept}>
          {texts.nudge}
        </button>
        <button type="button" css={[bare, dismiss]} aria-label={texts.dismissNudge} onClick={onDismiss}>
          <CloseIcon />
        </button>
      </div>
    </BrandProvider>
  )
}

const box: Interpolation<Theme> = ({ corner }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--space-1)',
  maxWidth: 'min(18rem, calc(100vw - 2 * var(--space-4)))',
  border: '1px solid var(--color-border)',
  borderRadius: corner.lg,
  background: 'var(--color-surface)',
  boxShadow: 'var(--shadow-md)',
  color: 'var(--color-text)',
  fontSize: 'var(--text-sm)',
})

const offer: Interpolation<Theme> = ({ link }) => ({
  minHeight: '2.75rem',
  padding: 'var(--space-3) 0 var(--space-3) var(--space-4)',
  fontWeight: 600,
  textAlign: 'start',
  '&:hover': { color: link },
})

const dismiss: Interpolation<Theme> = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  color: 'var(--color-text-muted)',
  '&:hover': { color: 'var(--color-text)' },
  '& > svg': { width: '1.125rem', height: '1.125rem' },
}
