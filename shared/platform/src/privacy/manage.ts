type Manage = () => void

let manager: Manage = () => undefined

/** Gives the platform the shell's box about privacy; the shell calls it once at start-up. */
export function setPrivacyManager(manage: Manage): void {
  manager = manage
}

/** Lets somebody see or change their decision about cookies, wherever they are. */
export const managePrivacy: Manage = () => manager()
