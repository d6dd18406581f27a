import { ChevronRightIcon } from '@ag/ui'
import styles from './breadcrumb.module.css'
import { texts } from './texts'

export interface BreadcrumbProps {
  /** From the widest to where one is; the last leads nowhere. */
  trail: { label: string; href: string }[]
}

/** The way from the entrance to this page. */
export function Breadcrumb({ trail }: BreadcrumbProps) {
  return (
    <nav aria-label={texts.path}>
      <ol className={styles.trail}>
        {trail.map(({ label, href }, index) => (
          <li key={href} className={styles.step}>
            {index > 0 && <ChevronRightIcon aria-hidden="true" />}
            {index < trail.length - 1 ? <a href={href}>{label}</a> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
