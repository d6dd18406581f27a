import { type ParamChange, withParams } from '@ag/core'
import { useSearchParams } from '@ag/platform'

/** What a list shows is part of its address, so that Back, Reload and a copied link show the same. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()
  // A change of what a list is narrowed by leads back to its first page.
  const changed = (change: ParamChange) => withParams(address, { cursor: undefined, ...change })
  return {
    address,
    value: (name: string) => address.get(name) ?? '',
    /** Where a change leads. */
    href: (change: ParamChange) => `?${changed(change)}`,
    set: (change: ParamChange) => setAddress(changed(change), { replace: true }),
  }
}
