import { draftPrefix } from '@ag/core'

/** Fields that somebody has changed, by their names. */
export type Values = Record<string, unknown>

const keyOf = (name: string) => draftPrefix + name

/** What its owner has typed into a form and not sent yet; somebody else's is forgotten. */
export function readDraft(name: string, owner: string): Values {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '{}')
    if (isDraft(draft) && draft.owner === owner) return draft.values
  } catch {
    // Storage that is blocked, or holds something else, holds no draft.
  }
  dropDraft(name)
  return {}
}

export function writeDraft(name: string, owner: string, values: Values): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify({ owner, values }))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function dropDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing is kept there.
  }
}

const isDraft = (value: unknown): value is { owner: string; values: Values } =>
  typeof value === 'object' && value !== null && 'owner' in value && 'values' in value
