import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'
import { useCurrentInView } from './use-current-in-view'

export interface Tab {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps {
  /** What the tabs are about, for those who listen. */
  label: string
  tabs: Tab[]
  /** The tab to begin with; the first unless said. */
  initial?: string
  /** The tab to show, when its owner keeps it, e.g. in the address. */
  selected?: string
  onSelect?: (id: string) => void
}

/** Panels of which one shows; each keeps its state while another does. */
export function Tabs({ label, tabs, initial, selected, onSelect }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(initial ?? tabs[0]?.id)
  const shown = selected ?? own
  useCurrentInView(list, shown)

  function show(index: number) {
    const tab = tabs[index]
    if (!tab) return
    setOwn(tab.id)
    onSelect?.(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }

  function move(event: KeyboardEvent) {
    const { length } = tabs
    const current = tabs.findIndex((tab) => tab.id === shown)
    const next = {
      ArrowRight: (current + 1) % length,
      ArrowLeft: (current - 1 + length) % length,
      Home: 0,
      End: length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    show(next)
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}tab${tab.id}`}
            aria-controls={`${id}${tab.id}`}
            aria-selected={tab.id === shown}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => show(index)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className={styles.panel}
          role="tabpanel"
          id={`${id}${tab.id}`}
          aria-labelledby={`${id}tab${tab.id}`}
          hidden={tab.id !== shown}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
