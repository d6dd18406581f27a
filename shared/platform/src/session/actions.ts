import { loadSignedIn } from './restore'
import type * as signedIn from './signed-in'

/**
 * Signs in with e-mail and password.
 * @returns the ticket for the second half, where a code is still asked for
 * @throws {AppError} `AUTH_EMAIL_NOT_VERIFIED` when the password is right and the e-mail is not confirmed yet
 */
export const signIn: typeof signedIn.signIn = async (credentials) =>
  (await loadSignedIn()).signIn(credentials)

/** Makes the session that the answer to a login stands for; whichever way somebody has proved themselves. */
export const signInWith: typeof signedIn.signInWith = async (answer) =>
  (await loadSignedIn()).signInWith(answer)

/** Signs out everywhere in this browser and goes home; the server is told, but nobody waits for it. */
export const signOut = async (): Promise<void> => (await loadSignedIn()).signOut()
