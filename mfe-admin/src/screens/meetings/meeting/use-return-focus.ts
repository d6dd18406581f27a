import { useEffect, useRef } from 'react'

/**
 * Somebody who comes back from a meeting goes on where they left for it.
 * @param id the meeting that is shown; empty for none
 */
export function useReturnFocus(id: string): void {
  const before = useRef(id)
  useEffect(() => {
    const left = before.current
    before.current = id
    if (!left || id) return
    const origin = document.getElementById(`meeting-${left}`) ?? document.getElementById('page-title')
    origin?.focus()
  }, [id])
}
