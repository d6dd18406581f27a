import type { PageNode } from '@ag/agents/site-builder/page-node'
import type { SitePage } from '@ag/agents/site-builder/site-page'
import { createElement, type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/**
 * A page inside this one, with its own style and nothing of ours. The content policy allows no frame and no inline
 * style; a shadow root with an adopted sheet is allowed, and shows exactly what the file holds. It is inert: its links
 * and fields are for the file, and its words can be read in the editor beside it.
 */
export function PageInShadow({ page }: { page: SitePage }) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const host = useCallback((element: HTMLDivElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }))
  }, [])
  useLayoutEffect(() => {
    if (!root || !('adoptedStyleSheets' in root)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(page.style)
    root.adoptedStyleSheets = [sheet]
  }, [root, page.style])
  return (
    <div ref={host} inert>
      {root && createPortal(asReact({ ...page.body, tag: 'div' }, 'page'), root)}
    </div>
  )
}

/** The same piece as React shows it; a section is known by its kind, so that it keeps its element when it moves. */
function asReact(node: PageNode, place: string | number): ReactNode {
  if (typeof node === 'string') return node
  const properties: Record<string, unknown> = { key: node.attributes['data-section'] ?? place }
  for (const [name, value] of Object.entries(node.attributes)) properties[propertyNames[name] ?? name] = value
  return createElement(
    node.tag,
    properties,
    ...(node.children.length > 0 ? [node.children.map(asReact)] : []),
  )
}

const propertyNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  autocomplete: 'autoComplete',
  enctype: 'encType',
}
