import type { CSSObject } from '@emotion/react'

/** Running words, in the sizes and tones of the site. */
export const small: CSSObject = { fontSize: 'var(--text-sm)', textWrap: 'pretty' }
export const tiny: CSSObject = { fontSize: 'var(--text-xs)', textWrap: 'pretty' }
export const muted: CSSObject = { color: 'var(--color-text-muted)' }

/** For those who listen; takes no room. */
export const unseen: CSSObject = {
  position: 'absolute',
  overflow: 'hidden',
  width: 1,
  height: 1,
  margin: -1,
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}

/** What a press is for, before a part has a look of its own. */
export const bare: CSSObject = {
  border: 0,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
}
