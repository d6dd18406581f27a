import { launcherStyle } from './launcher-style'

/** A tree of the assistant's own: no rule of the page reaches into it, and none of its own leaves it. */
export interface Tree {
  /** What stands in the page. */
  host: HTMLElement
  root: ShadowRoot
}

/** Makes a tree with the styles of the launcher. They are made from script: no content policy has to let them in. */
export function createShadowTree(): Tree {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(launcherStyle)
  root.adoptedStyleSheets.push(sheet)
  return { host, root }
}
