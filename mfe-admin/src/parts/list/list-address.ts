import { useSearchParams } from '@ag/platform'

/** A change of what a list is narrowed by leads back to its first page. */
export type Change = Record<string, string | undefined>

/** What a list shows is part of its address, so that Back, Reload and a copied link show the same. */
export function useListAddress() {
  const [address, setAddress] = useSearchParams()

  const changed = (change: Change): URLSearchParams => {
    const next = new URLSearchParams(address)
    if (!('cursor' in change)) next.delete('cursor')
    for (const [name, value] of Object.entries(change)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    return next
  }

  return {
    address,
    value: (name: string) => address.get(name) ?? '',
    /** Where a change leads. */
    href: (change: Change) => `?${changed(change)}`,
    set: (change: Change) => setAddress(changed(change), { replace: true }),
  }
}
