import { Button, classNames } from '@ag/ui'
import { downloadFile } from '@ag/ui/work'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styles from './demo-result.module.css'
import { texts } from './texts'

interface DemoResultProps {
  /** The result, shown. */
  children: ReactNode
  /** The result as text: what is copied. */
  text: string
  /** Name of the file that can be kept, e.g. `vendas.csv`. */
  fileName: string
  /** Its media type; plain text unless said. */
  fileType?: string
  /** What the file holds; the text unless said. */
  content?: string
  className?: string
}

type SavedBy = 'not' | 'copied' | 'by-hand' | 'downloaded'

/** A result and the ways to keep it. Where the clipboard is refused, the text is laid out and selected instead. */
export function DemoResult({
  children,
  text,
  fileName,
  fileType,
  content = text,
  className,
}: DemoResultProps) {
  const [saved, setSaved] = useState<{ how: SavedBy; text: string }>({ how: 'not', text })
  // What was said about another result is not true of this one.
  const how = saved.text === text ? saved.how : 'not'

  const copy = () =>
    copyText(text).then(
      () => setSaved({ how: 'copied', text }),
      () => setSaved({ how: 'by-hand', text }),
    )
  const download = () => {
    downloadFile(fileName, content, fileType)
    setSaved({ how: 'downloaded', text })
  }

  return (
    <div className={classNames(styles.result, className)}>
      {children}
      <div className={styles.bar}>
        <Button variant="outline" size="sm" onClick={copy}>
          {texts.copy}
        </Button>
        <Button variant="outline" size="sm" onClick={download}>
          {texts.download}
        </Button>
        <p className={styles.said} role="status">
          {saidOf(how, fileName)}
        </p>
      </div>
      {how === 'by-hand' && <TextToCopy text={text} />}
    </div>
  )
}

const saidOf = (how: SavedBy, fileName: string): string =>
  ({ not: '', copied: texts.copied, 'by-hand': texts.copyByHand, downloaded: texts.downloaded(fileName) })[
    how
  ]

async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

function TextToCopy({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <div className={styles.byHand}>
      <label htmlFor={id}>{texts.copyText}</label>
      <textarea ref={field} id={id} readOnly rows={6} value={text} />
    </div>
  )
}
