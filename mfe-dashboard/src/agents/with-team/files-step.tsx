import {
  type AgentTask,
  beginHandIn,
  dropHandIn,
  finishHandIn,
  type HandedFile,
  handInLimits,
  readHandInPart,
  sendHandInPart,
} from '@ag/contracts'
import { AppError, describeError } from '@ag/core'
import { fileOfBase64 } from '@ag/core/base64'
import { call, notify } from '@ag/platform'
import { Button } from '@ag/ui'
import { Progress } from '@ag/ui/data'
import { Field, Form, FormError, useSubmit } from '@ag/ui/form'
import { StoredFiles } from '@ag/ui/work'
import { useState } from 'react'
import * as z from 'zod/mini'
import { sendParts } from '../send-parts'
import { readTasksAgain } from './read-tasks-again'
import { texts } from './texts'

interface FilesStepProps {
  agent: string
  task: AgentTask
  /** Files can be added and taken back. */
  isOpen: boolean
}

/** What was handed in, and more of it while the step is open. */
export function FilesStep({ agent, task, isOpen }: FilesStepProps) {
  const drop = async ({ id }: HandedFile) => {
    await call(dropHandIn, { params: { agent, file: id } })
    await readTasksAgain()
  }
  return (
    <>
      <StoredFiles
        label={texts.files.label}
        files={task.files}
        fetchFile={(file) => fetchFile(agent, file)}
        onFailure={(error) => notify({ type: 'error', ...describeError(error), action: undefined })}
        onDrop={isOpen ? drop : undefined}
      />
      {isOpen && task.files.length < handInLimits.files && (
        // The files that were chosen are sent: the next ones begin with an empty field.
        <Sending key={task.files.length} agent={agent} task={task} />
      )}
    </>
  )
}

function Sending({ agent, task }: Pick<FilesStepProps, 'agent' | 'task'>) {
  const [progress, setProgress] = useState<number>()
  const { form, submit, pending, failure } = useSubmit(filesForm, async ({ files }) => {
    try {
      for (const file of files) await handIn(agent, task.id, file, setProgress)
      notify({ type: 'success', title: texts.files.sent(files.length) })
    } finally {
      setProgress(undefined)
      await readTasksAgain()
    }
  })
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <FormError {...describeError(failure)} />}
      <Field
        type="file"
        label={texts.files.choose}
        name="files"
        hint={texts.files.hint}
        accept=".pdf,.jpg,.jpeg,.png,.webp,.xlsx,.docx,.pptx,.txt,.csv"
        multiple
        required
      />
      {progress !== undefined && <Progress label={texts.files.sending} value={progress} />}
      <div>
        <Button type="submit" loading={pending}>
          {texts.files.send}
        </Button>
      </div>
    </Form>
  )
}

const filesForm = z.object({
  /** What an input of files holds. */
  files: z
    .pipe(
      z.transform((files) => (files instanceof FileList ? [...files] : [])),
      z.array(z.instanceof(File)),
    )
    .check(
      z.minLength(1, texts.files.none),
      z.refine((files) => files.every(({ size }) => size <= handInLimits.fileBytes), texts.files.tooLarge),
    ),
})

async function handIn(
  agent: string,
  task: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<void> {
  if (file.size === 0) throw new AppError('VALIDATION_FAILED', { userMessage: texts.files.empty(file.name) })
  const { id } = await call(beginHandIn, {
    params: { agent, task },
    body: { name: file.name, bytes: file.size },
  })
  const send = (part: string, content: string) =>
    call(sendHandInPart, { params: { agent, file: id, part }, body: { content } })
  await sendParts(file, handInLimits.partBytes, send, onProgress)
  await call(finishHandIn, { params: { agent, file: id } })
}

async function fetchFile(agent: string, { id, bytes, type }: HandedFile): Promise<Blob> {
  const parts: string[] = []
  for (let part = 0; part * handInLimits.partBytes < bytes; part += 1)
    parts.push((await call(readHandInPart, { params: { agent, file: id, part: String(part) } })).content)
  return fileOfBase64(parts, type)
}
