import { type FoundKnowledge, longestText, readKnowledge } from '@ag/agents/whatsapp/read-knowledge'
import { formatBRL, toCents } from '@ag/core'
import { decodeText } from '@ag/core/decode-text'
import { notify } from '@ag/platform'
import { Button, Text } from '@ag/ui'
import { Field, Textarea } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import styles from './knowledge-form.module.css'
import { texts } from './texts'

const { importing } = texts
const largestFile = 200_000

/** Reads a page or a table and shows what it found before any of it is used. */
export function ImportKnowledge({ onUse }: { onUse: (found: FoundKnowledge) => void }) {
  const [text, setText] = useState('')
  const found = text.trim() ? readKnowledge(text) : undefined
  const isEmpty = found && found.items.length + found.questions.length === 0 && !found.hours

  const openFile = async (file: File | undefined) => {
    if (!file) return
    if (file.size > largestFile) notify({ type: 'error', title: importing.tooLarge })
    else setText(decodeText(new Uint8Array(await file.arrayBuffer())).text.slice(0, longestText))
  }
  const use = () => {
    if (!found) return
    onUse(found)
    setText('')
    notify({ type: 'success', title: importing.used })
  }
  return (
    <SectionCard id="import" title={importing.title} lead={importing.lead}>
      <div className={styles.form}>
        <Textarea
          label={importing.text}
          name="text"
          rows={5}
          maxLength={longestText}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Field
          label={importing.file}
          name="file"
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={(event) => openFile(event.target.files?.[0])}
        />
        <div role="status" className={styles.ways}>
          {isEmpty && <Text>{importing.nothing}</Text>}
          {found && !isEmpty && (
            <>
              <Text>
                {importing.found(found.items.length, found.questions.length, found.hours !== undefined)}
              </Text>
              {found.leftOut > 0 && (
                <Text size="sm" tone="muted">
                  {importing.leftOut(found.leftOut)}
                </Text>
              )}
              <ul>
                {found.items.slice(0, 20).map(({ name, price }) => (
                  <li key={name}>
                    {name}
                    {price !== null && `: ${formatBRL(toCents(price))}`}
                  </li>
                ))}
                {found.questions.slice(0, 20).map(({ title, answer }) => (
                  <li key={title}>
                    {title} {answer}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        {found && !isEmpty && (
          <div>
            <Button variant="secondary" onClick={use}>
              {importing.use}
            </Button>
          </div>
        )}
      </div>
    </SectionCard>
  )
}
