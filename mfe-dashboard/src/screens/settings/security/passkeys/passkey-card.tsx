import { type Passkey, passkeyName, removePasskey, renamePasskey } from '@ag/contracts'
import { formatDay, formatLongDay } from '@ag/core'
import { call, notify, queryClient, untilClosed, useMutation, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, DataBoundary, Skeleton, Text, VisuallyHidden } from '@ag/ui'
import { Field, FormError } from '@ag/ui/form'
import { FormModal, noFields, SectionCard } from '@ag/ui/work'
import KeyIcon from 'lucide-react/icons/key-round'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useFocusLater } from '../../../../parts/use-focus-later'
import { passkeys, supportsPasskeys } from '../../../../passkeys'
import { Row, Rows } from '../../parts/rows'
import { addOwnPasskey, describePasskeyError } from './add-own-passkey'
import { texts } from './texts'

/** The sign-in methods that need no password. */
export function PasskeyCard() {
  return (
    <SectionCard id="passkeys" title={texts.title} lead={texts.lead}>
      <DataBoundary loading={<Skeleton rows={3} />}>
        <PasskeyList />
      </DataBoundary>
      {supportsPasskeys() ? <AddPasskey /> : <Text size="sm">{texts.unsupported}</Text>}
    </SectionCard>
  )
}

function AddPasskey() {
  const adding = useMutation({
    mutationFn: addOwnPasskey,
    onSuccess: ({ name }) => sayDone(texts.added(name)),
  })
  return (
    <>
      {adding.isError && <FormError {...describePasskeyError(adding.error)} />}
      <div>
        <Button loading={adding.isPending} onClick={() => adding.mutate()}>
          {texts.add}
        </Button>
      </div>
    </>
  )
}

async function sayDone(done: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: passkeys.queryKey })
  notify({ type: 'success', title: done, duration: untilClosed })
}

interface Change {
  what: 'rename' | 'remove'
  passkey: Passkey
}

function PasskeyList() {
  const { items } = useSuspenseQuery(passkeys).data
  const [change, setChange] = useState<Change>()
  const focusLater = useFocusLater()
  const close = () => setChange(undefined)

  async function rename({ id }: Passkey, name: string) {
    await call(renamePasskey, { params: { id }, body: { name } })
    await sayDone(texts.renaming.done)
    close()
  }

  async function remove({ id }: Passkey) {
    await call(removePasskey, { params: { id } })
    await sayDone(texts.removal.done)
    close()
    focusLater('passkeys')
  }

  if (items.length === 0)
    return (
      <Text size="sm" tone="muted">
        {texts.none}
      </Text>
    )
  return (
    <>
      <Rows>
        {items.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} onChange={(what) => setChange({ what, passkey })} />
        ))}
      </Rows>
      {change?.what === 'rename' && (
        <FormModal
          title={texts.renaming.title}
          submit={texts.renaming.submit}
          schema={renaming}
          action={({ name }) => rename(change.passkey, name)}
          onClose={close}
        >
          <Field
            label={texts.renaming.name}
            name="name"
            defaultValue={change.passkey.name}
            maxLength={60}
            required
          />
        </FormModal>
      )}
      {change?.what === 'remove' && (
        <FormModal
          title={texts.removal.title}
          submit={texts.removal.submit}
          danger
          schema={noFields}
          action={() => remove(change.passkey)}
          onClose={close}
        >
          <p>{texts.removal.lead(change.passkey.name)}</p>
          <Text size="sm" tone="muted">
            {texts.removal.device}
          </Text>
        </FormModal>
      )}
    </>
  )
}

const renaming = z.object({ name: passkeyName })

interface PasskeyRowProps {
  passkey: Passkey
  onChange: (what: Change['what']) => void
}

function PasskeyRow({ passkey, onChange }: PasskeyRowProps) {
  const { name, created_at, last_used_at, synced } = passkey
  const button = (what: Change['what']) => (
    <Button size="sm" variant="outline" onClick={() => onChange(what)}>
      <span>
        {texts[what]}
        <VisuallyHidden> {name}</VisuallyHidden>
      </span>
    </Button>
  )
  return (
    <Row
      icon={<KeyIcon />}
      title={name}
      mark={synced && <Badge>{texts.synced}</Badge>}
      facts={[
        texts.created(formatLongDay(created_at)),
        last_used_at === null ? texts.neverUsed : texts.lastUsed(formatDay(last_used_at)),
      ]}
      actions={
        <>
          {button('rename')}
          {button('remove')}
        </>
      }
    />
  )
}
