import {
  labelQuestion,
  type MessageIntent,
  messageIntent,
  messageIntents,
  type UnansweredQuestion,
  unknownWord,
} from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, useMutation } from '@ag/platform'
import { Button, Cluster, Text } from '@ag/ui'
import { Select } from '@ag/ui/form'
import { FormModal } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { refreshUnanswered } from './conversation-queries'
import { intentNames } from './intent-names'
import { texts as all } from './texts'

const texts = all.unanswered
const schema = z.object({ intent: messageIntent })
const byName = messageIntents.toSorted((one, other) =>
  intentNames[one].localeCompare(intentNames[other], 'pt-BR'),
)

/** One press says what a question and those like it meant; the likely meanings come first. */
export function LabelQuestion({ asked }: { asked: UnansweredQuestion }) {
  const [isChoosing, setChoosing] = useState(false)
  const label = async (intent: MessageIntent) => {
    await call(labelQuestion, {
      params: { id: asked.id },
      body: { intent, similar: asked.similar.map(({ id }) => id) },
    })
    await refreshUnanswered()
    notify({ type: 'success', title: texts.labelled(intentNames[intent]) })
  }
  const press = useMutation({
    mutationFn: label,
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  const likely = asked.likely.flatMap(({ intent, example }) =>
    intent === unknownWord ? [] : { intent, example },
  )
  return (
    <Cluster>
      <Text size="sm" tone="muted">
        {texts.meant}
      </Text>
      {likely.map(({ intent, example }) => (
        <Button
          key={intent}
          size="sm"
          variant="outline"
          title={texts.near(example)}
          loading={press.isPending && press.variables === intent}
          disabled={press.isPending}
          onClick={() => press.mutate(intent)}
        >
          {intentNames[intent]}
        </Button>
      ))}
      <Button size="sm" variant="ghost" disabled={press.isPending} onClick={() => setChoosing(true)}>
        {texts.other}
      </Button>
      {isChoosing && (
        <FormModal
          title={texts.meant}
          submit={texts.label}
          schema={schema}
          action={async ({ intent }) => {
            await label(intent)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        >
          <Select label={texts.meaning} name="intent" placeholder={texts.choose} required>
            {byName.map((intent) => (
              <option key={intent} value={intent}>
                {intentNames[intent]}
              </option>
            ))}
          </Select>
        </FormModal>
      )}
    </Cluster>
  )
}
