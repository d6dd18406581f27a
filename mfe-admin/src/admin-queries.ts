import { getAdminMe } from '@ag/contracts'
import { query, useSuspenseQuery } from '@ag/platform'

/** Role and permissions of whoever is signed in. */
export const me = query(getAdminMe)

/** Asks for a permission. It only decides what is shown: the server decides what is done. */
export function usePermission(): (permission: string) => boolean {
  const { permissions } = useSuspenseQuery(me).data
  return (permission) => permissions.includes(permission)
}
