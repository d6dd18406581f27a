import { useEffect, useState } from 'react'

/** Whether something was changed and not saved: the browser asks before the page is closed. */
export function useUnsaved() {
  const [isUnsaved, setUnsaved] = useState(false)
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return { isUnsaved, changed: () => setUnsaved(true), saved: () => setUnsaved(false) }
}
