import { consentDays, cookieNames } from '@ag/core'
import { useSyncExternalStore } from 'react'
import { allows, onConsentChange } from '../privacy/consent'

export const themes = ['light', 'dark', 'system'] as const
/** How the site looks: one of two ways, or as the device does. */
export type Theme = (typeof themes)[number]

// The page itself holds the choice: `data-theme` on its root, absent for the device's own. The shell's first script
// sets it from the cookie before anything is drawn.
const page = () => document.documentElement

export const currentTheme = (): Theme => (page().dataset.theme as Theme | undefined) ?? 'system'

/** The theme on screen; `system` where pages are rendered ahead. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, currentTheme, () => 'system')

/** Is a chosen theme stored for the next visit? */
export const useThemeIsStored = (): boolean => useSyncExternalStore(onConsentChange, isStored, () => false)
const isStored = () => allows('functional')

/** Shows a theme at once, here and in the other open tabs; stored for later visits only where that is allowed. */
export function chooseTheme(theme: Theme): void {
  show(theme)
  store(theme)
  channel?.postMessage(theme)
}

let channel: BroadcastChannel | undefined

/** Follows what is chosen in other tabs, and stores what was chosen before it could. Ends with what it returns. */
export function syncTheme(): () => void {
  store(currentTheme())
  const stop = onConsentChange(() => store(currentTheme()))
  try {
    channel = new BroadcastChannel(cookieNames.theme)
    channel.onmessage = ({ data }: MessageEvent<Theme>) => show(data)
  } catch {
    // Whoever blocks storage may block what tabs say to each other with it, as Firefox does.
  }
  return () => {
    stop()
    channel?.close()
    channel = undefined
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete page().dataset.theme
  else page().dataset.theme = theme
}

function store(theme: Theme): void {
  const days = isStored() ? consentDays : 0
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const cookie = `${cookieNames.theme}=${theme}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax${secure}`
  Object.assign(document, { cookie })
}

function onThemeChange(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(page(), { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
