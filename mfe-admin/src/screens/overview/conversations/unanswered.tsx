import {
  adminQuestion,
  answerQuestion,
  getLabelledFile,
  ignoreQuestion,
  type UnansweredQuestion,
} from '@ag/contracts'
import { describeError, formatDay } from '@ag/core'
import { call, callFile, notify, useMutation, useSuspenseQuery } from '@ag/platform'
import { Button, Cluster, Text } from '@ag/ui'
import { Field, Textarea } from '@ag/ui/form'
import { FormModal, SectionCard, saveFile } from '@ag/ui/work'
import { useState } from 'react'
import { usePermission } from '../../../admin-queries'
import { refreshUnanswered, unansweredQuestions } from './conversation-queries'
import { LabelQuestion } from './label-question'
import { texts as all } from './texts'
import styles from './unanswered.module.css'

const texts = all.unanswered

/** What the assistant did not understand, two presses away from an answer. */
export function Unanswered() {
  const { items, labelled } = useSuspenseQuery(unansweredQuestions).data
  const may = usePermission()('faq:write')
  const [answering, setAnswering] = useState<UnansweredQuestion>()
  return (
    <SectionCard id="unanswered" title={texts.title} lead={texts.lead}>
      {items.length === 0 ? (
        <Text>{texts.none}</Text>
      ) : (
        <ul className={styles.list}>
          {items.map((each) => (
            <Question key={each.id} asked={each} onAnswer={() => setAnswering(each)} />
          ))}
        </ul>
      )}
      {may && labelled > 0 && <DownloadLabelled count={labelled} />}
      {answering && <AnswerDialog asked={answering} onClose={() => setAnswering(undefined)} />}
    </SectionCard>
  )
}

/** Lines that whoever works on the assistant adds to what it learns from. */
function DownloadLabelled({ count }: { count: number }) {
  const download = useMutation({
    mutationFn: () => callFile(getLabelledFile),
    onSuccess: (file) => saveFile('mensagens-rotuladas.jsonl', file),
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <Cluster>
      <Text size="sm" tone="muted">
        {texts.labelledCount(count)}
      </Text>
      <Button
        size="sm"
        variant="outline"
        loading={download.isPending}
        onClick={() => download.mutate(undefined)}
      >
        {texts.download}
      </Button>
    </Cluster>
  )
}

function Question({ asked, onAnswer }: { asked: UnansweredQuestion; onAnswer: () => void }) {
  const may = usePermission()('faq:write')
  const ignore = useMutation({
    // Those like it are asked for the same.
    mutationFn: () =>
      Promise.all([asked, ...asked.similar].map(({ id }) => call(ignoreQuestion, { params: { id } }))),
    onSuccess: async () => {
      await refreshUnanswered()
      notify({ type: 'success', title: texts.ignored })
    },
    onError: (error) => notify({ type: 'error', ...describeError(error), action: undefined }),
  })
  return (
    <li className={styles.question} aria-label={asked.question}>
      <div className={styles.words}>
        <q>{asked.question}</q>
        <Text size="sm" tone="muted">
          {texts.times(asked.times)}, {texts.last(formatDay(asked.last_at))}
        </Text>
        {asked.similar.length > 0 && (
          <details className={styles.similar}>
            <summary>{texts.similar(asked.similar.length)}</summary>
            <ul>
              {asked.similar.map(({ id, question }) => (
                <li key={id}>
                  <q>{question}</q>
                </li>
              ))}
            </ul>
          </details>
        )}
        {may && <LabelQuestion asked={asked} />}
      </div>
      {may && (
        <Cluster>
          <Button size="sm" onClick={onAnswer}>
            {texts.answer}
          </Button>
          <Button size="sm" variant="ghost" loading={ignore.isPending} onClick={() => ignore.mutate()}>
            {texts.ignore}
          </Button>
        </Cluster>
      )}
    </li>
  )
}

function AnswerDialog({ asked, onClose }: { asked: UnansweredQuestion; onClose: () => void }) {
  return (
    <FormModal
      title={texts.answer}
      submit={texts.save}
      schema={adminQuestion}
      action={async (body) => {
        await call(answerQuestion, { params: { id: asked.id }, body })
        await Promise.all(asked.similar.map(({ id }) => call(ignoreQuestion, { params: { id } })))
        onClose()
        await refreshUnanswered()
        notify({ type: 'success', title: texts.saved })
      }}
      onClose={onClose}
    >
      <Field
        label={texts.question}
        name="question"
        hint={texts.questionHint}
        defaultValue={asked.question.slice(0, 200)}
        maxLength={200}
        required
      />
      <Textarea label={texts.words} name="answer" rows={4} maxLength={2000} required />
    </FormModal>
  )
}
