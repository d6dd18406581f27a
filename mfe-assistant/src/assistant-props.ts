import type { AssistantBrand, Me, Settings } from '@ag/contracts'

/** What the shell hands to the parcel; a later `update` brings a new path or user. */
export interface AssistantProps {
  domElement: HTMLElement
  path: string
  user: Me | null
  /** Who runs the site; asked for when somebody is about to open the panel, and again after a failure. */
  settings: () => Promise<Settings>
  /** Goes to a path of this site. */
  navigate: (path: string) => void
  /** Opens a WhatsApp chat in a new tab; called straight from the click, so that no blocker stops it. */
  openWhatsApp: (url: string) => void
  /** Told when somebody opens or closes the panel: while it is open nothing takes its place. */
  onOpenChange?: (isOpen: boolean) => void
  /** Where a screen has a place for it, the conversation has no launcher: it is beside the page, or is the page. */
  look?: 'help' | 'page'
  /** What it takes over from the page that it is on; may come with a later `update`. */
  brand?: AssistantBrand
  /** Leaves that place; without this it cannot be left. */
  onClose?: () => void
  /** Says to that place that the conversation cannot be had now. */
  onFail?: () => void
}
