import { type Chat, sendChatTemplate } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, useQuery } from '@ag/platform'
import { Alert, Button, Skeleton, Text } from '@ag/ui'
import { Field, Form, FormError, Select, useSubmit } from '@ag/ui/form'
import { useState } from 'react'
import * as z from 'zod/mini'
import { templates as templatesQuery } from './chat-queries'
import { texts } from './texts'

const { inbox } = texts
const valueName = (at: number) => `value_${at}`
/** As many as a template of one message has. */
const mostValues = 20

const templateForm = z.catchall(z.object({ name: z.string() }), z.string())

/** What can still be written once the customer has been silent for a day: a text that WhatsApp knows. */
export function TemplateReply({ id, onSent }: { id: string; onSent: (chat: Chat) => Promise<void> }) {
  const { data, error } = useQuery(templatesQuery)
  const [chosen, setChosen] = useState('')
  // The same until it has arrived: sent again after a lost answer it is not said twice.
  const [messageId, setMessageId] = useState(() => crypto.randomUUID())
  const template = data?.items.find((each) => keyOf(each) === chosen)
  const places = Array.from({ length: Math.min(template?.values ?? 0, mostValues) }, (_, at) => at + 1)
  const { form, submit, pending, failure } = useSubmit(templateForm, async (typed) => {
    if (!template) return
    const { name, language } = template
    const values = places.map((at) => typed[valueName(at)] ?? '')
    const chat = await call(sendChatTemplate, {
      params: { id },
      body: { id: messageId, name, language, values },
    })
    setMessageId(crypto.randomUUID())
    await onSent(chat)
  })
  return (
    <>
      <Alert tone="info">{inbox.late}</Alert>
      {error && <FormError {...describeError(error)} />}
      {!data && !error && <Skeleton rows={2} />}
      {data?.items.length === 0 && <Text tone="muted">{inbox.noTemplates}</Text>}
      {data && data.items.length > 0 && (
        <Form form={form} onSubmit={submit}>
          {failure !== undefined && <FormError {...describeError(failure)} />}
          <Select
            label={inbox.template}
            name="name"
            placeholder={inbox.chooseTemplate}
            onChange={({ target }) => setChosen(target.value)}
            required
          >
            {data.items.map((each) => (
              <option key={keyOf(each)} value={keyOf(each)}>
                {each.name} ({each.language})
              </option>
            ))}
          </Select>
          {template && <Text>{template.text}</Text>}
          {places.map((at) => (
            <Field
              key={`${chosen} ${at}`}
              label={inbox.value(at)}
              name={valueName(at)}
              maxLength={200}
              required
            />
          ))}
          <div>
            <Button type="submit" loading={pending} disabled={!template}>
              {inbox.sendTemplate}
            </Button>
          </div>
        </Form>
      )}
    </>
  )
}

const keyOf = ({ name, language }: { name: string; language: string }) => `${name} ${language}`
