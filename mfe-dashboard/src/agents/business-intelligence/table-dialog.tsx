import {
  type BiColumn,
  type BiTable,
  biColumnKind,
  changeBiTable,
  deleteBiTable,
  exportBiTable,
} from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, useMutation, useSuspenseQuery } from '@ag/platform'
import { Button, Cluster, DataBoundary, Heading, Skeleton, Text } from '@ag/ui'
import { Table } from '@ag/ui/data'
import { FormError, Input } from '@ag/ui/form'
import { Modal } from '@ag/ui/overlay'
import { FormModal, noFields, saveFile } from '@ag/ui/work'
import { useId, useState } from 'react'
import styles from './business-intelligence.module.css'
import { forgetTables, tableOf } from './queries'
import { texts } from './texts'

interface TableDialogProps {
  table: BiTable
  isRunning: boolean
  /** More rows are wanted. */
  onMore: () => void
  onClose: () => void
}

/** A table: its name, what its columns hold, its first rows, and what can be done with it. */
export function TableDialog({ table, isRunning, onMore, onClose }: TableDialogProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  if (isRemoving) return <Removal table={table} onKeep={() => setIsRemoving(false)} onGone={onClose} />
  return (
    <Modal open size="lg" title={table.name} onClose={onClose}>
      <DataBoundary loading={<Skeleton rows={6} />}>
        <TableForm
          table={table}
          isRunning={isRunning}
          onMore={onMore}
          onRemove={() => setIsRemoving(true)}
          onClose={onClose}
        />
      </DataBoundary>
    </Modal>
  )
}

function TableForm({
  table: { id },
  isRunning,
  onMore,
  onRemove,
  onClose,
}: TableDialogProps & { onRemove: () => void }) {
  const { table, rows, notes } = useSuspenseQuery(tableOf(id)).data
  const field = useId()
  const [name, setName] = useState(table.name)
  const [columns, setColumns] = useState(table.columns)
  const save = useMutation({
    mutationFn: () => call(changeBiTable, { params: { table: id }, body: { name, columns } }),
    async onSuccess() {
      await forgetTables()
      notify({ type: 'success', title: texts.table.saved })
      onClose()
    },
  })
  const change = (changed: BiColumn) =>
    setColumns(columns.map((column) => (column.name === changed.name ? changed : column)))

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <Text size="sm" tone="muted">
        {texts.tables.about(table.rows, table.columns.length)} · {texts.table.files(table.files.length)}
      </Text>
      <div className={styles.field}>
        <label htmlFor={field} className={styles.label}>
          {texts.table.name}
        </label>
        <Input
          id={field}
          name="name"
          required
          maxLength={40}
          value={name}
          disabled={!isRunning}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className={styles.words}>
        <Heading level={3} size="md">
          {texts.table.columns}
        </Heading>
        <Text size="sm" tone="muted">
          {texts.table.columnsLead}
        </Text>
      </div>
      <ul className={styles.columns} aria-label={texts.table.columns}>
        {columns.map((column) => (
          <li key={column.name} className={styles.field}>
            <span className={styles.tableName}>{column.name}</span>
            <select
              className={styles.select}
              aria-label={texts.table.kind(column.name)}
              value={column.kind}
              disabled={!isRunning}
              onChange={({ target }) => change({ ...column, kind: biColumnKind.parse(target.value) })}
            >
              {biColumnKind.options.map((kind) => (
                <option key={kind} value={kind}>
                  {texts.table.kinds[kind]}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <Text key={note} size="sm" tone="muted">
          {note}
        </Text>
      ))}
      {save.isError && <FormError {...describeError(save.error)} />}
      <Cluster>
        <Button type="submit" loading={save.isPending} disabled={!isRunning}>
          {texts.table.save}
        </Button>
        <Button variant="outline" disabled={!isRunning} onClick={onMore}>
          {texts.table.more}
        </Button>
        <Download table={table} />
        <Button variant="ghost" onClick={onRemove}>
          {texts.table.remove}
        </Button>
      </Cluster>
      <Table
        caption={texts.table.preview}
        columns={table.columns.map(({ name: header }, place) => ({
          id: header,
          header,
          cell: ({ cells }: PreviewRow) => cells[place],
        }))}
        rows={rows.map((cells, place) => ({ cells, place }))}
        rowKey={({ place }) => String(place)}
        className={styles.rows}
      />
    </form>
  )
}

interface PreviewRow {
  cells: string[]
  place: number
}

/** A table may be larger than an answer: it comes part by part and is put together here. */
function Download({ table: { id, name } }: { table: BiTable }) {
  const download = useMutation({
    async mutationFn() {
      const parts: string[] = []
      for (let from: string | null | undefined; from !== null; ) {
        const part = await call(exportBiTable, { params: { table: id }, query: from ? { from } : {} })
        parts.push(part.content)
        from = part.next
      }
      return new Blob(parts, { type: 'text/csv;charset=utf-8' })
    },
    onSuccess: (file) => saveFile(`${name}.csv`, file),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Button variant="outline" loading={download.isPending} onClick={() => download.mutate()}>
      {texts.table.download}
    </Button>
  )
}

function Removal({ table, onKeep, onGone }: { table: BiTable; onKeep: () => void; onGone: () => void }) {
  return (
    <FormModal
      title={texts.table.removeTitle(table.name)}
      submit={texts.table.removeYes}
      dismiss={texts.table.back}
      danger
      schema={noFields}
      action={async () => {
        await call(deleteBiTable, { params: { table: table.id } })
        await forgetTables()
        notify({ type: 'success', title: texts.table.removed })
        onGone()
      }}
      onClose={onKeep}
    >
      <Text>{texts.table.removeLead}</Text>
    </FormModal>
  )
}
