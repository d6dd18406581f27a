import type { PageNode } from '@ag/agents/site-builder/page-node'
import type { SectionKind } from '@ag/agents/site-builder/site'
import type { SitePage } from '@ag/agents/site-builder/site-page'
import { createElement, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './page-preview.module.css'
import { texts } from './texts'

const widths = { phone: 390, tablet: 768, desktop: 1280 }
type Device = keyof typeof widths
const devices = Object.keys(widths) as Device[]

interface PagePreviewProps {
  page: SitePage
  /** The section being edited: the preview shows it. */
  chosen: SectionKind | undefined
}

/** The page at the width of a phone, a tablet or a desk, made smaller where there is less room. */
export function PagePreview({ page, chosen }: PagePreviewProps) {
  const [wanted, setDevice] = useState<Device>()
  const [room, setRoom] = useState(0)
  const device = wanted ?? (room > 0 && room < widths.phone * 1.5 ? 'phone' : 'desktop')
  const scale = room > 0 ? Math.min(1, room / widths[device]) : 1
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    const measure = () => setRoom(stage.current?.clientWidth ?? 0)
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])

  useLayoutEffect(() => {
    sheet.current?.style.setProperty('--page-width', `${widths[device]}px`)
    sheet.current?.style.setProperty('--page-scale', String(scale))
  }, [device, scale])

  useLayoutEffect(() => {
    const root = sheet.current?.firstElementChild?.shadowRoot
    const section = root?.querySelector<HTMLElement>(`[data-section=${chosen}]`)
    if (sheet.current && section) sheet.current.scrollTop = section.offsetTop
  }, [chosen])

  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <fieldset className={styles.devices}>
          <legend className={styles.hidden}>{texts.preview.width}</legend>
          {devices.map((one) => (
            <label key={one} className={styles.device}>
              <input
                type="radio"
                name="preview-width"
                checked={one === device}
                onChange={() => setDevice(one)}
              />
              {texts.preview.widths[one]}
            </label>
          ))}
        </fieldset>
        {scale < 1 && <span className={styles.size}>{texts.preview.scale(Math.round(scale * 100))}</span>}
      </div>
      <div ref={stage} className={styles.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section ref={sheet} className={styles.sheet} aria-label={texts.preview.label} tabIndex={0}>
          <InShadow page={page} />
        </section>
      </div>
    </div>
  )
}

/**
 * A page inside this one, with its own style and nothing of ours. The content policy allows no frame and no inline
 * style; a shadow root with an adopted sheet is allowed. It is inert: its words can be read in the editor beside it.
 */
function InShadow({ page }: { page: SitePage }) {
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
