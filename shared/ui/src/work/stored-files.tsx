import { useState } from 'react'
import { Button } from '../button/button'
import { saveFile } from './save-file'
import styles from './stored-files.module.css'
import { texts } from './texts'

interface StoredFile {
  id: string
  name: string
  bytes: number
}

interface StoredFilesProps<Stored extends StoredFile> {
  /** What the list holds, for readers. */
  label: string
  files: Stored[]
  /** Brings a file here. */
  fetchFile: (file: Stored) => Promise<Blob>
  onFailure: (error: unknown) => void
  /** Without it nothing can be taken away. */
  onDrop?: ((file: Stored) => Promise<unknown>) | undefined
}

/** Files that can be taken along, one by one. */
export function StoredFiles<Stored extends StoredFile>({
  label,
  files,
  ...actions
}: StoredFilesProps<Stored>) {
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={label}>
      {files.map((file) => (
        <FileRow key={file.id} file={file} {...actions} />
      ))}
    </ul>
  )
}

function FileRow<Stored extends StoredFile>({
  file,
  fetchFile,
  onFailure,
  onDrop,
}: { file: Stored } & Omit<StoredFilesProps<Stored>, 'label' | 'files'>) {
  const [pending, setPending] = useState<'download' | 'drop'>()
  const run = async (what: 'download' | 'drop', work: () => Promise<unknown>) => {
    setPending(what)
    try {
      await work()
    } catch (error) {
      onFailure(error)
    } finally {
      setPending(undefined)
    }
  }
  return (
    <li className={styles.file}>
      <span className={styles.name}>
        {file.name} <span className={styles.size}>{texts.size(file.bytes)}</span>
      </span>
      <Button
        size="sm"
        variant="outline"
        aria-label={texts.downloadOf(file.name)}
        loading={pending === 'download'}
        onClick={() => run('download', async () => saveFile(file.name, await fetchFile(file)))}
      >
        {texts.download}
      </Button>
      {onDrop && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={texts.dropOf(file.name)}
          loading={pending === 'drop'}
          onClick={() => run('drop', () => onDrop(file))}
        >
          {texts.drop}
        </Button>
      )}
    </li>
  )
}
