import { accountDeletionForm, requestAccountDeletion } from '@ag/contracts'
import { formatLongDay } from '@ag/core'
import { call, notify, queryClient, untilClosed, useSuspenseQuery } from '@ag/platform'
import { Button, DataBoundary, Heading, Skeleton, Text } from '@ag/ui'
import { PasswordField } from '@ag/ui/form'
import { FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import { accountDeletion } from '../../../deletion-query'
import { useFocusLater } from '../../../parts/use-focus-later'
import styles from './account-deletion-card.module.css'
import { texts } from './texts'

const words = texts.deletion

/** The end of the account: what it means, and asking for it. */
export function AccountDeletionCard() {
  return (
    <SectionCard id="deletion" title={words.title} lead={words.lead}>
      <div className={styles.lists}>
        <List title={words.goes} items={words.going} />
        <List title={words.stays} items={words.staying} />
      </div>
      <DataBoundary loading={<Skeleton rows={1} />}>
        <Deletion />
      </DataBoundary>
    </SectionCard>
  )
}

function List({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

function Deletion() {
  const { deletion } = useSuspenseQuery(accountDeletion).data
  const [asking, setAsking] = useState(false)
  const focusLater = useFocusLater()

  if (deletion) return <Text size="sm">{words.pending(formatLongDay(deletion.requested_at))}</Text>
  return (
    <>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {words.ask}
        </Button>
      </div>
      {asking && (
        <FormModal
          title={words.confirm.title}
          submit={words.confirm.submit}
          danger
          schema={accountDeletionForm}
          action={async (body) => {
            const reply = await call(requestAccountDeletion, { body })
            queryClient.setQueryData(accountDeletion.queryKey, reply)
            notify({
              type: 'success',
              title: words.asked,
              message: words.askedLead(formatLongDay(reply.deletion.deletes_at)),
              duration: untilClosed,
            })
            setAsking(false)
            focusLater('deletion')
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.confirm.lead}</p>
          <PasswordField
            label={words.confirm.password}
            name="current_password"
            autoComplete="current-password"
            required
          />
        </FormModal>
      )}
    </>
  )
}
