import { describeError } from '@ag/core'
import { Button } from '@ag/ui'
import { type DraftOptions, Form, FormError, type Submission, useSubmit } from '@ag/ui/form'
import { LoadingOverlay, Modal } from '@ag/ui/overlay'
import { type ReactNode, useId } from 'react'
import * as z from 'zod/mini'
import { texts } from './texts'

interface FormModalProps<S extends z.ZodMiniType> {
  title: string
  /** What the button says that goes on, also by what the form holds. */
  submit: string | ((form: Pick<Submission['form'], 'watch'>) => string)
  /** What the button says that does not; 'Cancelar' unless told. */
  dismiss?: string
  /** It takes something away. */
  danger?: boolean
  /** What the fields must hold. */
  schema: S
  /** What it does; the dialog stays when it fails, and says so. Closing it is up to whoever opened it. */
  action: (values: z.output<S>) => Promise<unknown>
  onClose: () => void
  /** Under which name, and whose, what is typed outlives the dialog. */
  draft?: DraftOptions
  /** What is said over the fields while it is being done, where that takes its time and they must stay as they are. */
  waiting?: string
  /** What to know before, and the fields. */
  children: ReactNode
}

/** A dialog that asks for something, or for a yes, before it is done. */
export function FormModal<S extends z.ZodMiniType>({
  title,
  submit: words,
  dismiss = texts.cancel,
  danger = false,
  schema,
  action,
  onClose,
  draft,
  waiting,
  children,
}: FormModalProps<S>) {
  const id = useId()
  const { form, submit, pending, failure, draft: kept } = useSubmit(schema, action, draft)
  const fields = (
    <Form id={id} form={form} onSubmit={submit} draft={kept}>
      {children}
      {failure !== undefined && <FormError {...describeError(failure)} />}
    </Form>
  )
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {dismiss}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={pending}>
            {typeof words === 'string' ? words : words(form)}
          </Button>
        </>
      }
    >
      {waiting === undefined ? (
        fields
      ) : (
        <LoadingOverlay loading={pending} label={waiting}>
          {fields}
        </LoadingOverlay>
      )}
    </Modal>
  )
}

/** Of a dialog that only asks for a yes. */
export const noFields = z.object({})
