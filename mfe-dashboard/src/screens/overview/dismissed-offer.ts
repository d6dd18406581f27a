import { functionalKeys } from '@ag/core'
import { allows, atom, readStored, store, useAtomValue, writeStored } from '@ag/platform'

/** Was the offer turned down on this visit? */
export const offerDismissedAtom = atom(false)

/** Was the offer of a passkey turned down, on this visit or on one before? */
export function useOfferIsDismissed(): boolean {
  return useAtomValue(offerDismissedAtom, { store }) || readStored(functionalKeys.passkeyOffer) !== undefined
}

/** Turns the offer down for this visit; for later ones too where that may be kept. */
export function dismissOffer(): void {
  store.set(offerDismissedAtom, true)
  if (allows('functional')) writeStored(functionalKeys.passkeyOffer, 'dismissed')
}
