import { type BiTable, biLimits } from '@ag/contracts'
import { capitalize, describeError } from '@ag/core'
import { notify } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { Progress } from '@ag/ui/data'
import { FormError } from '@ag/ui/form'
import { Modal } from '@ag/ui/overlay'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from './business-intelligence.module.css'
import { forgetTables } from './queries'
import { sendFile } from './send-file'
import { texts } from './texts'

interface UploadDialogProps {
  /** The table that gets the rows; without one the file makes a new one. */
  table?: BiTable | undefined
  /** A file that is here already. */
  file?: File | undefined
  onClose: () => void
}

const accepted = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'

/** Asks for a file and shows how far it has come; closing gives it up. */
export function UploadDialog({ table, file: given, onClose }: UploadDialogProps) {
  const id = useId()
  const [file, setFile] = useState(given)
  const [name, setName] = useState(given ? nameOf(given) : '')
  const [as, setAs] = useState<'append' | 'replace'>('append')
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<unknown>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const pick = (chosen: File | undefined) => {
    setFile(chosen)
    setProblem(undefined)
    if (chosen && name === '') setName(nameOf(chosen))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = wrongWith(file, table ? 'x' : name)
    if (wrong || !file) return setProblem(wrong)
    setProblem(undefined)
    setProgress(0)
    stop.current = new AbortController()
    const { signal } = stop.current
    try {
      const into = table ? { as, table: table.id } : { as: 'new' as const, name: name.trim() }
      const made = await sendFile(file, into, setProgress, signal)
      await forgetTables()
      notify({ type: 'success', title: texts.upload.done(made.name) })
      onClose()
    } catch (error) {
      if (signal.aborted) return
      setProgress(undefined)
      setProblem(error)
    }
  }
  const isSending = progress !== undefined

  return (
    <Modal
      open
      title={table ? texts.upload.more(table.name) : texts.upload.title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {texts.upload.cancel}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {texts.upload.send}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} onSubmit={submit} noValidate>
        {given ? (
          <Text>{texts.upload.given(given.name)}</Text>
        ) : (
          <label className={styles.field}>
            <span className={styles.label}>{texts.upload.file}</span>
            <input
              type="file"
              accept={accepted}
              className={styles.file}
              disabled={isSending}
              aria-describedby={`${id}hint`}
              onChange={({ target }) => pick(target.files?.[0])}
            />
            <span id={`${id}hint`} className={styles.hint}>
              {texts.upload.fileHint}
            </span>
          </label>
        )}
        {table ? (
          <fieldset className={styles.choices} disabled={isSending}>
            <legend className={styles.label}>{texts.upload.into}</legend>
            {(['append', 'replace'] as const).map((choice) => (
              <label key={choice} className={styles.choice}>
                <input type="radio" name="as" checked={as === choice} onChange={() => setAs(choice)} />
                {texts.upload[choice]}
              </label>
            ))}
          </fieldset>
        ) : (
          <label className={styles.field}>
            <span className={styles.label}>{texts.upload.name}</span>
            <input
              name="name"
              className={styles.input}
              maxLength={40}
              value={name}
              disabled={isSending}
              aria-describedby={`${id}name`}
              onChange={({ target }) => setName(target.value)}
            />
            <span id={`${id}name`} className={styles.hint}>
              {texts.upload.nameHint}
            </span>
          </label>
        )}
        {isSending && (
          <Progress
            label={progress < 1 ? texts.upload.sending : texts.upload.reading}
            {...(progress < 1 && {
              value: progress,
              detail: texts.upload.percent(Math.floor(progress * 100)),
            })}
          />
        )}
        {problem !== undefined && <FormError {...wordsOf(problem)} />}
      </form>
    </Modal>
  )
}

const wrongWith = (file: File | undefined, name: string): string | undefined => {
  if (!file) return texts.upload.missing
  if (file.size > biLimits.fileBytes) return texts.upload.tooLarge
  return name.trim() === '' ? texts.upload.nameMissing : undefined
}

const wordsOf = (problem: unknown) =>
  typeof problem === 'string' ? { title: '', message: problem } : describeError(problem)

/** 'vendas_2026.csv' → 'Vendas 2026' */
const nameOf = ({ name }: File): string =>
  capitalize(
    name
      .replace(/\.[^.]*$/, '')
      .replace(/[_-]+/g, ' ')
      .trim()
      .slice(0, 40),
  )
