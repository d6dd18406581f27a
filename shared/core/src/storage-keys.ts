/** Everything we keep in the browser's local storage. */
export const storageKeys = {
  token: 'ag.token',
  orgId: 'ag.org_id',
  privacy: 'ag.privacy',
  assistantSession: 'ag.assistant_session',
} as const

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
