import { type ParamChange, withParams } from '@ag/core'
import { useSearchParams } from '@ag/platform'

/** What a screen shows is part of its address, so that Reload and a copied link show the same. */
export function useFilters() {
  const [address, setAddress] = useSearchParams()
  return {
    value: (name: string) => address.get(name) ?? '',
    set: (change: ParamChange) => setAddress((before) => withParams(before, change), { replace: true }),
  }
}
