import type { ProductId } from '@ag/core'
import { agentDrawings } from './agent-drawings'
import styles from './agent-mark.module.css'

/** The sign of an agent; says nothing that its name beside it does not. */
export function AgentMark({ agent, size = 'md' }: { agent: ProductId; size?: 'md' | 'lg' }) {
  return (
    <span className={styles.mark} data-size={size} aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
        <path strokeLinecap="round" strokeLinejoin="round" d={agentDrawings[agent]} />
      </svg>
    </span>
  )
}
