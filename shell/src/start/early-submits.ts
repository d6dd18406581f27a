/** Fired on `document` when the page has its handlers. */
export const readyEvent = 'ag:ready'

/**
 * A form that is sent before its handler exists must not travel as a plain request (a password would end up in the
 * address): it waits for the handler and is then sent once.
 */
export function deferEarlySubmits(start: () => void): void {
  let waiting: HTMLFormElement | undefined
  const keep = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting = event.target
    start()
  }
  addEventListener('submit', keep, true)
  document.addEventListener(
    readyEvent,
    () => {
      removeEventListener('submit', keep, true)
      if (waiting?.isConnected) waiting.requestSubmit()
    },
    { once: true },
  )
}
