import { storageKeys } from '@ag/core'
import { rereadConsent, setPrivacyManager } from '@ag/platform'
import { whenIdle } from '../start/when-idle'

// The box is a chunk of its own, under a name that no list of names to block holds. If it never comes, nothing is
// decided, and so nothing optional happens.
const box = () => import(/* webpackChunkName: "choice" */ './privacy')

/** Asks about privacy where that is due, once the page is interactive and has nothing else to do. */
export function initPrivacy(): void {
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.privacy || key === null) rereadConsent()
  })
  setPrivacyManager(managePrivacy)
  whenIdle(() => void box().then(({ startPrivacy }) => startPrivacy(), ignoreAbsence))
}

/** Opens the box for who wants to see or change a decision. */
export function managePrivacy(): void {
  void box().then(({ openPrivacy }) => openPrivacy(), ignoreAbsence)
}

const ignoreAbsence = () => undefined
