import { createStore } from 'jotai/vanilla'

/** The one store of client state; hooks below use it directly, so no provider is needed. */
export const store = createStore()
