import type { getAdminMe } from '@ag/contracts'
import { isUnder } from '@ag/core'
import {
  chooseTheme,
  deferredQuery,
  signOut,
  themes,
  useLocation,
  useQuery,
  useSession,
  useTheme,
} from '@ag/platform'
import { helpEvent } from '@ag/platform/assistant'
import { Dropdown, type DropdownItem } from '@ag/ui/overlay'
import styles from './account-menu.module.css'
import { texts as words } from './account-texts'
import { OwnAgents } from './own-agents'
import { texts } from './texts'

/** Role and permissions of an administrator. */
const administrator = {
  ...deferredQuery<typeof getAdminMe>('/api/v1/admin/me', () =>
    import('./contract').then((contract) => contract.getAdminMe),
  ),
  meta: { isPublic: false },
}

/** A customer's agents, who is signed in, what is theirs where they are, how the site looks to them, and the way out. */
export function AccountMenu() {
  const session = useSession()
  const { pathname } = useLocation()
  const ways = useWays()
  const shown = useTheme()
  if (session.status !== 'signed-in') return null
  const { name, email } = session.user
  const looks = themes.map((theme) => ({
    label: texts.theme[theme],
    group: texts.theme.legend,
    checked: theme === shown,
    onSelect: () => chooseTheme(theme),
  }))
  return (
    <>
      {isUnder(pathname, '/dashboard') && <OwnAgents />}
      <Dropdown
        variant="ghost"
        size="sm"
        align="end"
        className={styles.button}
        aria-label={words.button(name)}
        label={<span className={styles.initials} data-initials={initialsOf(name)} />}
        lead={
          <>
            <p className={styles.name}>{name}</p>
            <p className={styles.email}>{email}</p>
          </>
        }
        items={[...ways, ...looks, { label: texts.signOut, onSelect: signOut }]}
      />
    </>
  )
}

/** A customer's own settings and help; an administrator's are the site's, and their own come beside them. */
function useWays(): DropdownItem[] {
  const { pathname } = useLocation()
  const { settings, mine, administration, help } = words
  const administers = isUnder(pathname, '/admin')
  const session = useSession()
  const { data: known } = useQuery({ ...administrator, enabled: administers })
  const own = '/dashboard/settings'
  if (administers) {
    const may = known?.permissions.includes('settings:read')
    return [
      ...(may ? [{ label: settings, href: '/admin?aba=configuracoes' }] : []),
      { label: mine, href: own },
    ]
  }
  return [
    { label: settings, href: own },
    ...(isUnder(pathname, '/dashboard')
      ? [{ label: help, onSelect: () => void document.dispatchEvent(new Event(helpEvent)) }]
      : []),
    ...(session.status === 'signed-in' && session.user.administers
      ? [{ label: administration, href: '/admin' }]
      : []),
  ]
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/)
  return [names[0], ...names.slice(1).slice(-1)].map((each) => [...(each ?? '')][0] ?? '').join('')
}
