import { draftPrefix, storageKeys } from '@ag/core'
import { readStored, writeStored } from '@ag/platform'

/** The conversation that this browser goes on with. It is stored once somebody has opened one, for nothing but to go on. */
export const readSession = (): string | undefined =>
  // What another version has left there may be no name of a conversation, and the server reads nothing else.
  readStored(storageKeys.assistantSession)?.match(/^[\w-]+$/)?.[0]

/** Stores the conversation to go on with; undefined for none. */
export function storeSession(session: string | undefined): void {
  writeStored(storageKeys.assistantSession, session)
}

const draftKey = `${draftPrefix}assistant`

/** What this tab has kept of words that were not sent. */
export function readDraft(): string {
  try {
    return sessionStorage.getItem(draftKey) ?? ''
  } catch {
    return ''
  }
}

export function storeDraft(draft: string): void {
  try {
    if (draft === '') sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, draft)
  } catch {
    // Without storage it lasts as long as the page.
  }
}
