import { askBi, pinBiQuestion, type ReplyOf } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, newRequestKey, notify, queryClient, useMutation } from '@ag/platform'
import { Button, Text, VisuallyHidden } from '@ag/ui'
import { FormError, Input } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import { type FormEvent, useId, useState } from 'react'
import { AnswerView, Offers } from './answer-view'
import styles from './business-intelligence.module.css'
import { board, forgetWorkspace } from './queries'
import { texts } from './texts'

interface AskBoxProps {
  questions: string[]
  isRunning: boolean
}

interface Asked {
  question: string
  reply: ReplyOf<typeof askBi>
}

/** A question, its answer, and what to do with it. */
export function AskBox({ questions, isRunning }: AskBoxProps) {
  const id = useId()
  const [question, setQuestion] = useState('')
  const asking = useMutation({
    // One id for one press: an answer that was lost on the way costs nothing more.
    mutationFn: async (asked: string): Promise<Asked> => ({
      question: asked,
      reply: await call(askBi, { body: { id: newRequestKey(), question: asked } }),
    }),
    onSuccess: () => void forgetWorkspace(),
  })
  const ask = (asked: string) => {
    setQuestion(asked)
    if (asked.trim() !== '') asking.mutate(asked)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask(question)
  }
  const spoken = asking.data && spokenOf(asking.data.reply.answer)

  return (
    <SectionCard
      id={`${id}title`}
      title={texts.ask.title}
      lead={isRunning ? texts.ask.cost : texts.ask.resting}
    >
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id} className={styles.label}>
          {texts.ask.question}
        </label>
        <div className={styles.line}>
          <Input
            id={id}
            name="question"
            autoComplete="off"
            maxLength={300}
            placeholder={texts.ask.placeholder}
            value={question}
            disabled={!isRunning}
            onChange={({ target }) => setQuestion(target.value)}
          />
          <Button type="submit" loading={asking.isPending} disabled={!isRunning}>
            {texts.ask.send}
          </Button>
        </div>
      </form>
      <div className={styles.next}>
        <Text size="sm" tone="muted" aria-hidden="true">
          {texts.ask.ready}
        </Text>
        <Offers label={texts.ask.ready} questions={questions} onAsk={ask} disabled={!isRunning} />
      </div>
      <div role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
      {asking.isError && <FormError {...describeError(asking.error)} />}
      {asking.data && (
        <section aria-label={texts.ask.answer}>
          <AnswerView answer={asking.data.reply.answer} table={asking.data.reply.table?.name} onAsk={ask}>
            <Pin key={asking.submittedAt} {...asking.data} />
          </AnswerView>
        </section>
      )}
    </SectionCard>
  )
}

const spokenOf = (answer: Asked['reply']['answer']): string =>
  answer.kind === 'answer' ? answer.sentence : answer.message

function Pin({ question, reply }: Asked) {
  const pin = useMutation({
    mutationFn: () => call(pinBiQuestion, { body: { question, table: reply.table?.id ?? null } }),
    onSuccess: () =>
      Promise.all([queryClient.invalidateQueries({ queryKey: board.queryKey }), forgetWorkspace()]),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <div>
      <Button
        variant="outline"
        size="sm"
        loading={pin.isPending}
        disabled={pin.isSuccess}
        onClick={() => pin.mutate()}
      >
        {pin.isSuccess ? texts.answer.pinned : texts.answer.pin}
      </Button>
    </div>
  )
}
