import { useEffect, useEffectEvent } from 'react'

/** Runs something when the network is back, for as long as it is shown; shows nothing. */
export function WhenOnline({ run }: { run: () => void }) {
  const again = useEffectEvent(run)
  useEffect(() => {
    const listen = () => again()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return null
}
