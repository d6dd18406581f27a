import { type Chat, type ChatMessage, moveChat, replyInChat, saveChatNote } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, queryClient, useMutation, useQuery } from '@ag/platform'
import { Badge, Button, Heading, Skeleton } from '@ag/ui'
import { Form, FormError, Textarea, useSubmit } from '@ag/ui/form'
import { InboxConversation, InboxHead, MessageLog } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { chatOf, refreshChats } from './chat-queries'
import styles from './chat-view.module.css'
import { ModeBadge } from './mode-badge'
import { TemplateReply } from './template-reply'
import { texts } from './texts'

const { inbox } = texts

/** One conversation: what was said, who holds it, and what the team writes. */
export function ChatView({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: chat } = useQuery({ ...chatOf(id), throwOnError: true })
  if (!chat) return <Skeleton rows={6} />
  return (
    <InboxConversation titleId="chat-title">
      <InboxHead
        back={
          <Button variant="ghost" size="sm" onClick={onClose}>
            {inbox.back}
          </Button>
        }
      >
        <Heading level={3} size="md" id="chat-title" tabIndex={-1}>
          {chat.name}
        </Heading>
        <ModeBadge mode={chat.mode} />
        {chat.channel === 'whatsapp' && <Badge>{inbox.viaWhatsapp}</Badge>}
        <Turn chat={chat} />
      </InboxHead>
      <MessageLog
        label={inbox.messages(chat.name)}
        messages={chat.messages.map((message) => ({
          key: message.position,
          from: message.from,
          author: authorOf(message),
          at: message.sent_at,
          text: message.text,
        }))}
      />
      <Answer chat={chat} />
      <Note chat={chat} />
    </InboxConversation>
  )
}

/** Who wrote a message, and how far WhatsApp has carried it. */
function authorOf({ from, delivery, problem }: ChatMessage): string {
  return [
    from === 'unknown' ? '' : inbox.authors[from],
    delivery && delivery !== 'unknown' && inbox.deliveries[delivery],
    problem && problem !== 'unknown' && inbox.problems[problem],
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Words of one's own, as long as WhatsApp takes them. */
function Answer({ chat: { id, answer_until } }: { chat: Chat }) {
  const isLate = answer_until !== null && Date.parse(answer_until) <= Date.now()
  return isLate ? <TemplateReply id={id} onSent={showChanged} /> : <Reply id={id} />
}

/** Every change answers with the conversation as it is now. */
async function showChanged(chat: Chat): Promise<void> {
  queryClient.setQueryData(chatOf(chat.id).queryKey, chat)
  await refreshChats()
}

function Turn({ chat }: { chat: Chat }) {
  const isTeam = chat.mode === 'team'
  const turn = useMutation({
    mutationFn: () => call(moveChat, { params: { id: chat.id }, body: { mode: isTeam ? 'agent' : 'team' } }),
    onSuccess: async (changed) => {
      notify({ type: 'success', title: isTeam ? inbox.given : inbox.taken })
      await showChanged(changed)
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Button
      size="sm"
      variant={isTeam ? 'secondary' : 'primary'}
      loading={turn.isPending}
      onClick={() => turn.mutate()}
    >
      {isTeam ? inbox.give : inbox.take}
    </Button>
  )
}

const replyForm = z.object({
  text: z
    .string('Escreva a mensagem.')
    .check(
      z.trim(),
      z.minLength(1, 'Escreva a mensagem.'),
      z.maxLength(1000, 'Use no máximo 1000 caracteres.'),
    ),
})

function Reply({ id }: { id: string }) {
  // The same until it has arrived: sent again after a lost answer it is not said twice.
  const [messageId, setMessageId] = useState(() => crypto.randomUUID())
  const { form, submit, pending, failure } = useSubmit(replyForm, async ({ text }) => {
    const chat = await call(replyInChat, { params: { id }, body: { id: messageId, text } })
    setMessageId(crypto.randomUUID())
    form.reset({ text: '' })
    await showChanged(chat)
  })
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <FormError {...describeError(failure)} />}
      <Textarea label={inbox.reply} name="text" hint={inbox.replyHint} rows={2} maxLength={1000} required />
      <div>
        <Button type="submit" loading={pending}>
          {inbox.send}
        </Button>
      </div>
    </Form>
  )
}

const noteForm = z.object({
  note: z.string().check(z.trim(), z.maxLength(2000, 'Use no máximo 2000 caracteres.')),
})

function Note({ chat }: { chat: Chat }) {
  const { form, submit, pending, failure } = useSubmit(noteForm, async (body) => {
    await showChanged(await call(saveChatNote, { params: { id: chat.id }, body }))
    notify({ type: 'success', title: inbox.noteSaved })
  })
  return (
    <details className={styles.note} open={chat.note !== ''}>
      <summary>{inbox.note}</summary>
      <Form form={form} onSubmit={submit}>
        {failure !== undefined && <FormError {...describeError(failure)} />}
        <Textarea
          label={inbox.note}
          name="note"
          hint={inbox.noteHint}
          rows={2}
          defaultValue={chat.note}
          maxLength={2000}
        />
        <div>
          <Button type="submit" size="sm" variant="outline" loading={pending}>
            {inbox.saveNote}
          </Button>
        </div>
      </Form>
    </details>
  )
}
