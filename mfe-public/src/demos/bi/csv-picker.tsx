import { CsvProblem, problems } from '@ag/agents/business-intelligence/csv/csv-problem'
import { formatCount } from '@ag/agents/business-intelligence/formats'
import { Alert, Badge, Button, Cluster, Text } from '@ag/ui'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import styles from './bi-demo.module.css'
import { type CsvTable, openCsv } from './csv/open-csv'
import { texts } from './texts'

interface CsvPickerProps {
  /** The visitor's table, once there is one. */
  table: CsvTable | undefined
  shopRows: number
  /** A table was read, or given up for the shop. */
  onChange: (table: CsvTable | undefined) => void
}

const accepted = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

/** Which data are asked: the shop's, or a file of the visitor's own. */
export function CsvPicker({ table, shopRows, onChange }: CsvPickerProps) {
  const [reading, setReading] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const hint = useId()

  const pick = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be picked again after it was put right.
    target.value = ''
    if (!file) return
    setProblem(undefined)
    setReading(file.name)
    try {
      onChange(await openCsv(file))
    } catch (error) {
      setProblem(error instanceof CsvProblem ? error.message : problems.unreadable)
    }
    setReading(undefined)
  }

  return (
    <section className={styles.source} aria-label={texts.source.label}>
      <div className={styles.sourceHead}>
        <div>
          <p className={styles.sourceName}>{table?.name ?? texts.source.shop}</p>
          <Text size="sm" tone="muted">
            {table
              ? texts.source.csvAbout(formatCount(table.rows), table.columns.length)
              : texts.source.shopAbout(formatCount(shopRows))}
          </Text>
        </div>
        <Cluster gap="xs">
          <input
            ref={input}
            type="file"
            accept={accepted}
            hidden
            aria-label={texts.source.file}
            onChange={pick}
          />
          <Button
            variant="outline"
            size="sm"
            aria-describedby={hint}
            loading={reading !== undefined}
            onClick={() => input.current?.click()}
          >
            {table ? texts.source.another : texts.source.upload}
          </Button>
          {table && (
            <Button variant="ghost" size="sm" onClick={() => onChange(undefined)}>
              {texts.source.back}
            </Button>
          )}
        </Cluster>
      </div>
      <Text size="xs" tone="muted" id={hint}>
        {texts.source.uploadHint}
      </Text>
      <p className={styles.reading} role="status">
        {reading !== undefined && texts.source.reading(reading)}
      </p>
      {problem !== undefined && (
        <Alert tone="danger" role="alert">
          {problem}
        </Alert>
      )}
      {table && (
        <ul className={styles.columns} aria-label={texts.source.columns}>
          {table.columns.map(({ name, kind }) => (
            <li key={name}>
              <Badge tone={kind === 'number' ? 'accent' : kind === 'date' ? 'info' : 'neutral'}>
                {name} · {texts.source.kinds[kind]}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      {table?.notes.map((note) => (
        <Text key={note} size="xs" tone="muted">
          {note}
        </Text>
      ))}
    </section>
  )
}
