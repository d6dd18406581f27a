import {
  type AdminConversationDetails,
  answerAdminConversation,
  holdAdminConversation,
  longestMessage,
  textField,
} from '@ag/contracts'
import { describeError } from '@ag/core'
import { formatPhone } from '@ag/core/phone'
import { call, notify, useMutation, useQuery } from '@ag/platform'
import { Button, Heading, Skeleton, Text } from '@ag/ui'
import { Form, FormError, Textarea, useSubmit } from '@ag/ui/form'
import { InboxConversation, InboxHead, type InboxMessage, MessageLog } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { usePermission } from '../../../admin-queries'
import { conversationOf, showChanged } from './conversation-queries'
import { HolderBadge } from './holder-badge'
import { texts } from './texts'

interface ConversationViewProps {
  id: string
  onClose: () => void
}

/** One conversation: what was said, who answers, and what the team writes. */
export function ConversationView({ id, onClose }: ConversationViewProps) {
  const { data } = useQuery({ ...conversationOf(id), throwOnError: true })
  const mayAnswer = usePermission()('leads:write')
  if (!data) return <Skeleton rows={6} />
  const contact = [data.email, data.phone && formatPhone(data.phone), texts.page(data.page_path)].filter(
    Boolean,
  )
  return (
    <InboxConversation titleId="conversation-title">
      <InboxHead
        back={
          <Button variant="ghost" size="sm" onClick={onClose}>
            {texts.back}
          </Button>
        }
      >
        <Heading level={3} size="md" id="conversation-title" tabIndex={-1}>
          {data.name}
        </Heading>
        <HolderBadge conversation={data} />
        {mayAnswer && <Turn conversation={data} />}
      </InboxHead>
      <Text size="sm" tone="muted">
        {contact.join(' · ')}
      </Text>
      <MessageLog label={texts.messages(data.name)} messages={data.messages.map(shown)} />
      {mayAnswer && <Reply id={data.id} />}
    </InboxConversation>
  )
}

const shown = ({
  id,
  type,
  content,
  timestamp,
  metadata: { person },
}: AdminConversationDetails['messages'][number]): InboxMessage => ({
  key: id,
  at: timestamp,
  text: content,
  ...(type === 'user'
    ? { from: 'customer', author: texts.visitor }
    : person
      ? { from: 'team', author: texts.ofTeam(person) }
      : { from: 'agent', author: texts.assistant }),
})

/** Taking over, and giving back; whoever waits for nothing any more is let be. */
function Turn({ conversation: { id, person, waiting_since } }: { conversation: AdminConversationDetails }) {
  const turn = useMutation({
    mutationFn: (holder: 'person' | 'assistant') =>
      call(holdAdminConversation, { params: { id }, body: { holder } }),
    onSuccess: async (changed, holder) => {
      const given = person ? texts.given : texts.settled
      notify({ type: 'success', title: holder === 'person' ? texts.taken : given })
      await showChanged(changed)
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <>
      {!person && (
        <Button size="sm" loading={turn.isPending} onClick={() => turn.mutate('person')}>
          {texts.take}
        </Button>
      )}
      {(person || waiting_since) && (
        <Button size="sm" variant="outline" loading={turn.isPending} onClick={() => turn.mutate('assistant')}>
          {person ? texts.give : texts.settle}
        </Button>
      )}
    </>
  )
}

const replyForm = z.object({ text: textField(longestMessage, texts.write) })

function Reply({ id }: { id: string }) {
  // The same until it has arrived: sent again after a lost answer it is not said twice.
  const [messageId, setMessageId] = useState(() => crypto.randomUUID())
  const { form, submit, pending, failure } = useSubmit(replyForm, async ({ text }) => {
    const conversation = await call(answerAdminConversation, {
      params: { id },
      body: { id: messageId, text },
    })
    setMessageId(crypto.randomUUID())
    form.reset({ text: '' })
    await showChanged(conversation)
  })
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <FormError {...describeError(failure)} />}
      <Textarea
        label={texts.reply}
        name="text"
        hint={texts.replyHint}
        rows={2}
        maxLength={longestMessage}
        required
      />
      <div>
        <Button type="submit" loading={pending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  )
}
