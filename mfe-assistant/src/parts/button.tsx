/** @jsxImportSource @emotion/react */
import type { Interpolation, Theme } from '@emotion/react'
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'

interface Looks {
  variant?: 'primary' | 'secondary' | 'outline' | 'ghost'
  /** As wide as what it stands in. */
  wide?: boolean
}

/** A button of the conversation. */
export function Button({
  variant = 'primary',
  wide = false,
  children,
  ...native
}: ButtonHTMLAttributes<HTMLButtonElement> & Looks) {
  return (
    <button type="button" {...native} css={[button, looks[variant], wide && { width: '100%' }]}>
      <span css={label}>{children}</span>
    </button>
  )
}

/** A link that looks like one. */
export function ButtonLink({
  variant = 'primary',
  wide = false,
  children,
  ...native
}: AnchorHTMLAttributes<HTMLAnchorElement> & Looks & { href: string }) {
  return (
    <a {...native} css={[button, looks[variant], wide && { width: '100%' }]}>
      <span css={label}>{children}</span>
    </a>
  )
}

const button: Interpolation<Theme> = ({ corner }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.25rem',
  padding: '0.25rem 0.875rem',
  border: '1.5px solid transparent',
  borderRadius: corner.full,
  cursor: 'pointer',
  fontSize: 'var(--text-xs)',
  fontWeight: 650,
  letterSpacing: '-0.005em',
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  touchAction: 'manipulation',
  transition: 'background var(--motion-fast) var(--ease), transform var(--motion-fast) var(--ease)',
  '&:active': { transform: 'translateY(1px)' },
})

const onSurface: Interpolation<Theme> = {
  background: 'transparent',
  color: 'var(--color-text)',
  '&:hover': { background: 'var(--color-surface-soft)' },
}

const looks: Record<NonNullable<Looks['variant']>, Interpolation<Theme>> = {
  primary: ({ accent, accentHover, onAccent }) => ({
    background: accent,
    color: onAccent,
    '&:hover': { background: accentHover },
  }),
  secondary: ({ accentSoft, onAccentSoft, accent }) => ({
    background: accentSoft,
    color: onAccentSoft,
    '&:hover': { borderColor: accent },
  }),
  outline: [onSurface, { borderColor: 'var(--color-border-strong)' }],
  ghost: onSurface,
}

const label = { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: '0.5em' }
