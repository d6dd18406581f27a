import { cancelMeeting } from '@ag/contracts'
import { describeError } from '@ag/core'
import { call } from '@ag/platform'
import { Button, Cluster, Text } from '@ag/ui'
import { Form, FormError, Textarea, useSubmit } from '@ag/ui/form'
import * as z from 'zod/mini'
import styles from './managed-meeting.module.css'
import type { MeetingPartProps } from './meeting-part'
import { texts } from './texts'
import { useStepTitle } from './use-step-title'

const cancelForm = z.object({
  reason: z.string().check(z.trim(), z.maxLength(500, 'Use no máximo 500 caracteres.')),
})

/** Asks once more, and for a reason that nobody has to give. */
export function CancelMeeting({ link, onDone, onKeep, onRefused }: MeetingPartProps) {
  const title = useStepTitle()
  const { form, submit, pending, failure } = useSubmit(cancelForm, async ({ reason }) => {
    try {
      const cancelled = await call(cancelMeeting, {
        params: { id: link.id },
        body: { reason, key: link.key },
      })
      onDone(cancelled, texts.cancelling.done)
    } catch (error) {
      onRefused()
      throw error
    }
  })
  return (
    <section className={styles.step} aria-labelledby="cancelling">
      <h2 ref={title} id="cancelling" tabIndex={-1} className={styles.title}>
        {texts.cancelling.title}
      </h2>
      <Text>{texts.cancelling.lead}</Text>
      <Form form={form} onSubmit={submit}>
        {failure !== undefined && <FormError {...describeError(failure)} />}
        <Textarea label={texts.cancelling.reason} name="reason" rows={2} maxLength={500} />
        <Cluster>
          <Button type="submit" variant="danger" loading={pending}>
            {texts.cancelling.submit}
          </Button>
          <Button variant="outline" onClick={onKeep}>
            {texts.cancelling.keep}
          </Button>
        </Cluster>
      </Form>
    </section>
  )
}
