import { dismiss, useNotifications } from '@ag/platform'
import { act, renderHook } from '@testing-library/react'

let asked = false

/** What the notifications say that are on screen now, oldest first. */
export function notified(): string[] {
  asked = true
  return shown().map(({ title, message }) => [title, message].filter(Boolean).join(' '))
}

/** Read outside of the document: whoever waits for a change there must not see one because of this. */
function shown() {
  const { result, unmount } = renderHook(useNotifications, { container: document.createElement('div') })
  unmount()
  return result.current
}

// What one test was told is no news to the next.
afterEach(() => {
  if (!asked) return
  asked = false
  for (const { id } of shown()) act(() => dismiss(id))
})
