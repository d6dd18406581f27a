import { Container } from '@ag/ui'
import { type ComponentType, type ReactNode, type Ref, useRef } from 'react'
import { useCurrentInView } from '../overlay/use-current-in-view'
import styles from './work-page.module.css'

export interface WorkSection {
  path: string
  name: string
  icon: ComponentType<{ 'aria-hidden'?: 'true' }>
}

/** What stands behind the sections in the menu and leads to no page: it opens something beside this one. */
interface WorkAside {
  name: string
  icon: WorkSection['icon']
  isOpen: boolean
  toggle: () => void
  button: Ref<HTMLButtonElement>
}

interface WorkPageProps {
  /** What the menu leads through, for those who listen. */
  menu: string
  sections: readonly WorkSection[]
  /** The path of the section that is shown. */
  here: string
  aside?: WorkAside
  children: ReactNode
}

/** A page of an area behind a login: the way to its other sections, and the content. */
export function WorkPage({ children, ...menu }: WorkPageProps) {
  return (
    <Container className={styles.page}>
      <SectionMenu {...menu} />
      <div className={styles.content}>{children}</div>
    </Container>
  )
}

function SectionMenu({ menu, sections, here, aside }: Omit<WorkPageProps, 'children'>) {
  const line = useRef<HTMLElement>(null)
  useCurrentInView(line, here)
  return (
    <nav ref={line} className={styles.menu} aria-label={menu}>
      <ul className={styles.sections}>
        {sections.map(({ path, name, icon: Icon }) => (
          <li key={path}>
            <a className={styles.section} href={path} aria-current={path === here ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
        {aside && (
          <li>
            <button
              ref={aside.button}
              type="button"
              className={styles.section}
              aria-haspopup="dialog"
              aria-expanded={aside.isOpen}
              onClick={aside.toggle}
            >
              <aside.icon aria-hidden="true" />
              {aside.name}
            </button>
          </li>
        )}
      </ul>
    </nav>
  )
}
