import type { ConsentReceipt } from '@ag/contracts'
import { formatDay, formatTime } from '@ag/core'
import { call } from '@ag/platform'
import { Button } from '@ag/ui'
import { useEffect, useState } from 'react'
import styles from './privacy.module.css'
import { categoryOrder, categoryTexts, texts } from './texts'
import { isDue, show } from './view'

type Asked = { status: 'loading' } | { status: 'failed' } | { status: 'there'; receipt: ConsentReceipt }

/** What the server has on record under an id, newest first. */
export function Receipt({ id }: { id: string }) {
  const asked = useReceipt(id)
  return (
    <>
      <div className={styles.words}>
        <h2 className={styles.title} id="choice-title" tabIndex={-1}>
          {texts.receipt.title}
        </h2>
        <div role="status">
          {asked.status === 'loading' && <p>{texts.receipt.loading}</p>}
          {asked.status === 'failed' && <p>{texts.receipt.failed}</p>}
        </div>
        {asked.status === 'there' && <Entries {...asked.receipt} />}
      </div>
      <div className={styles.choices}>
        <Button variant="outline" onClick={() => show({ name: isDue() ? 'asking' : 'hidden' })}>
          {texts.close}
        </Button>
      </div>
    </>
  )
}

function Entries({ consent_id, entries }: ConsentReceipt) {
  return (
    <>
      <p>
        {texts.receipt.id}: <code>{consent_id}</code>
      </p>
      <ol className={styles.entries}>
        {entries.map(({ action, preferences, recorded_at, text_hash }) => (
          <li key={recorded_at}>
            <strong>{texts.receipt.actions[action]}</strong>
            <p>{texts.receipt.at(`${formatDay(recorded_at)}, ${formatTime(recorded_at)}`)}</p>
            <p>
              {texts.receipt.allowed}: {allowedOf(preferences)}
            </p>
            <p className={styles.hash}>{texts.receipt.hash(text_hash)}</p>
          </li>
        ))}
      </ol>
    </>
  )
}

const allowedOf = (preferences: ConsentReceipt['entries'][number]['preferences']) =>
  categoryOrder
    .filter((key) => preferences[key])
    .map((key) => categoryTexts[key].name)
    .join(', ')

function useReceipt(id: string): Asked {
  const [asked, setAsked] = useState<Asked>({ status: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    setAsked({ status: 'loading' })
    void import('./contracts')
      .then(({ getConsentReceipt }) => call(getConsentReceipt, { params: { id } }, { signal }))
      .then((receipt): Asked => ({ status: 'there', receipt }))
      .catch((): Asked => ({ status: 'failed' }))
      .then((result) => {
        if (!signal.aborted) setAsked(result)
      })
    return () => controller.abort()
  }, [id])
  return asked
}
