import type { AssistantBrand } from '@ag/contracts'

/** A place on the page for the assistant, instead of behind its launcher. */
export interface AssistantPlace {
  domElement: HTMLElement
  /** Beside the page, or as the page itself. */
  look: 'help' | 'page'
  /** Somebody closed it; without this it has no way to be closed. */
  onClose?: () => void
  /** It cannot be had now. */
  onFail: () => void
  /** Where links of the conversation go; the way of the site unless told. */
  navigate?: (path: string) => void
  /** What it takes over from the page around the place, before what the site's own settings say. */
  brand?: AssistantBrand
}

/** What the shell hears: the place, and a signal that ends it. */
export type AssistantPlaced = AssistantPlace & { signal: AbortSignal }

export const assistantPlaceEvent = 'ag:assistant'

declare global {
  interface DocumentEventMap {
    [assistantPlaceEvent]: CustomEvent<AssistantPlaced>
  }
}

/** What a page hears that has help beside it: somebody asks for it from elsewhere. */
export const helpEvent = 'ag:help'

/**
 * Asks the shell for the assistant in a place of a screen's own. Its code is fetched then, and not before. It is an event,
 * so that a screen needs to know neither who answers nor whether anybody does.
 * @returns takes it away again
 */
export function placeAssistant(place: AssistantPlace): () => void {
  const gone = new AbortController()
  const detail: AssistantPlaced = { ...place, signal: gone.signal }
  document.dispatchEvent(new CustomEvent(assistantPlaceEvent, { detail }))
  return () => gone.abort()
}
