import type { ConsentPreferences } from '@ag/contracts'
import { mustAsk } from '@ag/core'
import { atom, currentConsent, store } from '@ag/platform'
import type { PrivacyInfo } from './cookie-info'

/** What the box shows: nothing, the question, a small tab in its place, the question with all details, a receipt. Switches may have been turned before. */
export type View =
  | { name: 'hidden' }
  | { name: 'asking'; turned?: ConsentPreferences }
  | { name: 'collapsed' }
  | { name: 'details'; turned?: ConsentPreferences }
  | { name: 'receipt'; id: string }

export const viewAtom = atom<View>({ name: 'hidden' })
export const show = (view: View): void => store.set(viewAtom, view)

/** Undefined until it has come, and for good if it cannot be had. */
export const infoAtom = atom<PrivacyInfo | undefined>(undefined)

/** Is a decision due, by all that is known now? */
export const isDue = (): boolean =>
  mustAsk(currentConsent(), Date.now(), store.get(infoAtom)?.info.fingerprint)
