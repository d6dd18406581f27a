import { storageKeys } from '@ag/core'
import { rereadConsent } from '@ag/platform'

// The box is a chunk of its own. If it never comes, nothing is decided, and so nothing optional happens.
const privacy = () => import(/* webpackChunkName: "privacy" */ './privacy')

/** Asks about privacy where that is due, once the page is interactive and has nothing else to do. */
export function keepPrivacy(): void {
  addEventListener('storage', ({ key }) => {
    if (key === storageKeys.privacy || key === null) rereadConsent()
  })
  const whenIdle = window.requestIdleCallback ?? setTimeout
  whenIdle(() => void privacy().then(({ startPrivacy }) => startPrivacy(), ignoreAbsence))
}

/** Opens the box for who wants to see or change a decision. */
export function managePrivacy(): void {
  void privacy().then(({ openPrivacy }) => openPrivacy(), ignoreAbsence)
}

const ignoreAbsence = () => undefined
