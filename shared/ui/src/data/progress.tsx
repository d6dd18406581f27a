import { classNames } from '@ag/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './progress.module.css'

export interface ProgressProps extends Omit<ComponentProps<'progress'>, 'children'> {
  label: ReactNode
  /** What has been reached, in words, e.g. '820 de 1.000 mensagens'. */
  detail?: ReactNode
  tone?: 'accent' | 'warning' | 'danger'
}

/** How far something has come; without a value, that it is under way. */
export function Progress({ label, detail, tone = 'accent', className, ...native }: ProgressProps) {
  const id = useId()
  return (
    <div className={classNames(styles.progress, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {detail && (
        <span className={styles.detail} id={`${id}detail`}>
          {detail}
        </span>
      )}
      <progress
        {...native}
        id={id}
        className={styles.bar}
        data-tone={tone}
        aria-describedby={detail ? `${id}detail` : undefined}
      />
    </div>
  )
}
