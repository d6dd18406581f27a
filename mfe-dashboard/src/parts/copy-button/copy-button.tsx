import { Button } from '@ag/ui'
import { useState } from 'react'
import { texts } from './texts'

interface CopyButtonProps {
  /** What is copied. */
  text: string
  children: string
}

/** Copies a text that stands beside it, and says whether the browser let it. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const copy = () =>
    copyText(text).then(
      () => setSaid(texts.copied),
      () => setSaid(texts.byHand),
    )
  return (
    <>
      <Button variant="outline" size="sm" onClick={copy}>
        {children}
      </Button>
      <span role="status">{said}</span>
    </>
  )
}

/** Where there is no clipboard, asking for it throws at once. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
