import { Button, type ButtonProps, ChevronDownIcon } from '@ag/ui'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import styles from './dropdown.module.css'
import { useBeside } from './use-beside'

export interface DropdownItem {
  label: string
  icon?: ReactNode
  /** Where it leads; otherwise `onSelect` says what it does. */
  href?: string
  onSelect?: () => void
  tone?: 'danger'
  disabled?: boolean
}

export interface DropdownProps extends Omit<ButtonProps, 'children' | 'onClick' | 'onKeyDown'> {
  /** What the button says; give it an `aria-label` when that is no word. */
  label: ReactNode
  items: DropdownItem[]
  align?: 'start' | 'end'
}

/** A button and the menu that it opens. */
export function Dropdown({ label, items, align = 'start', ...button }: DropdownProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<number>()
  const open = current !== undefined
  useBeside(open, trigger, menu, align)
  useCloseOutside(open, [trigger, menu], () => setCurrent(undefined))
  useEffect(() => {
    if (current !== undefined) itemsOf(menu)[current]?.focus()
  }, [current])

  function close() {
    setCurrent(undefined)
    trigger.current?.focus()
  }

  function openByKey(event: KeyboardEvent) {
    const start = { ArrowDown: 0, ArrowUp: items.length - 1 }[event.key]
    if (start === undefined) return
    event.preventDefault()
    setCurrent(start)
  }

  function move(event: KeyboardEvent) {
    // From the button the browser goes on to what comes next.
    if (event.key === 'Tab') close()
    if (event.key === 'Escape') {
      close()
      // A dialog around it stays open.
      event.stopPropagation()
      event.preventDefault()
    }
    const next = nextItem(event.key, current ?? 0, items)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
  }

  function select({ disabled, onSelect }: DropdownItem) {
    if (disabled) return
    close()
    onSelect?.()
  }

  return (
    <>
      <Button
        variant="outline"
        {...button}
        ref={trigger}
        id={`${id}button`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setCurrent(open ? undefined : 0)}
        onKeyDown={openByKey}
      >
        {label}
        <ChevronDownIcon className={styles.chevron} aria-hidden="true" />
      </Button>
      {open && (
        <div
          ref={menu}
          id={id}
          className={styles.menu}
          popover="manual"
          role="menu"
          tabIndex={-1}
          aria-labelledby={`${id}button`}
          onKeyDown={move}
        >
          {items.map((item) => (
            <Item key={item.label} item={item} onSelect={() => select(item)} />
          ))}
        </div>
      )}
    </>
  )
}

function Item({ item, onSelect }: { item: DropdownItem; onSelect: () => void }) {
  const about = {
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'data-tone': item.tone,
    'aria-disabled': item.disabled || undefined,
    onClick: onSelect,
  }
  const words = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if (item.href !== undefined && !item.disabled)
    return (
      <a href={item.href} {...about}>
        {words}
      </a>
    )
  return (
    <button type="button" {...about}>
      {words}
    </button>
  )
}

const itemsOf = (menu: RefObject<HTMLElement | null>) =>
  menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []

/** The item that a key leads to: by arrow, to an end, or by the letter it begins with. */
function nextItem(key: string, current: number, items: DropdownItem[]): number | undefined {
  const { length } = items
  if (key === 'ArrowDown') return (current + 1) % length
  if (key === 'ArrowUp') return (current - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  if (key.length !== 1 || key === ' ') return undefined
  const following = items.map((_, step) => (current + 1 + step) % length)
  return following.find((index) => items[index]?.label.toLowerCase().startsWith(key.toLowerCase()))
}

function useCloseOutside(open: boolean, inside: RefObject<HTMLElement | null>[], close: () => void) {
  const latest = useRef({ inside, close })
  latest.current = { inside, close }
  useEffect(() => {
    if (!open) return
    const pressed = ({ target }: Event) => {
      const { inside, close } = latest.current
      if (!inside.some(({ current }) => current?.contains(target as Node))) close()
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [open])
}
