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
const atMost = 5
const notificationsAtom = atom<Notification[]>([])
let count = 0

/** Shows a message; errors stay until closed. Returns its id. */
export function notify(notification: Omit<Notification, 'id' | 'duration'> & { duration?: number }): string {
  count += 1
  const id = `notification-${count}`
  const duration = notification.duration ?? (notification.type === 'error' ? 0 : usualDuration)
  store.set(notificationsAtom, (shown) => withRoom([...shown, { ...notification, id, duration }]))
  return id
}

/** What is too many goes: the oldest that would have gone by itself, before anything that waits to be closed. */
function withRoom(notifications: Notification[]): Notification[] {
  if (notifications.length <= atMost) return notifications
  const passing = notifications.findIndex(({ duration }) => duration > 0)
  return notifications.toSpliced(Math.max(passing, 0), 1)
}

/** Takes a message off the screen. */
export function dismiss(id: string): void {
  store.set(notificationsAtom, (shown) => shown.filter((notification) => notification.id !== id))
}

/** The messages on screen, oldest first. */
export function useNotifications(): Notification[] {
  return useAtomValue(notificationsAtom, { store })
}
