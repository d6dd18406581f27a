/** @jsxImportSource @emotion/react */
import type { Settings } from '@ag/contracts'

import type { Interpolation, Theme } from '@emotion/react'
import { AlertIcon } from '../parts/icons'
import { bare, small } from '../parts/words'
import { texts } from './texts'

interface FailureProps {
  message: string
  settings: Pick<Settings, 'contact_email' | 'contact_phone'>
  /** Only takes the message away: what was not sent is in the input again. */
  onRetry: () => void
}

/** What went wrong, and how else to reach somebody. */
export function Failure({ message, settings: { contact_email, contact_phone }, onRetry }: FailureProps) {
  return (
    <div role="alert" css={failure}>
      <AlertIcon css={{ flex: 'none', width: '1.375em', height: '1.375em' }} />
      <div css={{ minWidth: 0 }}>
        <p css={small}>{message}</p>
        {(contact_email || contact_phone) && (
          <p css={small}>
            {texts.contact} {contact_email && <a href={`mailto:${contact_email}`}>{contact_email}</a>}
            {contact_email && contact_phone && ' · '}
            {contact_phone && (
              <a href={`tel:${contact_phone.replace(/[^\d+]/g, '')}`} css={{ whiteSpace: 'nowrap' }}>
                {contact_phone}
              </a>
            )}
          </p>
        )}
        <button type="button" css={[bare, retry]} onClick={onRetry}>
          {texts.retry}
        </button>
      </div>
    </div>
  )
}

const failure: Interpolation<Theme> = ({ corner }) => ({
  display: 'flex',
  flex: 'none',
  gap: 'var(--space-3)',
  margin: '0 var(--space-4) var(--space-3)',
  padding: 'var(--space-4)',
  borderRadius: corner.md,
  background: 'var(--color-danger-soft)',
  color: 'var(--color-on-danger-soft)',
  fontSize: 'var(--text-sm)',
  lineHeight: 1.5,
  '& a': { color: 'inherit' },
})

const retry: Interpolation<Theme> = {
  minHeight: '2.75rem',
  marginTop: 'var(--space-3)',
  padding: 0,
  fontWeight: 650,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
}
