import {
  removeWhatsappChannel,
  saveWhatsappChannel,
  type WhatsappChannel,
  whatsappNumber,
} from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, queryClient, useSuspenseQuery } from '@ag/platform'
import { Alert, Badge, Button, Cluster, Text } from '@ag/ui'
import { Field, Form, FormError, useSubmit } from '@ag/ui/form'
import { FormModal, SectionCard } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { CopyButton } from '../../parts/copy-button/copy-button'
import { channel as channelQuery } from './chat-queries'
import styles from './knowledge-form.module.css'
import { texts } from './texts'

const { channel } = texts
type Number = NonNullable<WhatsappChannel['number']>

/** The company's own number at WhatsApp: connected with what Meta gives, checked, and taken off again. */
export function ChannelForm() {
  const { number } = useSuspenseQuery(channelQuery).data
  return (
    <SectionCard
      id="channel"
      title={channel.title}
      lead={channel.lead}
      {...(number && { status: <State number={number} /> })}
    >
      {number ? <Connected number={number} /> : <Connect label={channel.connect} hint={channel.optional} />}
    </SectionCard>
  )
}

function State({ number: { is_verified, problem } }: { number: Number }) {
  if (problem) return <Badge tone="danger">{channel.states.problem}</Badge>
  return is_verified ? (
    <Badge tone="success">{channel.states.works}</Badge>
  ) : (
    <Badge tone="warning">{channel.states.waits}</Badge>
  )
}

function Connected({ number }: { number: Number }) {
  const { shown, name, problem, webhook, verify_token } = number
  const [asks, setAsks] = useState(false)
  return (
    <>
      {problem && (
        <Alert tone="danger">{problem === 'token' ? channel.problems.token : channel.problems.other}</Alert>
      )}
      <Text>
        <strong>{shown}</strong> {name}
      </Text>
      <div className={styles.ways}>
        <Text>{channel.steps}</Text>
        <Text>{channel.webhook}</Text>
        <p className={styles.way}>
          <code>{webhook}</code> <CopyButton text={webhook}>{channel.copyWebhook}</CopyButton>
        </p>
        <Text>{channel.verifyToken}</Text>
        <p className={styles.way}>
          <code>{verify_token}</code> <CopyButton text={verify_token}>{channel.copyToken}</CopyButton>
        </p>
      </div>
      <details className={styles.more}>
        <summary>{channel.replace}</summary>
        <Connect label={channel.save} phoneNumberId={number.phone_number_id} />
      </details>
      <Cluster>
        <Button variant="ghost" onClick={() => setAsks(true)}>
          {channel.remove}
        </Button>
      </Cluster>
      {asks && <RemoveDialog onClose={() => setAsks(false)} />}
    </>
  )
}

function Connect({ label, hint, phoneNumberId }: { label: string; hint?: string; phoneNumberId?: string }) {
  const { form, submit, pending, failure } = useSubmit(whatsappNumber, async (body) => {
    const saved = await call(saveWhatsappChannel, { body })
    form.reset({ phone_number_id: body.phone_number_id, access_token: '', app_secret: '' })
    queryClient.setQueryData(channelQuery.queryKey, saved)
    notify({ type: 'success', title: channel.connected })
  })
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <FormError {...describeError(failure)} />}
      {hint && <Text tone="muted">{hint}</Text>}
      <Field
        label={channel.phoneId}
        name="phone_number_id"
        hint={channel.phoneIdHint}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={phoneNumberId}
        required
      />
      <Field
        label={channel.token}
        name="access_token"
        type="password"
        hint={channel.tokenHint}
        autoComplete="off"
        required
      />
      <Field
        label={channel.appSecret}
        name="app_secret"
        type="password"
        hint={channel.appSecretHint}
        autoComplete="off"
        required
      />
      <Text size="sm" tone="muted">
        {channel.secrets}
      </Text>
      <div>
        <Button type="submit" loading={pending}>
          {label}
        </Button>
      </div>
    </Form>
  )
}

const nothing = z.object({})

function RemoveDialog({ onClose }: { onClose: () => void }) {
  const remove = async () => {
    await call(removeWhatsappChannel)
    queryClient.setQueryData(channelQuery.queryKey, { number: null })
    notify({ type: 'success', title: channel.removed })
  }
  return (
    <FormModal
      title={channel.removeTitle}
      submit={channel.remove}
      dismiss={channel.keep}
      danger
      schema={nothing}
      action={remove}
      onClose={onClose}
    >
      <Text>{channel.removeText}</Text>
    </FormModal>
  )
}
