import type { AssistantBrand } from '@ag/contracts'

const colors = /^#[\da-f]{6}$/i
const corners = ['round', 'soft', 'square'] as const

/** What an address says of the look; whatever is not exactly that says nothing. */
export function brandOf(search: string): AssistantBrand {
  const asked = new URLSearchParams(search)
  const color = asked.get('color') ?? ''
  const corner = corners.find((each) => each === asked.get('corner'))
  return { ...(colors.test(color) && { color }), ...(corner && { corner }) }
}
