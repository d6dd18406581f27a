import { getAdminProducts, type ImportReport, importProducts, largestImport } from '@ag/contracts'
import { AppError, describeError, formatBRL, toCents } from '@ag/core'
import { decodeText, type Encoding } from '@ag/core/decode-text'
import { call, queryClient, useMutation } from '@ag/platform'
import { Alert, Button, Text } from '@ag/ui'
import { Table } from '@ag/ui/data'
import { Field, FormError } from '@ag/ui/form'
import { LoadingOverlay } from '@ag/ui/overlay'
import { SectionCard } from '@ag/ui/work'
import { type FormEvent, useState } from 'react'
import { inWords } from '../../parts/conflict/conflict-dialog'
import styles from './products.module.css'
import { fieldNames, texts } from './texts'

const mostShown = 200

/** A file is rehearsed before it is carried out: both go by the same rules, on the server. */
export function ImportProducts() {
  const [file, setFile] = useState<File>()
  const [csv, setCsv] = useState('')
  const [encoding, setEncoding] = useState<Encoding>('UTF-8')
  const send = useMutation({
    mutationFn: ({ text, dry_run }: { text: string; dry_run: 'true' | 'false' }) =>
      call(importProducts, { query: { dry_run }, body: { csv: text } }),
    onSuccess: ({ applied }) =>
      applied && queryClient.invalidateQueries({ queryKey: [getAdminProducts.path] }),
  })

  const rehearse = useMutation({
    async mutationFn(chosen: File | undefined) {
      if (!chosen || chosen.size === 0) throw refused(texts.choose)
      if (chosen.size > largestImport) throw refused(texts.tooLarge)
      const { text, encoding: found } = decodeText(new Uint8Array(await chosen.arrayBuffer()))
      setCsv(text)
      setEncoding(found)
      return send.mutateAsync({ text, dry_run: 'true' })
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    send.reset()
    rehearse.mutate(file)
  }

  const failure = rehearse.error ?? send.error
  const report = send.data
  return (
    <SectionCard id="import" title={texts.importTitle} lead={texts.importLead}>
      <LoadingOverlay
        loading={rehearse.isPending || send.isPending}
        label={rehearse.isPending ? texts.rehearsing : texts.running}
      >
        <div className={styles.fields}>
          <form className={styles.fields} noValidate onSubmit={submit}>
            <Field
              type="file"
              label={texts.file}
              name="file"
              accept=".csv,text/csv"
              onChange={({ target }) => setFile(target.files?.[0])}
              required
            />
            {failure && <FormError {...describeFile(failure)} />}
            <div>
              <Button type="submit" variant="outline" loading={rehearse.isPending}>
                {texts.rehearse}
              </Button>
            </div>
          </form>
          <div className={styles.fields} aria-live="polite">
            {report && !failure && (
              <Report
                report={report}
                encoding={encoding}
                pending={send.isPending}
                onRun={() => send.mutate({ text: csv, dry_run: 'false' })}
              />
            )}
          </div>
        </div>
      </LoadingOverlay>
    </SectionCard>
  )
}

const separators: Record<ImportReport['separator'], string> = texts.separators

const inColumn = (heading: string, field: string) => (heading === field ? field : `${heading} → ${field}`)

const amountOr = (field: string, value: unknown) =>
  field === 'price' && typeof value === 'number' ? formatBRL(toCents(value)) : inWords(value)

const refused = (message: string) =>
  new AppError('VALIDATION_FAILED', { errors: [{ field: 'csv', code: 'CSV_INVALID', message }] })

/** What is wrong with the file as a whole is one sentence. */
function describeFile(failure: unknown) {
  const message = failure instanceof AppError ? failure.details.errors?.[0]?.message : undefined
  return { ...describeError(failure), ...(message && { message }) }
}

interface ReportProps {
  report: ImportReport
  encoding: Encoding
  pending: boolean
  onRun: () => void
}

function Report({ report, encoding, pending, onRun }: ReportProps) {
  const { rows, create, update, unchanged, separator, columns, errors, changes, applied } = report
  const count = create + update
  return (
    <>
      <h3 className={styles.seenTitle}>{applied ? texts.done : texts.rehearsed}</h3>
      <Text>{texts.counts(rows, create, update, unchanged)}</Text>
      <Text size="sm" tone="muted">
        {texts.readAs(encoding, separators[separator])}{' '}
        {texts.columns(columns.map(({ heading, field }) => inColumn(heading, fieldNames[field] ?? field)))}
      </Text>
      {errors.length > 0 ? (
        <Alert tone="danger" title={texts.errors(errors.length)}>
          {texts.fix}
        </Alert>
      ) : (
        <Text tone="muted">{texts.noErrors}</Text>
      )}
      {errors.length > 0 && (
        <Table
          caption={texts.errors(errors.length)}
          columns={[
            { id: 'row', header: texts.row, heads: true, cell: ({ row }) => row },
            { id: 'field', header: texts.field, cell: ({ field }) => fieldNames[field] ?? field },
            { id: 'message', header: texts.problem, cell: ({ message }) => message },
          ]}
          rows={errors.slice(0, mostShown)}
          rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
        />
      )}
      {changes.length > 0 && (
        <Table
          caption={texts.changes(changes.length)}
          columns={[
            { id: 'row', header: texts.row, heads: true, cell: ({ row }) => row },
            { id: 'id', header: texts.id, cell: ({ id }) => id },
            { id: 'field', header: texts.field, cell: ({ field }) => fieldNames[field] ?? field },
            { id: 'from', header: texts.from, cell: ({ field, from }) => amountOr(field, from) },
            { id: 'to', header: texts.to, cell: ({ field, to }) => amountOr(field, to) },
          ]}
          rows={changes.slice(0, mostShown)}
          rowKey={({ row, field }) => `${row} ${field}`}
        />
      )}
      {(errors.length > mostShown || changes.length > mostShown) && (
        <Text tone="muted">{texts.firstOnes(mostShown)}</Text>
      )}
      {!applied && errors.length === 0 && count > 0 && (
        <div className={styles.actions}>
          <Text>{texts.runAsk(count)}</Text>
          <Button loading={pending} onClick={onRun}>
            {texts.run}
          </Button>
        </div>
      )}
    </>
  )
}
