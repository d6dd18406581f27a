import { dismiss, type Notification, useNotifications } from '@ag/platform'
import { NotificationCard } from '@ag/ui'
import { type FocusEvent, useRef } from 'react'
import styles from './notifications.module.css'
import { texts } from './texts'

/** Messages that come and go; errors are announced at once, the rest when there is a pause. */
export function Notifications() {
  const notifications = useNotifications()
  const { close, ...place } = useClosing()
  const card = ({ id, ...notification }: Notification) => (
    <NotificationCard key={id} {...notification} onClose={() => close(id)} />
  )
  const urgent = notifications.filter(({ type }) => type === 'error')
  const calm = notifications.filter(({ type }) => type !== 'error')
  return (
    <section {...place} className={styles.region} aria-label={texts.notifications} tabIndex={-1}>
      <ul className={styles.list} aria-live="assertive">
        {urgent.map(card)}
      </ul>
      <ul className={styles.list} aria-live="polite">
        {calm.map(card)}
      </ul>
    </section>
  )
}

/** Whoever closes a message stays with the others, or goes back to where they came from to close the last. */
function useClosing() {
  const ref = useRef<HTMLElement>(null)
  const before = useRef<EventTarget>(null)
  return {
    ref,
    onFocus({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
    },
    close(id: string) {
      const region = ref.current
      const opener = before.current
      if (region?.contains(document.activeElement)) {
        const isLast = region.querySelectorAll('li').length === 1
        const goesBack = isLast && opener instanceof HTMLElement && opener.isConnected
        ;(goesBack ? opener : region).focus({ preventScroll: true })
      }
      dismiss(id)
    },
  }
}
