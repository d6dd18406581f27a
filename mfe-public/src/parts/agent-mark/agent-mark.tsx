import styles from './agent-mark.module.css'

interface AgentMarkProps {
  /** Its lines on a square of 24 by 24; a plain sign while they are not known. */
  icon: string | undefined
  size?: 'md' | 'lg'
}

/** The sign of an agent; says nothing that its name beside it does not. */
export function AgentMark({ icon = 'm12 3 2 7 7 2-7 2-2 7-2-7-7-2 7-2z', size = 'md' }: AgentMarkProps) {
  return (
    <span className={styles.mark} data-size={size} aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path strokeLinecap="round" strokeLinejoin="round" d={icon} />
      </svg>
    </span>
  )
}
