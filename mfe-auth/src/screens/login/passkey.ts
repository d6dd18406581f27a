import { beginPasskeyLogin, loginWithPasskey } from '@ag/contracts'
import { AppError, describeError, type ErrorDescription, isPasskeyHost } from '@ag/core'
import { call, signInWith } from '@ag/platform'
import { texts } from './texts'

type Options = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON']

/** A passkey that somebody has shown, and the ticket it is good for. */
export interface Shown {
  ticket: string
  credential: Record<string, unknown>
}

/** Can this browser show a passkey here? */
export const supportsPasskeys = (): boolean =>
  typeof globalThis.PublicKeyCredential === 'function' && isPasskeyHost(location.hostname)

/** Can this browser offer passkeys among what it fills in? */
export const offersPasskeys = async (): Promise<boolean> =>
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false

interface Ceremony {
  /** Waits in the e-mail field instead of asking at once. */
  inField: boolean
  signal: AbortSignal
}

/** Lets somebody show a passkey of theirs. */
export async function showPasskey({ inField, signal }: Ceremony): Promise<Shown> {
  const [{ startAuthentication, WebAuthnAbortService }, { ticket, options }] = await Promise.all([
    import(/* webpackChunkName: "passkey" */ '@simplewebauthn/browser'),
    call(beginPasskeyLogin, {}, { auth: 'none', signal }),
  ])
  signal.throwIfAborted()
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true })
  const optionsJSON = options as unknown as Options
  const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: inField })
  return { ticket, credential: { ...credential } }
}

/** Signs in with a passkey that was shown. */
export async function signInWithPasskey(shown: Shown, remember_me: boolean): Promise<void> {
  await signInWith(await call(loginWithPasskey, { body: { ...shown, remember_me } }, { auth: 'none' }))
}

/** Why a passkey did not sign anybody in; undefined when they changed their mind, which needs no words. */
export function describePasskeyError(error: unknown): ErrorDescription | undefined {
  if (error instanceof AppError) return describeError(error, 'login')
  const { name } = error as { name?: unknown }
  return name === 'NotAllowedError' || name === 'AbortError' ? undefined : texts.passkey.failed
}
