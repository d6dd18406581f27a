import { Button, type ButtonProps, CheckIcon, ChevronDownIcon } from '@ag/ui'
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
  /** One of several, of which one holds: is it this one? */
  checked?: boolean
  /** What it is about; those that follow each other with the same words stand together below them. */
  group?: string
}

export interface DropdownProps extends Omit<ButtonProps, 'children' | 'onClick' | 'onKeyDown'> {
  /** What the button says; give it an `aria-label` when that is no word. */
  label: ReactNode
  items: DropdownItem[]
  align?: 'start' | 'end'
  /** What the menu is about, above its items. */
  lead?: ReactNode
}

/** A button and the menu that it opens. */
export function Dropdown({ label, items, align = 'start', lead, ...button }: DropdownProps) {
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
        <div ref={menu} className={styles.menu} popover="manual">
          {lead && (
            <div id={`${id}lead`} className={styles.lead}>
              {lead}
            </div>
          )}
          <div
            id={id}
            role="menu"
            tabIndex={-1}
            aria-labelledby={`${id}button`}
            aria-describedby={lead ? `${id}lead` : undefined}
            onKeyDown={move}
          >
            {inGroups(items).map(({ group, members }) => (
              <Group key={members[0]?.label} name={group}>
                {members.map((item) => (
                  <Item key={item.label} item={item} onSelect={() => select(item)} />
                ))}
              </Group>
            ))}
          </div>
        </div>
      )}
    </>
  )
}

function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  const id = useId()
  if (name === undefined) return children
  return (
    <div className={styles.group} {...groupNamedBy(id)}>
      <p className={styles.groupName} id={id}>
        {name}
      </p>
      {children}
    </div>
  )
}

/** A menu may hold no fieldset. */
const groupNamedBy = (id: string) => ({ role: 'group', 'aria-labelledby': id })

interface ItemGroup {
  group: string | undefined
  members: DropdownItem[]
}

function inGroups(items: DropdownItem[]): ItemGroup[] {
  const groups: ItemGroup[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.group === item.group) last.members.push(item)
    else groups.push({ group: item.group, members: [item] })
  }
  return groups
}

function Item({ item, onSelect }: { item: DropdownItem; onSelect: () => void }) {
  const about = {
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
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
      {item.checked && <CheckIcon className={styles.check} aria-hidden="true" />}
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
  menu.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? []

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
