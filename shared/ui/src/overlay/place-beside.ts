export interface Box {
  top: number
  bottom: number
  left: number
  right: number
  width: number
  height: number
}

export type Alignment = 'start' | 'center' | 'end'

const edge = 8

/** Where a box goes: below its anchor, above it when only there is room, and never over the edge of the window. */
export function placeBeside(
  anchor: Box,
  { width, height }: Pick<Box, 'width' | 'height'>,
  view: Pick<Box, 'width' | 'height'>,
  align: Alignment,
): { top: number; left: number } {
  const above = anchor.top - height
  const fitsBelow = anchor.bottom + height <= view.height - edge
  const wanted = {
    start: anchor.left,
    center: (anchor.left + anchor.right - width) / 2,
    end: anchor.right - width,
  }[align]
  return {
    top: fitsBelow || above < edge ? anchor.bottom : above,
    left: Math.max(edge, Math.min(wanted, view.width - width - edge)),
  }
}
