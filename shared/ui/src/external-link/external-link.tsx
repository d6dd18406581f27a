import type { AnchorHTMLAttributes } from 'react'
import { ExternalIcon } from '../icons/icons'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import styles from './external-link.module.css'

/** What makes a link open in a new tab, and nothing leak into it. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
}

/** A link that opens in a new tab, and says so before it is pressed. */
export function ExternalLink({ children, ...native }: ExternalLinkProps) {
  return (
    <a {...native} {...newTab}>
      {children}
      <OpensNewTab />
    </a>
  )
}

/** The sign and the words for 'opens in a new tab', to stand at the end of a link. */
export function OpensNewTab() {
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        <ExternalIcon className={styles.icon} />
      </span>
      <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
    </>
  )
}
