import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while a page is rendered ahead and while the browser takes it over, true from then on: for what only the
 * browser knows, such as the query of the address, and the page rendered ahead cannot show.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
