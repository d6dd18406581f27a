import type { AnchorHTMLAttributes, ComponentProps } from 'react'
import { classNames } from '../class-names'
import { newTab, OpensNewTab } from '../external-link/external-link'
import { Spinner } from '../feedback/spinner'
import styles from './button.module.css'

export const buttonVariants = [
  'primary',
  'secondary',
  'outline',
  'ghost',
  'danger',
  'success',
  'warning',
  'info',
] as const
export type ButtonVariant = (typeof buttonVariants)[number]

export const buttonSizes = ['sm', 'md', 'lg', 'xl'] as const
export type ButtonSize = (typeof buttonSizes)[number]

interface Looks {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as what it stands in. */
  wide?: boolean
}

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Work is under way: shows it and takes no press. */
  loading?: boolean
}

/** A button; while loading it is disabled and keeps its width. */
export function Button({
  variant = 'primary',
  size = 'md',
  wide = false,
  loading = false,
  disabled,
  className,
  children,
  ...native
}: ButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={loading || undefined}
      disabled={disabled || loading}
    >
      <span className={styles.label}>{children}</span>
      {loading && <Spinner className={styles.spinner} />}
    </button>
  )
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, Looks {
  href: string
  /** Opens in a new tab and says so. */
  external?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  wide = false,
  external = false,
  className,
  children,
  ...native
}: ButtonLinkProps) {
  return (
    <a
      {...native}
      {...(external && newTab)}
      className={classNames(styles.button, className)}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <span className={styles.label}>
        {children}
        {external && <OpensNewTab />}
      </span>
    </a>
  )
}
