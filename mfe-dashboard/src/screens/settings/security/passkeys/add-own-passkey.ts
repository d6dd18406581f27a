import { addPasskey, beginPasskey, type Passkey } from '@ag/contracts'
import { describeError, type ErrorDescription } from '@ag/core'
import { call } from '@ag/platform'
import { texts } from './texts'

type Registration = typeof import('@simplewebauthn/browser').startRegistration

/** Lets the browser make a passkey and adds it to the account. */
export async function addOwnPasskey(): Promise<Passkey> {
  const [{ startRegistration }, { ticket, options }] = await Promise.all([
    import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser'),
    call(beginPasskey),
  ])
  const optionsJSON = options as unknown as Parameters<Registration>[0]['optionsJSON']
  const credential = await startRegistration({ optionsJSON })
  return call(addPasskey, { body: { ticket, credential: { ...credential } } })
}

/** Why there is no new passkey, in words. What the browser throws is told apart by its name. */
export function describePasskeyError(error: unknown): ErrorDescription {
  const { title, ...reasons } = texts.failed
  const { name } = error as { name?: unknown }
  if (name === 'NotAllowedError' || name === 'AbortError') return { title, message: reasons.cancelled }
  if (name === 'InvalidStateError') return { title, message: reasons.known }
  return describeError(error)
}
