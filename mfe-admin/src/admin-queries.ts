import { getAdminMe, getPricing } from '@ag/contracts'
import { productById, products } from '@ag/core'
import { query, useQuery, useSuspenseQuery } from '@ag/platform'

/** Role and permissions of whoever is signed in. */
export const me = query(getAdminMe)

/** Asks for a permission. It only decides what is shown: the server decides what is done. */
export function usePermission(): (permission: string) => boolean {
  const { permissions } = useSuspenseQuery(me).data
  return (permission) => permissions.includes(permission)
}

/** Agents as the catalogue has them now, and what any is called: one that is not sold any more by its id at least. */
export function useAgents(): {
  agents: readonly { id: string; name: string }[]
  nameOf: (id: string) => string
} {
  const { data } = useQuery(query(getPricing))
  const agents = data?.products ?? products
  return {
    agents,
    nameOf: (id) => (agents.find((agent) => agent.id === id) ?? productById(id))?.name ?? id,
  }
}
