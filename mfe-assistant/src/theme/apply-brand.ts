import type { AssistantBrand } from '@ag/contracts'
import { brandColors } from './brand-colors'
import { cornerOf } from './corners'

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>()

/** Gives the launcher of a tree the colour, the corners and the side of a brand. */
export function applyBrand(tree: ShadowRoot, { color, corner, side }: AssistantBrand): void {
  const colors = color === undefined ? undefined : brandColors(color)
  sheetOf(tree).replaceSync(`
:host { ${colors ? `--ground: ${colors.ground}; --ink: ${colors.ink};` : ''} --corner: ${cornerOf(corner).full}; }
${side === 'left' ? leftSide : ''}`)
}

const leftSide =
  '.assistant { right: auto; left: max(var(--space-4), env(safe-area-inset-left)); justify-items: start; }'

function sheetOf(tree: ShadowRoot): CSSStyleSheet {
  const known = sheets.get(tree)
  if (known) return known
  const sheet = new CSSStyleSheet()
  sheets.set(tree, sheet)
  tree.adoptedStyleSheets.push(sheet)
  return sheet
}
