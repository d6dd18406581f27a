import { useEffect, useEffectEvent } from 'react'
import { Button } from '../button/button'
import { useHeld } from '../held/use-held'
import styles from './notification-card.module.css'

export interface NotificationCardProps {
  type: 'success' | 'error' | 'warning' | 'info'
  title: string
  message?: string
  /** Milliseconds until it closes by itself; 0 stays until closed. Time stands still while somebody is at it. */
  duration?: number
  action?: { label: string; run: () => void }
  onClose: () => void
}

/** One message among those that come and go, as an item of a live list. */
export function NotificationCard({
  type,
  title,
  message,
  duration = 0,
  action,
  onClose,
}: NotificationCardProps) {
  const { held, holding } = useHeld()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (duration === 0 || held) return
    const timer = setTimeout(() => close(), duration)
    return () => clearTimeout(timer)
  }, [duration, held])
  return (
    <li className={styles.card} data-type={type} {...holding}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message && <p>{message}</p>}
      </div>
      <div className={styles.actions}>
        {action && (
          <Button size="sm" variant="outline" onClick={action.run}>
            {action.label}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          Fechar
        </Button>
      </div>
    </li>
  )
}
