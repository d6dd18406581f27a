import { createElement, type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'

/** A piece of a page as data; attributes by their HTML names. */
type Piece = string | Element
interface Element {
  tag: string
  attributes: Record<string, string | true | undefined>
  children: Piece[]
}

/** A page as data: its body, and the only style that it has. */
export interface ShadowPage {
  style: string
  body: Element
}

/**
 * A page inside this one, with its own style and nothing of ours. The content policy allows no frame and no inline
 * style; a shadow root with an adopted sheet is allowed, and shows exactly what the file holds. It is inert: its links
 * and fields are for the file, and its words can be read in the editor beside it.
 */
export function PageInShadow({ page }: { page: ShadowPage }) {
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
function asReact(piece: Piece, place: string | number): ReactNode {
  if (typeof piece === 'string') return piece
  const properties: Record<string, unknown> = { key: piece.attributes['data-section'] ?? place }
  for (const [name, value] of Object.entries(piece.attributes))
    properties[propertyNames[name] ?? name] = value
  return createElement(
    piece.tag,
    properties,
    ...(piece.children.length > 0 ? [piece.children.map(asReact)] : []),
  )
}

const propertyNames: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  autocomplete: 'autoComplete',
  enctype: 'encType',
}
