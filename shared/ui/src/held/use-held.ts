import { useState } from 'react'

/** Time limits wait while somebody points at what they are about, or is inside it with the keyboard. */
export function useHeld() {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  return {
    held: pointed || focused,
    /** For the element that is held. */
    holding: {
      onPointerEnter: () => setPointed(true),
      onPointerLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
