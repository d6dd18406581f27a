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
import { PaletteButton } from '../palette/palette-button'
import styles from './admin-page.module.css'
import { InvitationNotice } from './invitation-notice'
import { type AdminPath, adminSections, type PartOf, partAddress } from './sections'
import { roleNames, texts } from './texts'

const icons: Record<AdminPath, WorkSection['icon']> = {
  '/admin': PanelIcon,
  '/admin/products': BoxIcon,
  '/admin/pricing': TagIcon,
  '/admin/meetings': CalendarIcon,
}

interface AdminPageProps<Path extends AdminPath> {
  section: Path
  /** What each of its parts shows, by the name in `?aba=<name>`. */
  contents: Record<PartOf<Path>, ComponentType>
}

/** A page of the admin area: the ways that its reader may go, a title, the part that the address names. */
export function AdminPage<Path extends AdminPath>({ section, contents }: AdminPageProps<Path>) {
  const { error } = useQuery(me)
  return (
    <>
      {error && <InvitationNotice />}
      {/* Once the invitation is accepted, what was refused is asked for again. */}
      <DataBoundary key={error ? 'refused' : 'open'} loading={<Loading />}>
        <Page section={section} contents={contents} />
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

interface PageProps {
  section: AdminPath
  contents: Record<string, ComponentType>
}

function Page({ section, contents }: PageProps) {
  const { role } = useSuspenseQuery(me).data
  const may = usePermission()
  const [address] = useSearchParams()
  const sections = adminSections
    .filter(({ permission }) => may(permission))
    .map((each) => ({ ...each, icon: icons[each.path] }))
  const { name: title, parts } = sectionAt(section)
  const open = parts.filter(({ permission }) => may(permission))
  const shown = open.find(({ id }) => id === (address.get('aba') ?? '')) ?? open[0]
  return (
    <WorkPage menu={texts.menu} sections={sections} here={section}>
      <div className={styles.head}>
        <h1 className={styles.title} id="page-title" tabIndex={-1}>
          {title}
        </h1>
        <Badge tone="accent">{roleNames[role]}</Badge>
        <PaletteButton />
      </div>
      {open.length > 1 && <PartMenu section={section} title={title} parts={open} shown={shown?.id} />}
      {shown ? <PartShown key={shown.id} content={contents[shown.id]} /> : <Denied section={section} />}
    </WorkPage>
  )
}

interface Part {
  id: string
  name: string
  permission: string
}

/** A section with its parts, whichever it is. */
function sectionAt(path: AdminPath): { name: string; permission: string; parts: readonly Part[] } {
  const found = adminSections.find((section) => section.path === path)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

interface PartMenuProps {
  section: AdminPath
  title: string
  parts: readonly Part[]
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
              to={partAddress(section, id)}
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

function PartShown({ content: Content }: { content: ComponentType | undefined }): ReactNode {
  return <DataBoundary loading={<Skeleton rows={8} />}>{Content && <Content />}</DataBoundary>
}

/** The address can be typed by anybody: the answer is the server's. */
function Denied({ section }: { section: AdminPath }): ReactNode {
  throw new AppError('FORBIDDEN', { cause: sectionAt(section).permission })
}
