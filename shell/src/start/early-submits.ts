/** Fired on `document` when the page has its handlers. */
export const readyEvent = 'ag:ready'

/**
 * A form that is sent before its handler exists must not travel as a plain request (a password would end up in the
 * address): it waits for the handler and is then sent once.
 * @returns gives the handler up: forms that the server takes too, marked `data-plain`, travel as the browser sends them
 */
export function deferEarlySubmits(start: () => void): () => void {
  let waiting: HTMLFormElement | undefined
  let givenUp = false
  const keep = (event: SubmitEvent) => {
    if (!(event.target instanceof HTMLFormElement) || (givenUp && 'plain' in event.target.dataset)) return
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
  return () => {
    givenUp = true
    if (waiting && 'plain' in waiting.dataset) waiting.submit()
  }
}
