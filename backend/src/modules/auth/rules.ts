import { days, hours, minutes, seconds } from '../../clock'
import type { Limit } from '../limits/limits'

/** How long things last in accounts and sessions. */
export const lifetimes = {
  access: minutes(60),
  session: hours(12),
  rememberedSession: days(30),
  /** A remembered session that nobody uses ends before that. */
  idle: days(14),
  /** On its own device a token stays good this long after it was exchanged: the answer may have been lost, other tabs may be late. */
  grace: seconds(10),
  /** How old the note of a session's last use may grow before it is written again. */
  lastSeen: minutes(5),
  verifyLink: hours(24),
  resetLink: minutes(60),
  /** What has been begun, such as a login that still wants its code. */
  ticket: minutes(5),
  /** How long a browser is known after somebody has signed in there. */
  device: days(180),
  trial: days(14),
} as const

/** What may be tried how often. Limits by account and session always hold. */
export const authLimits = {
  /** Failures of an account: from one network, from anywhere in a while, and from anywhere in a day. */
  failuresFromNetwork: { name: 'login', most: 5, window: minutes(15) },
  failuresOfAccount: { name: 'login-account', most: 10, window: minutes(15) },
  failuresOfDay: { name: 'login-day', most: 50, window: days(1) },
  /** A browser where the account's owner has signed in before is counted by itself, and in place of all others. */
  failuresOfDevice: { name: 'login-device', most: 5, window: minutes(15) },
  failuresOfDeviceDay: { name: 'login-device-day', most: 25, window: days(1) },
  failuresOfAddress: { name: 'login-address', most: 20, window: hours(1), byAddress: true },
  signupsOfAddress: { name: 'signup-address', most: 20, window: hours(1), byAddress: true },
  /** Codes of the second factor, right or wrong: forgotten with a right one. */
  codesOfAccount: { name: 'code', most: 5, window: minutes(15) },
  codesOfDay: { name: 'code-day', most: 20, window: days(1) },
  passkeysOfAccount: { name: 'passkey', most: 30, window: hours(1) },
  passkeyLoginsOfAddress: { name: 'passkey-address', most: 300, window: hours(1), byAddress: true },
  requestsOfAddress: { name: 'mail-address', most: 20, window: hours(1), byAddress: true },
  linksOfAddress: { name: 'link-address', most: 60, window: hours(1), byAddress: true },
  /** How often who is signed in may prove their password anew. */
  proofsOfUser: { name: 'proof', most: 5, window: minutes(15) },
  /** These two are never seen from outside: beyond them no mail is sent. */
  mailsOfAccount: { name: 'mail', most: 5, window: hours(1) },
  resendsOfAccount: { name: 'resend', most: 1, window: minutes(1) },
  refreshesOfSession: { name: 'refresh', most: 120, window: hours(1) },
} as const satisfies Record<string, Limit>
