import { type Endpoint, type AdminList as ListName, mostCounted } from '@ag/contracts'
import { describeError } from '@ag/core'
import { callFile, Link, notify, query, useMutation, useQuery } from '@ag/platform'
import { Button, ButtonLink, EmptyState, Skeleton, VisuallyHidden } from '@ag/ui'
import { Checkbox } from '@ag/ui/controls'
import { type Column, type SortDirection, Table } from '@ag/ui/data'
import { Field } from '@ag/ui/form'
import { FilterSelect, saveFile } from '@ag/ui/work'
import InboxIcon from 'lucide-react/icons/inbox'
import SearchIcon from 'lucide-react/icons/search'
import { type FormEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import styles from './admin-list.module.css'
import { ColumnChoice } from './column-choice'
import { useListAddress } from './list-address'
import { SavedViews } from './saved-views'
import { texts } from './texts'

interface Filter {
  /** Its name in the call and in the address. */
  name: string
  label: string
  /** Values and their words; a day where there are none. */
  options?: readonly (readonly [value: string, label: string])[]
}

interface Page<Row> {
  items: Row[]
  next_cursor: string | null
  total: number
}

interface Bulk<Row> {
  /** Names a row to those who listen. */
  nameOf: (row: Row) => string
  /** What can be done with the selected ones; told when it is done. */
  actions: (selected: Row[], done: () => void) => ReactNode
}

interface AdminListProps<Row> {
  list: ListName
  caption: string
  /** A call that takes the query of `filters`, `q`, `sort`, `cursor`. */
  endpoint: Endpoint
  columns: Column<Row>[]
  rowKey: (row: Row) => string
  filters?: readonly Filter[]
  /** Has it words to be searched by? */
  searchable?: boolean
  /** Columns that may be left out. */
  optional?: readonly string[]
  file?: { endpoint: Endpoint; name: string }
  bulk?: Bulk<Row>
  /** What stands beside the filters, e.g. a button that adds a row. */
  actions?: ReactNode
}

/** A list of the admin area: search, filters, order, columns and page are all in the address. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { filters = [], searchable = true, optional = [], file, actions, list } = props
  const { address, value, set } = useListAddress()
  const asked = Object.fromEntries(
    ['q', 'sort', 'cursor', ...filters.map(({ name }) => name)].flatMap((name) => {
      const given = address.get(name)
      return given ? [[name, given]] : []
    }),
  )
  const { cursor: _, ...narrowed } = asked
  const hidden = value('colunas').split(',').filter(Boolean)
  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        {searchable && <Search typed={value('q')} onSearch={(q) => set({ q })} />}
        {filters.map(({ name, label, options }) =>
          options ? (
            <FilterSelect
              key={name}
              label={label}
              name={name}
              value={value(name)}
              options={options}
              all={texts.all}
              onChoose={(chosen) => set({ [name]: chosen })}
            />
          ) : (
            <Field
              key={name}
              type="date"
              label={label}
              name={name}
              value={value(name)}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          ),
        )}
      </div>
      <div className={styles.tools}>
        {actions}
        <SavedViews list={list} />
        {optional.length > 0 && (
          <ColumnChoice
            columns={props.columns.filter(({ id }) => optional.includes(id))}
            hidden={hidden}
            onChange={(left) => set({ colunas: left.join(',') })}
          />
        )}
        {file && <Download {...file} asked={narrowed} />}
        {Object.keys(narrowed).length > 0 && (
          <ButtonLink variant="ghost" size="sm" href={location.pathname + withTabOnly(address)}>
            {texts.clear}
          </ButtonLink>
        )}
      </div>
      <Rows {...props} asked={asked} hidden={hidden} />
    </div>
  )
}

/** The part of the section stays when its filters go. */
const withTabOnly = (address: URLSearchParams) => (address.get('aba') ? `?aba=${address.get('aba')}` : '')

function Search({ typed, onSearch }: { typed: string; onSearch: (words: string) => void }) {
  // The key works from the moment that the field can be seen.
  useLayoutEffect(() => {
    function focusByKey(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      event.preventDefault()
      document.querySelector<HTMLInputElement>('[data-list-search] input')?.focus()
    }
    addEventListener('keydown', focusByKey)
    return () => removeEventListener('keydown', focusByKey)
  }, [])
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('q')
    if (input instanceof HTMLInputElement) onSearch(input.value.trim())
  }
  return (
    <form className={styles.search} data-list-search onSubmit={submit}>
      <Field
        key={typed}
        type="search"
        label={texts.search}
        name="q"
        defaultValue={typed}
        maxLength={100}
        aria-keyshortcuts="/"
      />
      <Button type="submit" variant="outline" aria-label={texts.search}>
        <SearchIcon aria-hidden="true" />
      </Button>
    </form>
  )
}

