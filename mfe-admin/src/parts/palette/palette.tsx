import { searchAdmin, shortestSearch } from '@ag/contracts'
import { describeError } from '@ag/core'
import { query, useNavigate, useQuery } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { Modal } from '@ag/ui/overlay'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { usePermission } from '../../admin-queries'
import styles from './palette.module.css'
import { foundGroups, ownGroups, type PaletteGroup, type PaletteOption } from './palette-options'
import { texts } from './texts'

/** Milliseconds without a key before the server is asked. */
const pause = 150

/** Finds records, screens and actions by what is typed; the first one is chosen until another is. */
export function Palette({ onClose }: { onClose: () => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, state, again } = useGroups(typed.trim())
  const options = groups.flatMap((group) => group.options)
  const current = Math.min(chosen, options.length - 1)

  async function carryOut({ act }: PaletteOption) {
    onClose()
    if (typeof act !== 'string') return act()
    await navigate(act)
    document.getElementById('page-title')?.focus()
  }

  function steer(event: KeyboardEvent) {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1 }[event.key]
    if (next !== undefined && options.length > 0) {
      event.preventDefault()
      setChosen((next + options.length) % options.length)
    }
    const option = options[current]
    if (event.key === 'Enter' && option && !event.nativeEvent.isComposing) {
      event.preventDefault()
      void carryOut(option)
    }
  }

  return (
    <Modal open className={styles.palette} title={texts.title} initialFocus={input} onClose={onClose}>
      <div className={styles.body}>
        <input
          ref={input}
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-describedby={`${id}keys`}
          aria-expanded={options.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={options.length > 0 ? `${id}${current}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={texts.hint}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={steer}
        />
        <div className={styles.list} {...listNamed(`${id}list`)}>
          {groups
            .filter((group) => group.options.length > 0)
            .map((group) => (
              <Group
                key={group.name}
                id={id}
                group={group}
                first={options.indexOf(group.options[0] as PaletteOption)}
                current={current}
                onPoint={setChosen}
                onChoose={carryOut}
              />
            ))}
        </div>
        <div className={styles.foot}>
          <Text size="sm" tone="muted" role="status">
            {state === 'looking' && texts.looking}
            {state === 'ready' && (options.length > 0 ? texts.found(options.length) : texts.nothing)}
            {typeof state === 'object' && describeError(state.error).message}
          </Text>
          {typeof state === 'object' && (
            <Button variant="outline" size="sm" onClick={again}>
              {texts.again}
            </Button>
          )}
          <Text size="sm" tone="muted" className={styles.keys} id={`${id}keys`}>
            {texts.keys}
          </Text>
        </div>
      </div>
    </Modal>
  )
}

/** What can be chosen now: of one's own at once, from the server when it has answered. */
function useGroups(typed: string) {
  const may = usePermission()
  const asked = useSettled(typed)
  const isAsking = asked.length >= shortestSearch
  const { data, error, isFetching, refetch } = useQuery({
    ...query(searchAdmin, { query: { q: asked } }),
    enabled: isAsking,
    // What was found before stays until there is more to say.
    placeholderData: (before) => before,
  })
  const found = isAsking && data && !error ? foundGroups(data) : []
  const isLooking = isFetching || (typed !== asked && typed.length >= shortestSearch)
  return {
    groups: [...found, ...ownGroups(may, typed)] satisfies PaletteGroup[],
    state: isLooking ? 'looking' : isAsking && error ? { error } : 'ready',
    again: () => void refetch(),
  } as const
}

/** A value once it has stood still for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

interface GroupProps {
  id: string
  group: PaletteGroup
  /** Place of its first option among all. */
  first: number
  current: number
  onPoint: (place: number) => void
  onChoose: (option: PaletteOption) => Promise<void>
}

function Group({ id, group, first, current, onPoint, onChoose }: GroupProps) {
  const nameId = `${id}group${first}`
  return (
    <div {...groupNamedBy(nameId)}>
      <p className={styles.groupName} id={nameId}>
        {group.name}
      </p>
      {group.options.map((option, index) => (
        <Option
          key={option.key}
          id={`${id}${first + index}`}
          option={option}
          isCurrent={first + index === current}
          onPoint={() => onPoint(first + index)}
          onChoose={() => void onChoose(option)}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  option: PaletteOption
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, option: { name, detail }, isCurrent, onPoint, onChoose }: OptionProps) {
  const line = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isCurrent])
  return (
    <button
      ref={line}
      id={id}
      type="button"
      tabIndex={-1}
      className={styles.option}
      {...optionThatIs(isCurrent)}
      onPointerMove={isCurrent ? undefined : onPoint}
      onClick={onChoose}
    >
      <span>{name}</span>
      {detail && <span className={styles.detail}>{detail}</span>}
    </button>
  )
}

// The field keeps the focus, so that what it controls takes none and hears no key.
const listNamed = (id: string) => ({ id, role: 'listbox', 'aria-label': texts.results })
const groupNamedBy = (id: string) => ({ role: 'group', 'aria-labelledby': id })
const optionThatIs = (isCurrent: boolean) => ({ role: 'option', 'aria-selected': isCurrent })
