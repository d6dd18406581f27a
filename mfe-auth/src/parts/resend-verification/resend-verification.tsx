import { emailForm } from '@ag/contracts'
import { describeError } from '@ag/core'
import { Alert, Button, Stack } from '@ag/ui'
import { EmailField, Form, FormError, useSubmit } from '@ag/ui/form'
import { texts } from './texts'
import { useResend } from './use-resend'

/** Asks for another verification mail to an address that is known here. */
export function ResendButton({ email }: { email: string }) {
  const { send, pending, failure, sent, secondsLeft } = useResend()
  return (
    <Stack gap="sm">
      <Button
        variant="outline"
        size="sm"
        loading={pending}
        disabled={secondsLeft > 0}
        onClick={() => send(email).catch(() => undefined)}
      >
        {texts.button}
      </Button>
      {failure && <FormError {...describeError(failure)} />}
      {sent && <Sent secondsLeft={secondsLeft} />}
    </Stack>
  )
}

/** Asks for another verification mail to an address that has to be told first. */
export function ResendForm() {
  const { send, sent, secondsLeft } = useResend()
  const { form, submit, pending, failure } = useSubmit(emailForm, ({ email }) => send(email))
  return (
    <Form form={form} onSubmit={submit}>
      {failure !== undefined && <FormError {...describeError(failure)} />}
      <EmailField form={form} label={texts.email} autoComplete="email" />
      <Button type="submit" size="lg" wide loading={pending} disabled={secondsLeft > 0}>
        {texts.button}
      </Button>
      {sent && <Sent secondsLeft={secondsLeft} />}
    </Form>
  )
}

/** The seconds are shown, not read out one by one. */
function Sent({ secondsLeft }: { secondsLeft: number }) {
  return (
    <Alert tone="success">
      <span role="status">{texts.sent}</span>
      {secondsLeft > 0 && <span aria-live="off"> {texts.again(secondsLeft)}</span>}
    </Alert>
  )
}
