import { existsSync } from 'node:fs'
import type { EnginePage } from './engine-page'
import { openFirefox } from './firefox'
import { openWebKit, webKitBrowser } from './webkit'

export interface Engine {
  name: 'Chromium' | 'Firefox' | 'WebKit'
  /** Opens a page; some browsers can be told to block what sites want to store. */
  open(options?: { blocksStorage?: boolean }): Promise<EnginePage>
}

/** The browsers of this machine that are no Chromium: Debian's packages firefox-esr, and webkit2gtk-driver with xvfb. */
export const engines: Engine[] = [
  ...(existsSync('/usr/bin/firefox-esr') ? [{ name: 'Firefox' as const, open: openFirefox }] : []),
  ...(webKitBrowser && ['WebKitWebDriver', 'Xvfb'].every((name) => existsSync(`/usr/bin/${name}`))
    ? [{ name: 'WebKit' as const, open: openWebKit }]
    : []),
]
