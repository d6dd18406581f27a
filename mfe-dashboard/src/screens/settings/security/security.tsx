import { PasskeyCard } from './passkeys/passkey-card'
import { PasswordCard } from './password/password-card'
import { SecondFactorCard } from './second-factor/second-factor-card'
import { SessionCard } from './sessions/session-card'

/** Every way into the account, and every place where it is open. */
export function Security() {
  return (
    <>
      <PasswordCard />
      <SecondFactorCard />
      <PasskeyCard />
      <SessionCard />
    </>
  )
}
