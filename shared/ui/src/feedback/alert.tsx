import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names'
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons'
import styles from './alert.module.css'

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon }

export interface AlertProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  tone?: keyof typeof icons
  title?: string
  /** A button or link at its end. */
  action?: ReactNode
}

/** A message that stands in the page; give it `role="alert"` or `role="status"` when it appears later. */
export function Alert({ tone = 'info', title, action, className, children, ...native }: AlertProps) {
  const Icon = icons[tone]
  return (
    <div {...native} className={classNames(styles.alert, className)} data-tone={tone}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
