import { type AgentTask, answerAgentTask, getAgentTasks } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call, notify, query, useParams, useSuspenseQuery } from '@ag/platform'
import { Alert, Badge, Button, ButtonLink, Text, type Tone } from '@ag/ui'
import { Form, FormError, Textarea, useSubmit } from '@ag/ui/form'
import { SectionCard } from '@ag/ui/work'
import * as z from 'zod/mini'
import { workspaceOf } from '../../workspace-query'
import { FilesStep } from './files-step'
import { readTasksAgain } from './read-tasks-again'
import styles from './team-work.module.css'
import { texts } from './texts'

const tones: Record<AgentTask['state'], Tone> = {
  open: 'warning',
  sent: 'info',
  done: 'success',
  unknown: 'neutral',
}

/** The steps that customer and team take together. */
export function TeamWork() {
  const { agent = '' } = useParams()
  const { data } = useSuspenseQuery(query(getAgentTasks, { params: { agent } }))
  const { life } = useSuspenseQuery(workspaceOf(agent)).data
  return (
    <div className={styles.tasks}>
      <Text tone="muted">{texts.lead}</Text>
      {data.tasks.map((task) => (
        <SectionCard
          key={task.id}
          id={`task-${task.id}`}
          title={task.title}
          lead={task.hint}
          status={<Badge tone={tones[task.state]}>{texts.states[task.state]}</Badge>}
        >
          {task.note && <Alert>{texts.note(task.note)}</Alert>}
          {task.kind === 'files' && (
            <FilesStep agent={agent} task={task} isOpen={life === 'running' && task.state !== 'done'} />
          )}
          {life === 'running' && task.state !== 'done' && <Task agent={agent} task={task} />}
        </SectionCard>
      ))}
    </div>
  )
}

function Task({ agent, task }: { agent: string; task: AgentTask }) {
  if (task.kind === 'meeting')
    return (
      <div>
        {task.state === 'sent' && <Text size="sm">{texts.booked}</Text>}
        <ButtonLink size="sm" variant="outline" href={`/consultation?agent=${agent}`}>
          {task.state === 'sent' ? texts.bookAnother : texts.book}
        </ButtonLink>
      </div>
    )
  if (task.kind === 'files') return null
  if (task.kind === 'questions') return <Questions agent={agent} task={task} />
  return (
    <Text size="sm" tone="muted">
      {texts.waits}
    </Text>
  )
}

function Questions({ agent, task }: { agent: string; task: AgentTask }) {
  const { form, submit, pending, failure } = useSubmit(answersTo(task), async (answers) => {
    await call(answerAgentTask, { params: { agent, task: task.id }, body: { answers } })
    await readTasksAgain()
    notify({ type: 'success', title: texts.sent })
  })
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <FormError {...describeError(failure)} />}
      {task.questions.map(({ id, label, hint }) => (
        <Textarea
          key={id}
          label={label}
          name={id}
          rows={3}
          maxLength={2000}
          hint={hint ?? undefined}
          defaultValue={task.answers[id]}
          required
        />
      ))}
      <div>
        <Button type="submit" loading={pending}>
          {task.state === 'sent' ? texts.sendAgain : texts.send}
        </Button>
      </div>
    </Form>
  )
}

const answersTo = ({ questions }: AgentTask) =>
  z.object(
    Object.fromEntries(
      questions.map(({ id }) => [
        id,
        z.string().check(z.trim(), z.minLength(1, 'Responda em poucas palavras.'), z.maxLength(2000)),
      ]),
    ),
  )
