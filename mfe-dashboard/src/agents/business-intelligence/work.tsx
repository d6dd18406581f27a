import { type BiTable, biDraft } from '@ag/contracts'
import { useSuspenseQuery } from '@ag/platform'
import { Button, Cluster, EmptyState, Text } from '@ag/ui'
import { SectionCard } from '@ag/ui/work'
import TableIcon from 'lucide-react/icons/table'
import { useId, useState } from 'react'
import { AskBox } from './ask-box'
import styles from './business-intelligence.module.css'
import { tables as tablesQuery, useWorkspace } from './queries'
import { TableDialog } from './table-dialog'
import { texts } from './texts'
import { UploadDialog } from './upload-dialog'

type Open = { dialog: 'new'; file?: File } | { dialog: 'table' | 'more'; table: BiTable }

/** The company's tables and the questions about them. */
export function Work() {
  const { isRunning, draft } = useWorkspace()
  const { tables, questions } = useSuspenseQuery(tablesQuery).data
  const [open, setOpen] = useState<Open>()
  const id = useId()
  const brought = biDraft.safeParse(draft?.content).data
  const broughtFile =
    brought?.csv === undefined ? undefined : new File([brought.csv], brought.name, { type: 'text/csv' })
  const close = () => setOpen(undefined)
  const add = (
    <Button
      variant={tables.length === 0 ? 'primary' : 'outline'}
      disabled={!isRunning}
      onClick={() => setOpen({ dialog: 'new' })}
    >
      {texts.tables.add}
    </Button>
  )
  return (
    <div className={styles.work}>
      {tables.length > 0 && <AskBox questions={questions} isRunning={isRunning} />}
      <SectionCard
        id={id}
        title={texts.tables.title}
        lead={texts.tables.lead}
        status={tables.length > 0 ? add : undefined}
      >
        {tables.length === 0 ? (
          <EmptyState
            icon={<TableIcon />}
            title={texts.tables.empty}
            action={
              <Cluster>
                {broughtFile && (
                  <Button
                    variant="outline"
                    disabled={!isRunning}
                    onClick={() => setOpen({ dialog: 'new', file: broughtFile })}
                  >
                    {texts.tables.brought(broughtFile.name)}
                  </Button>
                )}
                {add}
              </Cluster>
            }
          >
            {texts.tables.emptyLead}
          </EmptyState>
        ) : (
          <ul className={styles.tables} aria-labelledby={id}>
            {tables.map((table) => (
              <li key={table.id} className={styles.tableCard}>
                <div>
                  <p className={styles.tableName}>{table.name}</p>
                  <Text size="sm" tone="muted">
                    {texts.tables.about(table.rows, table.columns.length)}
                  </Text>
                </div>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={texts.tables.open(table.name)}
                  onClick={() => setOpen({ dialog: 'table', table })}
                >
                  {texts.tables.openShort}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </SectionCard>
      {open?.dialog === 'table' && (
        <TableDialog
          table={open.table}
          isRunning={isRunning}
          onMore={() => setOpen({ dialog: 'more', table: open.table })}
          onClose={close}
        />
      )}
      {open && open.dialog !== 'table' && (
        <UploadDialog
          {...(open.dialog === 'new' ? { file: open.file } : { table: open.table })}
          onClose={close}
        />
      )}
    </div>
  )
}