/** A key that is pressed where words go, or while a dialog waits, is meant for these. */
const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null

function Rows<Row>({
  caption,
  endpoint,
  columns,
  rowKey,
  bulk,
  asked,
  hidden,
}: AdminListProps<Row> & { asked: Record<string, string>; hidden: string[] }) {
  const { href, set, value } = useListAddress()
  // The rows before stay until the next ones come: whoever changes two filters in a row must not wait, nor lose one.
  const { data, isPlaceholderData } = useQuery({
    ...query(endpoint, { query: asked } as never),
    placeholderData: (before: unknown) => before as never,
    throwOnError: true,
  })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  if (data === undefined) return <Skeleton rows={8} />
  const page = data as Page<Row>
  const chosen = page.items.filter((row) => selected.has(rowKey(row)))
  const shown = columns.filter(({ id }) => !hidden.includes(id))
  const sort = value('sort')
  const sorting = sort
    ? {
        column: sort.replace('-', ''),
        direction: (sort.startsWith('-') ? 'descending' : 'ascending') as SortDirection,
      }
    : undefined

  function toggle(key: string) {
    const next = new Set(selected)
    if (!next.delete(key)) next.add(key)
    setSelected(next)
  }
  const choice: Column<Row>[] = bulk
    ? [
        {
          id: 'chosen',
          header: <VisuallyHidden>{texts.choose}</VisuallyHidden>,
          cell: (row) => (
            <Checkbox checked={selected.has(rowKey(row))} onChange={() => toggle(rowKey(row))}>
              <VisuallyHidden>{texts.select(bulk.nameOf(row))}</VisuallyHidden>
            </Checkbox>
          ),
        },
      ]
    : []

  if (page.items.length === 0) {
    const { sort: _, ...narrowed } = asked
    return Object.keys(narrowed).length > 0 ? (
      <EmptyState icon={<SearchIcon />} title={texts.nothing}>
        {texts.nothingLead}
      </EmptyState>
    ) : (
      <EmptyState icon={<InboxIcon />} title={texts.nothingYet}>
        {texts.nothingYetLead}
      </EmptyState>
    )
  }
  return (
    <div className={styles.rows} aria-busy={isPlaceholderData || undefined}>
      <p className={styles.total} role="status">
        {texts.total(page.total, mostCounted)}
      </p>
      {bulk && chosen.length > 0 && (
        <div className={styles.bulk}>
          <span>{texts.selected(chosen.length)}</span>
          {bulk.actions(chosen, () => setSelected(new Set()))}
        </div>
      )}
      <Table
        caption={caption}
        captionHidden
        columns={[...choice, ...shown]}
        rows={page.items}
        rowKey={rowKey}
        sorting={sorting}
        onSort={({ column, direction }) => set({ sort: direction === 'descending' ? `-${column}` : column })}
      />
      {(asked.cursor || page.next_cursor) && (
        <nav className={styles.pages} aria-label={texts.pages}>
          {asked.cursor && <Link to={href({ cursor: undefined })}>{texts.first}</Link>}
          {page.next_cursor && <Link to={href({ cursor: page.next_cursor })}>{texts.next}</Link>}
        </nav>
      )}
    </div>
  )
}

function Download({
  endpoint,
  name,
  asked,
}: {
  endpoint: Endpoint
  name: string
  asked: Record<string, string>
}) {
  const download = useMutation({
    mutationFn: (chosen: Record<string, string>) => callFile(endpoint, { query: chosen } as never),
    onSuccess: (file) => saveFile(name, file),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Button variant="outline" size="sm" loading={download.isPending} onClick={() => download.mutate(asked)}>
      {texts.download}
    </Button>
  )
}
