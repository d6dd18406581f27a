import { useSyncExternalStore } from 'react'

/** Up to where the days of a month are too narrow for the names of what is on them. */
const narrow = '(max-width: 40rem)'

const query = () => (typeof matchMedia === 'function' ? matchMedia(narrow) : undefined)

function follow(changed: () => void): () => void {
  const phone = query()
  phone?.addEventListener('change', changed)
  return () => phone?.removeEventListener('change', changed)
}

/** Is the page as narrow as on a phone? */
export const usePhone = (): boolean => useSyncExternalStore(follow, () => query()?.matches ?? false)
