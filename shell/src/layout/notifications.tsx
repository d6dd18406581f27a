import { dismiss, type Notification, useNotifications } from '@ag/platform'
import { Button } from '@ag/ui'
import { useEffect } from 'react'
import styles from './notifications.module.css'
import { texts } from './texts'
import { useHeld } from './use-held'

/** Messages that come and go; errors are announced at once, the rest when there is a pause. */
export function Notifications() {
  const notifications = useNotifications()
  const urgent = notifications.filter(({ type }) => type === 'error')
  const calm = notifications.filter(({ type }) => type !== 'error')
  return (
    <section className={styles.region} aria-label={texts.notifications}>
      <ul className={styles.list} aria-live="assertive">
        {urgent.map((notification) => (
          <NotificationCard key={notification.id} {...notification} />
        ))}
      </ul>
      <ul className={styles.list} aria-live="polite">
        {calm.map((notification) => (
          <NotificationCard key={notification.id} {...notification} />
        ))}
      </ul>
    </section>
  )
}

function NotificationCard({ id, type, title, message, duration, action }: Notification) {
  const { held, holding } = useHeld()
  useEffect(() => {
    if (duration === 0 || held) return
    const timer = setTimeout(() => dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, duration, held])
  return (
    <li className={styles.card} data-type={type} {...holding}>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {message && <p>{message}</p>}
      </div>
      {action && (
        <Button size="sm" variant="outline" onClick={action.run}>
          {action.label}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => dismiss(id)}>
        {texts.close}
      </Button>
    </li>
  )
}
