import type { ErrorDescription } from '@ag/core'
import { useHydrated } from '@ag/ui'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  describePasskeyError,
  offersPasskeys,
  type Shown,
  showPasskey,
  signInWithPasskey,
  supportsPasskeys,
} from './passkey'

/**
 * Signing in by passkey: at a press, and until then from what the browser offers in the e-mail field.
 * @param remembers does somebody want to be remembered?
 */
export function usePasskey(remembers: () => boolean) {
  const supported = useHydrated() && supportsPasskeys()
  /** Undefined while the browser does not offer them; another object is another time. */
  const [offering, setOffering] = useState<object | undefined>({})
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState<ErrorDescription>()
  const pressed = useRef<AbortController>(undefined)

  async function signInOnce(shown: Promise<Shown>) {
    setOffering(undefined)
    try {
      await signInWithPasskey(await shown, remembers())
    } catch (error) {
      setFailure(describePasskeyError(error))
      setOffering({})
    }
  }

  async function press() {
    pressed.current = new AbortController()
    setFailure(undefined)
    setPending(true)
    await signInOnce(showPasskey({ inField: false, signal: pressed.current.signal }))
    setPending(false)
  }

  const offer = useEffectEvent(async (signal: AbortSignal) => {
    if (!(await offersPasskeys())) return
    // Nobody has asked for it: what goes wrong before somebody chooses one is no news to them.
    const shown = await showPasskey({ inField: true, signal }).catch(() => undefined)
    if (shown) await signInOnce(Promise.resolve(shown))
  })

  useEffect(() => {
    if (!supported || !offering) return
    const stop = new AbortController()
    void offer(stop.signal)
    return () => stop.abort()
  }, [supported, offering])

  useEffect(() => () => pressed.current?.abort(), [])

  return { supported, press, pending, failure }
}
