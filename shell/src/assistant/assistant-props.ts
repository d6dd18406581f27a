import type { Settings } from '@ag/contracts'
import type { Session } from '@ag/platform'
import type { AssistantPlaced } from '@ag/platform/assistant'

/** What the assistant is handed. */
export interface AssistantProps extends Partial<Omit<AssistantPlaced, 'domElement' | 'navigate'>> {
  domElement: HTMLElement
  path: string
  user: Extract<Session, { status: 'signed-in' }>['user'] | null
  settings: () => Promise<Settings>
  navigate: (path: string) => void
  openWhatsApp: (url: string) => void
  /** Told when somebody opens or closes it. */
  onOpenChange: (isOpen: boolean) => void
}
