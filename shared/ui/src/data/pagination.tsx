import { classNames } from '@ag/ui'
import { pagesAround } from './pages-around'
import styles from './pagination.module.css'
import { texts } from './texts'

interface Place {
  /** From 1 on. */
  page: number
  count: number
  className?: string
}

/** Pages have an address, or their owner turns them. */
export type PaginationProps = Place &
  ({ href: (page: number) => string; onPage?: never } | { href?: never; onPage: (page: number) => void })

/** Leads through the pages of a list; there is nothing to lead through when it has one. */
export function Pagination({ page, count, className, ...way }: PaginationProps) {
  if (count <= 1) return null
  return (
    <nav className={classNames(styles.pagination, className)} aria-label={texts.pages}>
      {page > 1 && (
        <Step {...way} to={page - 1} rel="prev">
          {texts.previous}
        </Step>
      )}
      <span className={styles.place}>{texts.pageOf(page, count)}</span>
      <ol className={styles.pages}>
        {pagesAround(page, count).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Step {...way} to={shown} label={texts.page(shown)} current={shown === page}>
                {shown}
              </Step>
            )}
          </li>
        ))}
      </ol>
      {page < count && (
        <Step {...way} to={page + 1} rel="next">
          {texts.next}
        </Step>
      )}
    </nav>
  )
}

interface StepProps extends Pick<PaginationProps, 'href' | 'onPage'> {
  to: number
  label?: string
  current?: boolean
  rel?: string
  children: React.ReactNode
}

function Step({ href, onPage, to, label, current, rel, children }: StepProps) {
  const about = {
    className: styles.step,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
  }
  if (href)
    return (
      <a {...about} href={href(to)} rel={rel}>
        {children}
      </a>
    )
  return (
    <button {...about} type="button" onClick={() => onPage?.(to)}>
      {children}
    </button>
  )
}
