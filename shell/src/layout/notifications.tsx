import { dismiss, type Notification, useNotifications } from '@ag/platform'
import { NotificationCard } from '@ag/ui'
import styles from './notifications.module.css'
import { texts } from './texts'

/** Messages that come and go; errors are announced at once, the rest when there is a pause. */
export function Notifications() {
  const notifications = useNotifications()
  const urgent = notifications.filter(({ type }) => type === 'error')
  const calm = notifications.filter(({ type }) => type !== 'error')
  return (
    <section className={styles.region} aria-label={texts.notifications}>
      <ul className={styles.list} aria-live="assertive">
        {urgent.map(card)}
      </ul>
      <ul className={styles.list} aria-live="polite">
        {calm.map(card)}
      </ul>
    </section>
  )
}

const card = ({ id, ...notification }: Notification) => (
  <NotificationCard key={id} {...notification} onClose={() => dismiss(id)} />
)
