import type { AssistantBrand } from '@ag/contracts'

const corners = {
  round: {
    sm: 'var(--radius-sm)',
    md: 'var(--radius-md)',
    lg: 'var(--radius-lg)',
    xl: 'var(--radius-xl)',
    full: 'var(--radius-full)',
  },
  soft: { sm: '0.25rem', md: '0.375rem', lg: '0.5rem', xl: '0.75rem', full: '0.75rem' },
  square: { sm: '0px', md: '0px', lg: '0px', xl: '0px', full: '0px' },
}

/** How round what is drawn is, from small parts to large ones, and what is round altogether. */
export const cornerOf = (corner: AssistantBrand['corner']) => corners[corner ?? 'round']
