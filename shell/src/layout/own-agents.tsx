import type { getDashboard } from '@ag/contracts'
import { deferredQuery, useLocation, useQuery } from '@ag/platform'
import { texts } from './account-texts'
import styles from './own-agents.module.css'

const dashboard = {
  ...deferredQuery<typeof getDashboard>('/api/v1/dashboard', () =>
    import('./contract').then((contract) => contract.getDashboard),
  ),
  meta: { isPublic: false },
}

/** Ways to the agents that a customer holds, by their icons; the dashboard asks for them anyway. */
export function OwnAgents() {
  const { pathname } = useLocation()
  const { data } = useQuery(dashboard)
  if (!data?.services.length) return null
  return (
    <nav className={styles.agents} aria-label={texts.agents}>
      {data.services.map(({ product_id, name, icon_path }) => {
        const href = `/dashboard/services/${product_id}`
        return (
          <a
            key={product_id}
            className={styles.agent}
            href={href}
            title={name}
            aria-current={pathname === href ? 'page' : undefined}
          >
            <svg viewBox="0 0 24 24" role="img" aria-label={name}>
              <path d={icon_path} />
            </svg>
          </a>
        )
      })}
    </nav>
  )
}
