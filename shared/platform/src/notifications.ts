import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { store } from './store'

export interface Notification {
  id: string
  type: 'success' | 'error' | 'warning' | 'info'
  title: string
  message?: string
  /** Milliseconds on screen; 0 stays until closed. */
  duration: number
  action?: { label: string; run: () => void }
}

const usualDuration = 5000
/**
 * The duration of a confirmation. What somebody has done is confirmed, and stays until they close it, where it goes
 * beyond the page and cannot be read there afterwards: money moved, a meeting booked, an e-mail sent, a password or a
 * right changed, a file made, something published, removed or withdrawn. What the page itself shows at once, or what can
 * simply be done again, is a passing word and goes by itself.
 */
export const untilClosed = 0
/** As many as fit on a phone, and leave most of the page free while they wait to be closed. */
const atMost = 3
const notificationsAtom = atom<Notification[]>([])
let count = 0

/** Shows a message; errors stay until closed. Returns its id. */
export function notify(notification: Omit<Notification, 'id' | 'duration'> & { duration?: number }): string {
  count += 1
  const id = `notification-${count}`
  const duration = notification.duration ?? (notification.type === 'error' ? untilClosed : usualDuration)
  store.set(notificationsAtom, (shown) => withRoom([...shown, { ...notification, id, duration }]))
  return id
}

/** What is too many goes: the oldest that would have gone by itself, else the oldest that is no error. */
function withRoom(notifications: Notification[]): Notification[] {
  if (notifications.length <= atMost) return notifications
  const passing = notifications.findIndex(({ duration }) => duration > 0)
  const calm = notifications.findIndex(({ type }) => type !== 'error')
  return notifications.toSpliced(Math.max(passing < 0 ? calm : passing, 0), 1)
}

/** Takes a message off the screen. */
export function dismiss(id: string): void {
  store.set(notificationsAtom, (shown) => shown.filter((notification) => notification.id !== id))
}

/** The messages on screen, oldest first. */
export function useNotifications(): Notification[] {
  return useAtomValue(notificationsAtom, { store })
}
