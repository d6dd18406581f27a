/** Everything we need to keep in the browser's local storage. */
export const storageKeys = {
  token: 'ag.token',
  orgId: 'ag.org_id',
  privacy: 'ag.privacy',
  assistantSession: 'ag.assistant_session',
} as const

/** Where a browser keeps the note of its last login; it outlives the session. */
export const deviceNoteKey = 'ag.device'

/** What local storage holds besides, where functional cookies are allowed; names that begin so go with the permission. */
export const functionalKeys = {
  passkeyOffer: 'ag.functional.passkey_offer',
} as const

/** How the names begin under which a tab keeps what is typed until it is sent. */
export const draftPrefix = 'ag.draft.'

export const cookiePrefix = 'ag_'

/** Every cookie we may set, by what it is for. */
export const cookieNames = {
  necessary: `${cookiePrefix}necessary`,
  functional: `${cookiePrefix}functional`,
  theme: `${cookiePrefix}theme`,
  language: `${cookiePrefix}lang`,
  analytics: `${cookiePrefix}analytics`,
  marketing: `${cookiePrefix}marketing`,
} as const
