import { AppError } from '@ag/core'
import { Link, useQuery, useSearchParams, useSuspenseQuery } from '@ag/platform'
import { Badge, Container, DataBoundary, Skeleton } from '@ag/ui'
import { useCurrentInView, WorkPage, type WorkSection } from '@ag/ui/work'
import CalendarIcon from 'lucide-react/icons/calendar-days'
import PanelIcon from 'lucide-react/icons/layout-dashboard'
import BoxIcon from 'lucide-react/icons/package'
import TagIcon from 'lucide-react/icons/tag'
import { type ComponentType, type ReactNode, useRef } from 'react'
import { me, usePermission } from '../../admin-queries'
import styles from './admin-page.module.css'
import { InvitationNotice } from './invitation-notice'
import { type AdminPath, adminSections } from './sections'
import { roleNames, texts } from './texts'

const icons: Record<AdminPath, WorkSection['icon']> = {
  '/admin': PanelIcon,
  '/admin/products': BoxIcon,
  '/admin/pricing': TagIcon,
  '/admin/meetings': CalendarIcon,
}

/** A part of a section, shown by `?aba=<id>`; the first one without. */
export interface Part {
  id: string
  name: string
  permission: string
  content: ComponentType
}

interface AdminPageProps {
  section: AdminPath
  title: string
  parts: Part[]
}

/** A page of the admin area: the ways that its reader may go, a title, the part that the address names. */
export function AdminPage(props: AdminPageProps) {
  const { error } = useQuery(me)
  return (
    <>
      {error && <InvitationNotice />}
      {/* Once the invitation is accepted, what was refused is asked for again. */}
      <DataBoundary key={error ? 'refused' : 'open'} loading={<Loading />}>
        <Page {...props} />
      </DataBoundary>
    </>
  )
}

function Loading() {
  return (
    <Container className={styles.loading}>
      <Skeleton shape="card" rows={3} />
    </Container>
  )
}

function Page({ section, title, parts }: AdminPageProps) {
  const { role } = useSuspenseQuery(me).data
  const may = usePermission()
  const [address] = useSearchParams()
  const open = parts.filter(({ permission }) => may(permission))
  const sections = adminSections
    .filter(({ permission }) => may(permission))
    .map((each) => ({ ...each, icon: icons[each.path] }))
  const shown = open.find(({ id }) => id === (address.get('aba') ?? '')) ?? open[0]
  return (
    <WorkPage menu={texts.menu} sections={sections} here={section}>
      <div className={styles.head}>
        <h1 className={styles.title} id="page-title" tabIndex={-1}>
          {title}
        </h1>
        <Badge tone="accent">{roleNames[role]}</Badge>
      </div>
      {open.length > 1 && <PartMenu section={section} title={title} parts={open} shown={shown?.id} />}
      {shown ? <PartOf key={shown.id} part={shown} /> : <Denied section={section} />}
    </WorkPage>
  )
}

interface PartMenuProps extends AdminPageProps {
  shown: string | undefined
}

function PartMenu({ section, title, parts, shown }: PartMenuProps) {
  const line = useRef<HTMLElement>(null)
  useCurrentInView(line, shown)
  return (
    <nav ref={line} className={styles.parts} aria-label={texts.parts(title)}>
      <ul className={styles.partList}>
        {parts.map(({ id, name }) => (
          <li key={id}>
            <Link
              className={styles.part}
              to={id ? `${section}?aba=${id}` : section}
              aria-current={id === shown ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PartOf({ part: { content: Content } }: { part: Part }): ReactNode {
  return (
    <DataBoundary loading={<Skeleton rows={8} />}>
      <Content />
    </DataBoundary>
  )
}

/** The address can be typed by anybody: the answer is the server's. */
function Denied({ section }: { section: AdminPath }): ReactNode {
  const permission = adminSections.find(({ path }) => path === section)?.permission
  throw new AppError('FORBIDDEN', { cause: permission })
}
