import {
  type AdminTask,
  getAdminTasks,
  type HandedFile,
  handInLimits,
  moveAdminTask,
  readAdminFilePart,
  type TaskState,
} from '@ag/contracts'
import { describeError, formatDay } from '@ag/core'
import { fileOfBase64 } from '@ag/core/base64'
import { call, Link, notify, query, queryClient, useSearchParams, useSuspenseQuery } from '@ag/platform'
import { Badge, Button, Cluster, EmptyState, Stack, Text } from '@ag/ui'
import { Textarea } from '@ag/ui/form'
import { Fact, Facts, FilterSelect, FormModal, SectionCard, StoredFiles } from '@ag/ui/work'
import ListIcon from 'lucide-react/icons/list-checks'
import { useState } from 'react'
import * as z from 'zod/mini'
import { usePermission } from '../../admin-queries'
import { useListAddress } from '../../parts/list/list-address'
import { texts } from './tasks-texts'

const states = Object.entries(texts.states) as [TaskState, string][]

/** Steps that customers and team take together: those that wait for the team, unless others are asked for. */
export function TasksPart() {
  const [address] = useSearchParams()
  const { set, href } = useListAddress()
  const state = states.find(([name]) => name === address.get('state'))?.[0] ?? 'sent'
  const cursor = address.get('cursor')
  const { data } = useSuspenseQuery(query(getAdminTasks, { query: { state, ...(cursor && { cursor }) } }))
  return (
    <Stack>
      <FilterSelect
        label={texts.state}
        name="state"
        value={state}
        options={states}
        onChoose={(next) => set({ state: next })}
      />
      {data.items.length === 0 ? (
        <EmptyState icon={<ListIcon />} title={texts.none} />
      ) : (
        data.items.map((task) => <TaskCard key={idOf(task)} task={task} />)
      )}
      {data.next_cursor && <Link to={href({ cursor: data.next_cursor })}>{texts.more}</Link>}
    </Stack>
  )
}

const idOf = ({ company_id, product_id, id }: AdminTask) => `${company_id}-${product_id}-${id}`

function TaskCard({ task }: { task: AdminTask }) {
  const may = usePermission()
  const [moving, setMoving] = useState<'open' | 'done'>()
  const { company_id, product_id, id } = task
  const answered = task.questions.filter((question) => task.answers[question.id])

  async function move({ note }: { note: string }) {
    if (!moving) return
    const params = { company: company_id, agent: product_id, task: id }
    await call(moveAdminTask, { params, body: { state: moving, note } })
    setMoving(undefined)
    await queryClient.invalidateQueries({ queryKey: [getAdminTasks.path] })
    notify({ type: 'success', title: texts.moved[moving](task.company) })
  }

  return (
    <SectionCard
      id={idOf(task)}
      title={`${task.company}: ${task.title}`}
      lead={task.product}
      status={<Badge tone="accent">{texts.states[task.state === 'unknown' ? 'sent' : task.state]}</Badge>}
    >
      <Facts>
        {answered.map((question) => (
          <Fact key={question.id} name={question.label}>
            {task.answers[question.id]}
          </Fact>
        ))}
        {task.note && <Fact name={texts.note}>{task.note}</Fact>}
        {task.updated_at && <Fact name={texts.since}>{formatDay(task.updated_at)}</Fact>}
      </Facts>
      <StoredFiles
        label={texts.files}
        files={task.files}
        fetchFile={fetchFile}
        onFailure={(error) => notify({ type: 'error', ...describeError(error), action: undefined })}
      />
      {may('leads:write') && (
        <Cluster>
          {task.state !== 'done' && (
            <Button size="sm" onClick={() => setMoving('done')}>
              {texts.finish}
            </Button>
          )}
          {task.state !== 'open' && (
            <Button size="sm" variant="outline" onClick={() => setMoving('open')}>
              {texts.giveBack}
            </Button>
          )}
        </Cluster>
      )}
      {moving && (
        <FormModal
          title={moving === 'done' ? texts.finish : texts.giveBack}
          submit={moving === 'done' ? texts.finish : texts.giveBack}
          schema={noteForm}
          action={move}
          onClose={() => setMoving(undefined)}
        >
          <Text>{texts.told(task.company)}</Text>
          <Textarea label={texts.word} name="note" rows={4} maxLength={1000} />
        </FormModal>
      )}
    </SectionCard>
  )
}

async function fetchFile({ id, bytes, type }: HandedFile): Promise<Blob> {
  const parts: string[] = []
  for (let part = 0; part * handInLimits.partBytes < bytes; part += 1)
    parts.push((await call(readAdminFilePart, { params: { file: id, part: String(part) } })).content)
  return fileOfBase64(parts, type)
}

const noteForm = z.object({ note: z.string().check(z.trim(), z.maxLength(1000)) })
